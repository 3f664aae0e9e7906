import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AlertTests {
  let window = UIWindow()
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.isHidden = false
  }

  @Test func aTapDismissesAndCallsTheHandler() {
    let alert = UIAlertController(title: "Delete?", message: "All", preferredStyle: .alert)
    var taps: [String] = []
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { action in
          taps.append("\(action.title ?? "") \(root.presentedViewController == nil)")
        })
    }
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    alert.actions[1].isEnabled = false
    root.present(alert, animated: true)
    alert.performTap(on: alert.actions[1])
    alert.performTap(on: UIAlertAction(title: "Other", style: .default))
    #expect(taps == [] && root.presentedViewController === alert)
    alert.performTap(on: alert.actions[0])
    #expect(taps == ["Delete true"])
  }

  @Test func fieldsCanBeEdited() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: false)
    alert.addTextField()
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].placeholder == "Name")
    for field in fields { field.performTyping("Ada") }
    #expect(fields.map(\.text) == ["Ada", "Ada"])
  }

  @Test func actionSheetsHaveNoFields() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil && sheet.preferredStyle == .actionSheet)
  }
}
