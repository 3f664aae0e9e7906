import ChainUIKit
import Testing

@testable import Consumer

/// The page of app code that is checked against a real SDK also runs where there is no UIKit.
@MainActor
@Suite struct ConsumerTests {
  @Test func aScreenLoads() {
    let form = SignInForm()
    form.loadViewIfNeeded()
    #expect(form.title == "Sign in")
    #expect(form.modalPresentationStyle == .formSheet)
    #expect(form.navigationItem.largeTitleDisplayMode == .never)
    #expect(form.navigationItem.rightBarButtonItem?.tintColor == .systemRed)
    #expect(form.view.layer.cornerCurve == .continuous)
  }

  @Test func aSubclassKeepsItsType() {
    let badge = Badge.make()
    #expect(badge.text == "1")
    #expect(badge.count == 1)
  }
}
