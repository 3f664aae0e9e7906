import Foundation
import Testing

@testable import HeadlessUIKit

/// What a text view asks and tells, and when.
@MainActor @Suite struct TextViewEditingTests {
  let log = CallbackLog()
  let window = UIWindow()
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let delegate: ViewDelegate

  init() {
    window.isHidden = false
    window.addSubview(view)
    delegate = ViewDelegate(log)
    view.delegate = delegate
  }

  @Test func editingIsAskedForAndTold() {
    #expect(view.becomeFirstResponder())
    #expect(view.resignFirstResponder())
    #expect(log.take() == ["should begin", "did begin", "should end", "did end"])
  }

  @Test func aDelegateCanRefuseBeginningAndEnd() {
    delegate.refusals = ["should begin"]
    #expect(!view.becomeFirstResponder())
    delegate.refusals = ["should end"]
    #expect(view.becomeFirstResponder())
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    #expect(window.endEditing(true) && !view.isFirstResponder)
    #expect(
      log.take() == [
        "should begin", "should begin", "did begin", "should end", "should end", "did end",
      ])
  }

  @Test func aViewThatCanOnlyBeSelectedAsksNobody() {
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    view.text = "Ada"
    view.performTyping("x")
    #expect(view.resignFirstResponder())
    #expect(log.take() == [])
    #expect(view.text == "Ada")
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test func returnIsACharacterLikeAnyOther() {
    view.becomeFirstResponder()
    _ = log.take()
    view.performTyping("a\n")
    #expect(
      log.take() == [
        "should change 0+0 to a", "did change selection", "did change",
        "should change 1+0 to \n", "did change selection", "did change",
      ])
    #expect(view.text == "a\n")
  }

  @Test func refusedTextIsNotInserted() {
    view.text = "Ada"
    delegate.refusals = ["should change"]
    view.performTyping("x")
    view.performDelete()
    #expect(view.text == "Ada")
  }

  @Test func settingTextTellsNobodyAndPutsTheCaretBehindIt() {
    view.text = "Ada"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.attributedText = NSAttributedString(string: "Lovelace")
    #expect(view.selectedRange == NSRange(location: 8, length: 0))
    #expect(log.take() == [])
  }

  @Test func insertingInCodeTellsButDoesNotAsk() {
    view.insertText("ab")
    view.deleteBackward()
    #expect(
      log.take() == [
        "did change selection", "did change", "did change selection", "did change",
      ])
    #expect(view.text == "a" && view.hasText)
  }

  @Test func selectionsAreCutToTheText() {
    view.text = "Ada"
    view.selectedRange = NSRange(location: 2, length: 9)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.selectedRange = NSRange(location: 9, length: 9)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(log.take() == ["did change selection", "did change selection"])
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(log.take() == [])
  }

  @Test func stylingKeepsTheSelection() {
    view.text = "Ada"
    view.selectedRange = NSRange(location: 1, length: 1)
    view.font = .systemFont(ofSize: 20)
    view.textColor = .red
    #expect(view.selectedRange == NSRange(location: 1, length: 1))
  }

  @Test func notificationsComeOnceAStep() {
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let noted = CallbackLog()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        MainActor.assumeIsolated { noted.entries.append(name.rawValue) }
      }
    }
    view.performTyping("a")
    view.text = "b"
    view.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      noted.take() == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
        "UITextViewTextDidEndEditingNotification",
      ])
  }

  @Test func theDelegateIsToldAboutScrollingToo() {
    view.text = String(repeating: "line\n", count: 100)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(log.take() == ["did scroll to 10.0"])
  }

  @Test func aPartOfTheTextCanBeScrolledTo() {
    view.text = String(repeating: "line\n", count: 100)
    let last = NSRange(location: 499, length: 0)
    view.scrollRangeToVisible(last)
    #expect(view.contentOffset.y > 0)
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 499)!)
    #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(view.bounds.minY <= first.minY)
  }
}

@MainActor
final class ViewDelegate: NSObject, UITextViewDelegate {
  let log: CallbackLog
  var refusals: Set<String> = []

  init(_ log: CallbackLog) { self.log = log }

  private func ask(_ question: String, _ details: String = "") -> Bool {
    log.entries.append(question + details)
    return !refusals.contains(question)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.entries.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
  func textViewDidEndEditing(_ textView: UITextView) { log.entries.append("did end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    ask("should change", " \(range.location)+\(range.length) to \(text)")
  }
  func textViewDidChange(_ textView: UITextView) { log.entries.append("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    log.entries.append("did change selection")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.entries.append("did scroll to \(scrollView.contentOffset.y)")
  }
}
