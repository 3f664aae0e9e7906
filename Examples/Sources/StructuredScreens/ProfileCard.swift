import ChainUIKit
import ScreenContent
import StructuredLayout

/// A person: a cover, a portrait, a few figures, and two buttons.
final class ProfileCard: UIView {
  init(_ profile: Profile) {
    super.init(frame: .zero)
    let portrait = Avatar(profile.name, color: .systemPurple, diameter: 84)
      .set(\.layer.borderWidth, to: 4)
      .set(\.layer.borderColor, to: UIColor.systemBackground.cgColor)
    let message = ActionButton("Message", color: .secondarySystemBackground, height: 44)
      .titleColor(.label)
    let follow = ActionButton(nil, color: .systemIndigo, height: 44)
      .title(profile.$isFollowed.map { $0 ? "Following" : "Follow" })
      .onTap { profile.isFollowed.toggle() }

    backgroundColor(.systemBackground).sl.layout {
      ZStack(alignment: .fill) {
        GradientView([.systemIndigo, .systemPurple, .systemPink]).height(108)
        Column(spacing: 4) {
          Row {
            Spacer()
            portrait
            Spacer()
          }
          .padding(top: 66, bottom: 8)
          UILabel.title(profile.name, size: 24).textAlignment(.center)
          UILabel.note(profile.handle).textAlignment(.center).padding(bottom: 8)
          UILabel.body(profile.about, size: 15)
            .textAlignment(.center)
            .numberOfLines(0)
            .padding(bottom: 16)
          Row(distribution: .equalSize) {
            for figure in profile.figures {
              Column(spacing: 2) {
                UILabel.headline(figure.value, size: 18).textAlignment(.center)
                UILabel.note(figure.label, size: 13).textAlignment(.center)
              }
            }
          }
          .padding(bottom: 16)
          Row(spacing: 12, distribution: .equalSize) {
            message
            follow
          }
        }
        .padding(leading: 24, bottom: 24, trailing: 24)
      }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
