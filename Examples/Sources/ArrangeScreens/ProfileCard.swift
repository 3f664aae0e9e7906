import ArrangeUI
import ChainUIKit
import ScreenContent

/// A person: a cover, a portrait, a few figures, and two buttons.
@MainActor
func makeProfileCard(_ profile: Profile) -> UIView {
  let portrait = Avatar(profile.name, color: .systemPurple, diameter: 84)
    .set(\.layer.borderWidth, to: 4)
    .set(\.layer.borderColor, to: UIColor.systemBackground.cgColor)

  return ZStackView(alignment: .top) {
    SpacerView(axisBehavior: .horizontal, minLength: 108)
      .background(GradientView([.systemIndigo, .systemPurple, .systemPink]))
    VStackView(alignment: .center, spacing: 4) {
      portrait.padding(top: 66, bottom: 8)
      UILabel.title(profile.name, size: 24)
      UILabel.note(profile.handle).padding(bottom: 8)
      UILabel.body(profile.about, size: 15)
        .textAlignment(.center)
        .numberOfLines(0)
        .padding(bottom: 16)
      HStackView {
        for figure in profile.figures {
          VStackView(alignment: .center, spacing: 2) {
            UILabel.headline(figure.value, size: 18)
            UILabel.note(figure.label, size: 13)
          }
          .frame(maximumWidth: .infinity)
        }
      }
      .padding(bottom: 16)
      HStackView(spacing: 12) {
        ActionButton("Message", color: .secondarySystemBackground, height: 44)
          .titleColor(.label)
        ActionButton(nil, color: .systemIndigo, height: 44)
          .title(profile.$isFollowed.map { $0 ? "Following" : "Follow" })
          .onTap { profile.isFollowed.toggle() }
      }
    }
    .padding(left: 24, bottom: 24, right: 24)
  }
  .backgroundColor(.systemBackground)
}
