import ArrangeUI
import ChainUIKit
import ScreenContent

/// Groups of settings, as in the system's own settings.
@MainActor
func makeSettingsList(_ groups: [[Setting]]) -> UIView {
  VStackView(alignment: .leading, spacing: 16) {
    UILabel.title("Settings", size: 34)
    VStackView(spacing: 28) {
      for group in groups { makeCard(of: group) }
    }
  }
  .padding(20)
  .frame(maximumHeight: .infinity, alignment: .top)
  .backgroundColor(.systemGroupedBackground)
}

@MainActor
private func makeCard(of group: [Setting]) -> UIView {
  VStackView {
    for (index, setting) in group.enumerated() {
      if index > 0 { Hairline().padding(left: 59) }
      makeRow(setting).padding(horizontal: 16).frame(height: 52)
    }
  }
  .background(UIView().backgroundColor(.secondarySystemGroupedBackground).cornerRadius(12))
}

@MainActor
private func makeRow(_ setting: Setting) -> UIView {
  HStackView(spacing: 14) {
    IconTile(setting.symbol, color: setting.color)
    UILabel.body(setting.title).frame(maximumWidth: .infinity, alignment: .leading)
    switch setting.accessory {
    case .page(let choice):
      HStackView(spacing: 8) {
        choice.map { UILabel.note($0, size: 17) }
        UIImageView.chevron()
      }
    case .toggle(let isOn):
      UISwitch().isOn(isOn).onValueChanged { isOn.value = $0.isOn }
    }
  }
}
