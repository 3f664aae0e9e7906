import Foundation
import Testing

@testable import HeadlessUIKit

/// What a text field asks and tells, and when.
@MainActor @Suite struct TextFieldEditingTests {
  let log = CallbackLog()
  let window = UIWindow()
  let field = UITextField()
  let other = UITextField()
  let delegate: FieldDelegate

  init() {
    window.isHidden = false
    window.addSubview(field)
    window.addSubview(other)
    delegate = FieldDelegate(log)
    delegate.names = [ObjectIdentifier(field): "field", ObjectIdentifier(other): "other"]
    field.delegate = delegate
    other.delegate = delegate
  }

  /// Notes the control events of a field.
  private func noteEvents() {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
      (.editingDidEndOnExit, "didEndOnExit"), (.primaryActionTriggered, "primaryAction"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [log] _ in log.entries.append("event \(name)") }, for: event)
    }
  }

  @Test func editingBeginsAfterTheDelegateAgreed() {
    noteEvents()
    #expect(field.becomeFirstResponder())
    #expect(
      log.take() == ["field should begin", "field did begin", "event didBegin"])
    #expect(field.isEditing && field.isFirstResponder)
    // A second call changes nothing and asks nobody.
    #expect(field.becomeFirstResponder())
    #expect(log.take() == [])
  }

  @Test func aDelegateCanRefuseToBegin() {
    delegate.refusals = ["should begin"]
    #expect(!field.becomeFirstResponder())
    #expect(log.take() == ["field should begin"])
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func nobodyIsAskedWhatCannotBe() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    field.isEnabled = true
    field.removeFromSuperview()
    #expect(!field.becomeFirstResponder())
    #expect(log.take() == [])
  }

  @Test func theNextFieldIsAskedBeforeTheOneThatIsEdited() {
    field.becomeFirstResponder()
    _ = log.take()
    #expect(other.becomeFirstResponder())
    #expect(
      log.take() == [
        "other should begin", "field should end", "field did end", "other did begin",
      ])
    #expect(other.isEditing && !field.isEditing)
  }

  @Test func aFieldThatRefusesToEndStaysFirstResponder() {
    field.becomeFirstResponder()
    _ = log.take()
    delegate.refusals = ["should end"]
    #expect(!other.becomeFirstResponder())
    #expect(!field.resignFirstResponder())
    #expect(!window.endEditing(false))
    #expect(
      log.take() == [
        "other should begin", "field should end", "field should end", "field should end",
      ])
    #expect(field.isEditing && field.isFirstResponder)
  }

  @Test func editingCanBeEndedByForce() {
    noteEvents()
    field.becomeFirstResponder()
    _ = log.take()
    delegate.refusals = ["should end"]
    #expect(window.endEditing(true))
    #expect(log.take() == ["field should end", "field did end", "event didEnd"])
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func editingEndsWhenTheFieldLeavesTheWindow() {
    field.becomeFirstResponder()
    _ = log.take()
    delegate.refusals = ["should end"]
    field.removeFromSuperview()
    #expect(log.take() == ["field did end"])
    #expect(!field.isEditing && window.firstResponder == nil)
  }

  @Test func aReasonIsGivenToDelegatesThatWantOne() {
    let delegate = ReasonDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.reasons == [.committed])
    #expect(delegate.plainCalls == 0)
  }

  @Test func eachTypedCharacterIsAskedForAndTold() {
    noteEvents()
    field.performTyping("ab")
    #expect(
      log.take() == [
        "field should begin", "field did begin", "event didBegin",
        "field should change 0+0 to a", "field did change selection", "event changed",
        "field should change 1+0 to b", "field did change selection", "event changed",
      ])
    #expect(field.text == "ab")
  }

  @Test func refusedCharactersAreNotInserted() {
    delegate.refusals = ["should change"]
    field.performTyping("a")
    #expect(field.text == "" && !field.hasText)
    #expect(log.take().last == "field should change 0+0 to a")
  }

  @Test func typingReplacesTheSelection() {
    field.text = "Ada Lovelace"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 3)!)
    field.performTyping("x")
    #expect(field.text == "x Lovelace")
    #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end) == 1)
  }

  @Test func theDeleteKeyRemovesWholeCharacters() {
    field.text = "a👩‍👩‍👧é"
    field.becomeFirstResponder()
    _ = log.take()
    field.performDelete()
    #expect(field.text == "a👩‍👩‍👧")
    field.performDelete()
    #expect(field.text == "a")
    #expect(
      log.take() == [
        "field should change 9+1 to ", "field did change selection",
        "field should change 1+8 to ", "field did change selection",
      ])
  }

  @Test func thereIsNothingToDeleteAtTheStart() {
    noteEvents()
    field.becomeFirstResponder()
    _ = log.take()
    field.performDelete()
    #expect(log.take() == [])
  }

  @Test func insertingInCodeAsksNobodyButTells() {
    noteEvents()
    field.insertText("ab")
    field.deleteBackward()
    let start = field.beginningOfDocument
    field.replace(field.textRange(from: start, to: start)!, withText: "x")
    #expect(field.text == "xa")
    #expect(
      log.take() == [
        "field did change selection", "event changed", "field did change selection",
        "event changed", "field did change selection", "event changed",
      ])
  }

  @Test func settingTextTellsNobody() {
    noteEvents()
    field.becomeFirstResponder()
    _ = log.take()
    field.text = "Ada"
    field.attributedText = NSAttributedString(string: "Lovelace")
    #expect(log.take() == [])
    // The caret is behind the text.
    field.insertText("!")
    #expect(field.text == "Lovelace!")
  }

  @Test func returnSendsTheExitEventAndEndsEditing() {
    noteEvents()
    field.becomeFirstResponder()
    _ = log.take()
    field.performReturn()
    #expect(
      log.take() == [
        "field should return", "event didEndOnExit", "event primaryAction", "field should end",
        "field did end", "event didEnd",
      ])
  }

  @Test func returnLeavesAFieldAloneThatHasNoExitAction() {
    field.becomeFirstResponder()
    _ = log.take()
    field.performReturn()
    #expect(log.take() == ["field should return"])
    #expect(field.isEditing)
  }

  @Test func aDelegateCanKeepReturnForItself() {
    noteEvents()
    field.becomeFirstResponder()
    _ = log.take()
    delegate.refusals = ["should return"]
    field.performReturn()
    #expect(log.take() == ["field should return"])
    #expect(field.isEditing)
  }

  @Test func returnIsOnlyForTheFieldThatIsEdited() {
    field.performReturn()
    #expect(log.take() == [])
  }

  @Test func theClearButtonAsksAndTells() {
    noteEvents()
    field.text = "Ada"
    field.performClear()
    #expect(
      log.take() == ["field should clear", "field did change selection", "event changed"])
    #expect(field.text == "")
    field.text = "Ada"
    delegate.refusals = ["should clear"]
    field.performClear()
    #expect(log.take() == ["field should clear"])
    #expect(field.text == "Ada")
  }

  @Test func aFieldCanStartEmpty() {
    field.text = "Ada"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func notificationsComeOnceAStep() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let noted = CallbackLog()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        MainActor.assumeIsolated { noted.entries.append(name.rawValue) }
      }
    }
    field.performTyping("a")
    field.text = "b"
    field.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      noted.take() == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func aFieldWithoutDelegateJustWorks() {
    field.delegate = nil
    field.performTyping("Ada")
    field.performDelete()
    field.performReturn()
    #expect(field.text == "Ad" && field.isEditing)
    #expect(field.resignFirstResponder() && !field.isEditing)
  }

  @Test func delegatesAreNotRetained() {
    weak var gone: FieldDelegate?
    do {
      let delegate = FieldDelegate(log)
      gone = delegate
      field.delegate = delegate
    }
    #expect(gone == nil && field.delegate == nil)
  }
}

/// Notes what it is asked and told, and refuses what it was told to.
@MainActor
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let log: CallbackLog
  var names: [ObjectIdentifier: String] = [:]
  var refusals: Set<String> = []

  init(_ log: CallbackLog) { self.log = log }

  private func note(_ field: UITextField, _ event: String) {
    log.entries.append("\(names[ObjectIdentifier(field)] ?? "?") \(event)")
  }

  private func ask(_ field: UITextField, _ question: String, _ details: String = "") -> Bool {
    note(field, question + details)
    return !refusals.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask(textField, "should begin")
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField, "should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "did end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask(textField, "should change", " \(range.location)+\(range.length) to \(string)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    note(textField, "did change selection")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField, "should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField, "should return") }
}

@MainActor
private final class ReasonDelegate: NSObject, UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []
  var plainCalls = 0

  func textFieldDidEndEditing(_ textField: UITextField) { plainCalls += 1 }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    reasons.append(reason)
  }
}
