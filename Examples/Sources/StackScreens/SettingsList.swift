import ChainUIKit
import ScreenContent

/// Groups of settings, as in the system's own settings.
final class SettingsList: UIView {
  init(_ groups: [[Setting]]) {
    super.init(frame: .zero)
    backgroundColor(.systemGroupedBackground).body {
      UIListView(spacing: 28) {
        UILabel.title("Settings", size: 34).spacingAfterSelf(16)
        for group in groups { Self.card(of: group) }
      }
      .layout { $0.edges.equalToSuperview().inset(20) }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private static func card(of group: [Setting]) -> UIView {
    UIView()
      .backgroundColor(.secondarySystemGroupedBackground)
      .cornerRadius(12)
      .body {
        VStack {
          for (index, setting) in group.enumerated() {
            if index > 0 { inset(HStack { Hairline() }, leading: 59, trailing: 0) }
            inset(row(setting), leading: 16, trailing: 16).layout { $0.height.equalTo(52) }
          }
        }
        .layout { $0.edges.equalToSuperview() }
      }
  }

  private static func row(_ setting: Setting) -> UIStackView {
    HStack(spacing: 14, alignment: .center) {
      IconTile(setting.symbol, color: setting.color)
      UILabel.body(setting.title).contentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      switch setting.accessory {
      case .page(let choice):
        choice.map { UILabel.note($0, size: 17).spacingAfterSelf(8) }
        UIImageView.chevron()
      case .toggle(let isOn):
        UISwitch().isOn(isOn).onValueChanged { isOn.value = $0.isOn }
      }
    }
  }

  private static func inset(
    _ stack: UIStackView, leading: CGFloat, trailing: CGFloat
  ) -> UIStackView {
    stack
      .isLayoutMarginsRelativeArrangement(true)
      .directionalLayoutMargins(
        NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing))
  }
}
