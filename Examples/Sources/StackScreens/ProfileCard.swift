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
        UILabel(profile.name).font(.systemFont(ofSize: 24, weight: .bold))
        UILabel(profile.handle)
          .font(.systemFont(ofSize: 15))
          .textColor(.secondaryLabel)
          .spacingAfterSelf(12)
        UILabel(profile.about)
          .font(.systemFont(ofSize: 15))
          .textAlignment(.center)
          .numberOfLines(0)
          .spacingAfterSelf(20)
        HStack(distribution: .fillEqually) {
          for figure in profile.figures { Self.column(figure.label, figure.value) }
        }
        .maxWidth()
        .spacingAfterSelf(20)
        HStack(spacing: 12, distribution: .fillEqually) {
          Self.button("Message", background: .secondarySystemBackground)
            .titleColor(.label)
          Self.button(nil, background: .systemIndigo)
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

  private static func column(_ label: String, _ value: String) -> UIView {
    VStack(spacing: 2, alignment: .center) {
      UILabel(value).font(.systemFont(ofSize: 18, weight: .semibold))
      UILabel(label).font(.systemFont(ofSize: 13)).textColor(.secondaryLabel)
    }
  }

  private static func button(_ title: String?, background: UIColor) -> UIButton {
    UIButton(title, type: .custom)
      .font(.systemFont(ofSize: 16, weight: .semibold))
      .backgroundColor(background)
      .cornerRadius(12)
      .layout { $0.height.equalTo(44) }
  }
}
