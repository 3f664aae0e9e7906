import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ResponderChainTests {
  let window = UIWindow()
  let controller = UIViewController()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.rootViewController = navigation
  }

  @Test func theViewsOfControllersAreNested() {
    #expect(navigation.view.superview === window)
    #expect(controller.view.isDescendant(of: navigation.view))
    #expect(controller.navigationController === navigation)
  }

  @Test func theChainGoesThroughControllers() {
    #expect(controller.view.next === controller)
    #expect(controller.next === controller.view.superview)
    #expect(navigation.view.next === navigation)
    #expect(navigation.next === window)
    #expect(window.next === UIApplication.shared)
    #expect(UITextField().next == nil)
  }

  @Test func viewsOfControllersHaveTheSystemsMargins() {
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func aTextFieldBecomesFirstResponderAndTellsSo() {
    let field = UITextField()
    controller.view.addSubview(field)
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingDidBegin)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder && count == 1)
  }

  @Test func aViewThatLeavesIsNoLongerFirstResponder() {
    let field = UITextField()
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }
}
