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
}
