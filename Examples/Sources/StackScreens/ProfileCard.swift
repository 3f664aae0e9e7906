import ChainUIKit
import ScreenContent

/// A person: a cover, a portrait, a few figures, and two buttons.
final class ProfileCard: UIView {
  init(_ profile: Profile) {
    super.init(frame: .zero)
    let cover = GradientView([.systemIndigo, .systemPurple, .systemPink])
    let portrait = Avatar(profile.name, color: .systemPurple, diameter: 84)
      .set(\.layer.borderWidth, to: 4)
      .set(\.layer.borderColor, to: UIColor.systemBackground.cgColor)

    backgroundColor(.systemBackground).body {
      cover.layout {
        $0.top.horizontalEdges.equalToSuperview()
        $0.height.equalTo(108)
      }
      portrait.layout {
        $0.centerX.equalToSuperview()
        $0.centerY.equalTo(cover.bottomAnchor)
      }
      VStack(spacing: 4, alignment: .center) {
        UILabel.title(profile.name, size: 24)
        UILabel.note(profile.handle).spacingAfterSelf(12)
        UILabel.body(profile.about, size: 15)
          .textAlignment(.center)
          .numberOfLines(0)
          .spacingAfterSelf(20)
        HStack(distribution: .fillEqually) {
          for figure in profile.figures {
            VStack(spacing: 2, alignment: .center) {
              UILabel.headline(figure.value, size: 18)
              UILabel.note(figure.label, size: 13)
            }
          }
        }
        .maxWidth()
        .spacingAfterSelf(20)
        HStack(spacing: 12, distribution: .fillEqually) {
          ActionButton("Message", color: .secondarySystemBackground, height: 44)
            .titleColor(.label)
          ActionButton(nil, color: .systemIndigo, height: 44)
            .title(profile.$isFollowed.map { $0 ? "Following" : "Follow" })
            .onTap { profile.isFollowed.toggle() }
        }
        .maxWidth()
      }
      .layout {
        $0.top.equalTo(portrait.bottomAnchor).offset(12)
        $0.horizontalEdges.bottom.equalToSuperview().inset(24)
      }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
