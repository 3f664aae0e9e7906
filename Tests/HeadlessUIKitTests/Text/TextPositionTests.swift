import Foundation
import Testing

@testable import HeadlessUIKit

/// The positions and ranges of `UITextInput`.
@MainActor @Suite struct TextPositionTests {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  init() {
    field.text = "Ada"
  }

  private func position(_ offset: Int) -> UITextPosition? {
    field.position(from: field.beginningOfDocument, offset: offset)
  }

  @Test func positionsAreInsideTheText() throws {
    #expect(position(3) == field.endOfDocument)
    #expect(position(4) == nil && position(-1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -3) == field.beginningOfDocument)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    let middle = try #require(position(1))
    #expect(field.offset(from: middle, to: field.endOfDocument) == 2)
    #expect(field.offset(from: field.endOfDocument, to: middle) == -2)
    #expect(field.compare(middle, to: field.endOfDocument) == .orderedAscending)
    #expect(field.compare(field.endOfDocument, to: middle) == .orderedDescending)
    #expect(field.compare(middle, to: middle) == .orderedSame)
  }

  @Test func rangesHoldTextInEitherOrder() throws {
    let (start, end) = (try #require(position(1)), try #require(position(3)))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "da")
    #expect(range.start == start && range.end == end && !range.isEmpty)
    #expect(field.textRange(from: end, to: end)?.isEmpty == true)
    field.text = ""
    #expect(field.text(in: range) == nil)
  }

  @Test func positionsOfOthersAreNotUnderstood() {
    let foreign = UITextPosition()
    #expect(field.textRange(from: foreign, to: field.endOfDocument) == nil)
    #expect(field.position(from: foreign, offset: 0) == nil)
    #expect(field.offset(from: foreign, to: field.endOfDocument) == 0)
    #expect(field.text(in: UITextRange()) == nil)
    #expect(field.caretRect(for: foreign) == .zero)
    field.replace(UITextRange(), withText: "x")
    field.selectedTextRange = UITextRange()
    field.selectedTextRange = nil
    #expect(field.text == "Ada" && field.selectedTextRange?.start == field.endOfDocument)
    #expect(!field.shouldChangeText(in: UITextRange(), replacementText: "x"))
  }

  @Test func theSelectionIsReadAndSet() throws {
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.selectedTextRange = all
    #expect(field.selectedTextRange == all)
    field.deleteBackward()
    #expect(field.text == "")
    // The range reaches beyond the text now.
    field.selectedTextRange = all
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.markedTextRange == nil)
  }

  @Test func caretsStandBetweenCharacters() throws {
    let start = field.caretRect(for: field.beginningOfDocument)
    // A: 0.667 × 17 = 11.339
    let second = field.caretRect(for: try #require(position(1)))
    #expect(start.minX == 0 && start.width == 2)
    #expect(abs(second.minX - 11.339) < 0.001)
    #expect(start.minY == second.minY && start.height > 0)
  }
}
