import Foundation
import Testing

@testable import HeadlessUIKit

/// What windows tell, and the key window. One test, as there is one application.
@MainActor @Suite(.serialized) struct WindowTests {
  private final class Window: UIWindow {
    var log: CallbackLog?
    override func becomeKey() { log?.entries.append("become key") }
    override func resignKey() { log?.entries.append("resign key") }
  }

  @Test func visibilityAndKeyAreTold() {
    let log = CallbackLog()
    let (window, other) = (Window(), UIWindow())
    window.log = log
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.entries.append(name.rawValue.replacingOccurrences(of: "UIWindowDid", with: ""))
        }
      }
    }
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && UIApplication.shared.windows.last === window)
    other.makeKeyAndVisible()
    #expect(!window.isKeyWindow && UIApplication.shared.keyWindow === other)
    window.isHidden = true
    window.isHidden = true
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      log.take() == [
        "BecomeVisibleNotification", "become key", "BecomeKeyNotification", "resign key",
        "ResignKeyNotification", "BecomeHiddenNotification",
      ])
  }

  @Test func windowsAreNotRetainedByTheApplication() {
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      window.isHidden = false
      gone = window
      #expect(gone?.isHidden == false)
    }
    #expect(gone == nil)
  }
}
