import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SearchBarTests {
  let log = CallbackLog()
  let window = UIWindow()
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  let delegate: SearchDelegate

  init() {
    window.isHidden = false
    window.addSubview(bar)
    delegate = SearchDelegate(log)
    bar.delegate = delegate
  }

  @Test func aSearchIsToldStepByStep() {
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
    bar.searchTextField.performTyping("a")
    bar.performSearch()
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
    #expect(
      log.take() == [
        "should begin", "did begin", "should change 0+0 to a", "text a", "search",
        "should end", "did end",
      ])
    #expect(bar.text == "a")
  }

  @Test func refusalsHold() {
    delegate.agrees = false
    #expect(!bar.becomeFirstResponder())
    delegate.agrees = true
    bar.becomeFirstResponder()
    delegate.agrees = false
    bar.searchTextField.performTyping("a")
    #expect(bar.text == "" && !bar.resignFirstResponder())
  }

  @Test func removingTheTextIsAChange() {
    bar.text = "Ada"
    #expect(log.take() == [])
    bar.searchTextField.performClear()
    #expect(log.take() == ["text "])
  }

  @Test func cancellingNeedsTheButton() {
    bar.performCancel()
    bar.setShowsCancelButton(true, animated: true)
    bar.performCancel()
    #expect(log.take() == ["cancel"])
  }

  @Test func theFieldIsInsideTheBar() {
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    bar.placeholder = "Search"
    #expect(bar.searchTextField.placeholder == "Search")
  }

  @Test func aBarIsNotKeptAliveByItsField() {
    weak var gone: UISearchBar?
    do {
      let bar = UISearchBar()
      gone = bar
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}

@MainActor
final class SearchDelegate: NSObject, UISearchBarDelegate {
  let log: CallbackLog
  var agrees = true

  init(_ log: CallbackLog) { self.log = log }

  private func ask(_ question: String) -> Bool {
    log.entries.append(question)
    return agrees
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("should begin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.entries.append("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("should end") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.entries.append("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.entries.append("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    ask("should change \(range.location)+\(range.length) to \(text)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.entries.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.entries.append("cancel") }
}
