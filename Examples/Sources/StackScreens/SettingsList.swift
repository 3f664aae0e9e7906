import ChainUIKit
import ScreenContent

/// Groups of settings, as in the system's own settings.
final class SettingsList: UIView {
  init(_ groups: [[Setting]]) {
    super.init(frame: .zero)
    backgroundColor(.systemGroupedBackground).body {
      UIListView(spacing: 28) {
        UILabel("Settings")
          .font(.systemFont(ofSize: 34, weight: .bold))
          .spacingAfterSelf(16)
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
      .clipsToBounds(true)
      .body {
        VStack {
          for (index, setting) in group.enumerated() {
            if index > 0 { separator() }
            row(setting)
          }
        }
        .layout { $0.edges.equalToSuperview() }
      }
  }

  private static func row(_ setting: Setting) -> UIView {
    HStack(spacing: 14, alignment: .center) {
      IconTile(setting.symbol, color: setting.color)
      UILabel(setting.title)
        .font(.systemFont(ofSize: 17))
        .contentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      switch setting.accessory {
      case .page(let choice):
        choice.map {
          UILabel($0)
            .font(.systemFont(ofSize: 17))
            .textColor(.secondaryLabel)
            .spacingAfterSelf(8)
        }
        UIImageView(image: UIImage(systemName: "chevron.right"))
          .tintColor(.tertiaryLabel)
          .contentMode(.scaleAspectFit)
          .layout { $0.size.equalTo(14) }
      case .toggle(let isOn):
        UISwitch().isOn(isOn).onValueChanged { isOn.value = $0.isOn }
      }
    }
    .isLayoutMarginsRelativeArrangement(true)
    .directionalLayoutMargins(
      NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    )
    .layout { $0.height.equalTo(52) }
  }

  private static func separator() -> UIView {
    let thickness = 1 / UIScreen.main.scale
    return HStack {
      UIView().backgroundColor(.separator).layout { $0.height.equalTo(thickness) }
    }
    .isLayoutMarginsRelativeArrangement(true)
    .directionalLayoutMargins(
      NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 0, trailing: 0))
  }
}
