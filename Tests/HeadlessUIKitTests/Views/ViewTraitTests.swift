import Foundation
import Testing

@testable import HeadlessUIKit

/// What views take over from the views around them.
@MainActor @Suite struct ViewTraitTests {
  @Test func tintAndStyleComeFromTheWindow() {
    let window = UIWindow()
    window.isHidden = false
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.tintColor = .red
    #expect(navigation.view.tintColor == .red)
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func constraintsAreHeldByTheNearestCommonView() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let shared = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
    let own = inner.heightAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([shared, own])
    #expect(outer.constraints == [shared] && inner.constraints == [own])
    inner.removeFromSuperview()
    #expect(!shared.isActive && own.isActive)
  }

  @Test func labelsShowPlainTextAndGetNoTouches() {
    let label = UILabel()
    label.text = "hi"
    #expect(label.attributedText?.string == "hi")
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.accessibilityLabel == "hi")
  }

  /// A view that notes its callbacks.
  private final class Noting: UIView {
    var styles: [UIUserInterfaceStyle] = []
    var tints = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  private func isWhite(_ view: UIView) -> Bool? {
    view.layer.backgroundColor?.components.map { $0.dropLast().allSatisfy { $0 == 1 } }
  }

  @Test func aViewThatEntersADarkWindowTurnsDark() {
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    let (outer, inner) = (Noting(), Noting())
    outer.addSubview(inner)
    for view in [outer, inner] { view.backgroundColor = .systemBackground }
    #expect(isWhite(outer) == true && isWhite(inner) == true)
    window.addSubview(outer)
    #expect(isWhite(outer) == false && isWhite(inner) == false)
    #expect(outer.styles == [.dark] && inner.styles == [.dark])
    outer.overrideUserInterfaceStyle = .light
    #expect(isWhite(inner) == true && inner.styles == [.dark, .light])
    // The style around it no longer matters.
    window.overrideUserInterfaceStyle = .unspecified
    #expect(inner.styles == [.dark, .light])
  }

  @Test func aTintReachesTheViewsWithoutOne() {
    let (outer, plain, own) = (Noting(), Noting(), Noting())
    outer.addSubview(plain)
    own.tintColor = .green
    outer.addSubview(own)
    #expect(plain.tintColor == .systemBlue)
    let before = own.tints
    outer.tintColor = .red
    #expect(plain.tintColor == .red && plain.tints == 1)
    #expect(own.tintColor == .green && own.tints == before)
    outer.tintAdjustmentMode = .dimmed
    #expect(plain.tintColor == .systemGray)
    plain.tintAdjustmentMode = .normal
    #expect(plain.tintColor == .red)
    outer.tintColor = nil
    #expect(plain.tintColor == .systemBlue)
    plain.removeFromSuperview()
    #expect(plain.tintColor == .systemBlue)
  }
}
