import ChainUIKit
import ScreenContent
import StructuredLayout

/// Groups of settings, as in the system's own settings.
final class SettingsList: UIView {
  init(_ groups: [[Setting]]) {
    super.init(frame: .zero)
    backgroundColor(.systemGroupedBackground).sl.layout {
      Column {
        UILabel.title("Settings", size: 34).padding(bottom: 16)
        Column(spacing: 28) {
          for group in groups { SettingsCard(group) }
        }
        Spacer()
      }
      .padding(20)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// A group of settings.
private final class SettingsCard: UIView {
  init(_ group: [Setting]) {
    super.init(frame: .zero)
    backgroundColor(.secondarySystemGroupedBackground).cornerRadius(12).sl.layout {
      Column {
        for (index, setting) in group.enumerated() {
          if index > 0 { Hairline().padding(leading: 59) }
          Self.row(setting).height(52).padding(horizontal: 16)
        }
      }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private static func row(_ setting: Setting) -> LayoutNode {
    Row(spacing: 14, alignment: .center) {
      IconTile(setting.symbol, color: setting.color)
      UILabel.body(setting.title).expand()
      switch setting.accessory {
      case .page(let choice):
        Row(spacing: 8, alignment: .center) {
          choice.map { UILabel.note($0, size: 17) }
          UIImageView.chevron()
        }
      case .toggle(let isOn):
        UISwitch().isOn(isOn).onValueChanged { isOn.value = $0.isOn }
      }
    }
  }
}
