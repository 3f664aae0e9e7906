import Foundation
import HeadlessUIKit
import Testing

/// At 10 points "Hello" is 22.78 wide, "world" 23.89, and a line 11.93 high.
@Suite struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

  private func isClose(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) < 0.000_1 && abs(size.height - height) < 0.000_1
  }

  @Test func sizes() {
    #expect(isClose("Hello".size(withAttributes: attributes), 22.78, 11.93))
    #expect(isClose("Hello\nHello".size(withAttributes: attributes), 22.78, 23.86))
    #expect(isClose(NSString(string: "Hello").size(withAttributes: attributes), 22.78, 11.93))
    #expect("".size(withAttributes: attributes) == .zero)
    // 12 points without a font
    #expect(isClose("Hello".size(), 27.336, 14.316))
  }

  @Test func boundingRects() {
    let text = NSAttributedString(string: "Hello world", attributes: attributes)
    let narrow = CGSize(width: 30, height: 12)
    let line = text.boundingRect(with: narrow, context: nil)
    #expect(isClose(line.size, 49.45, 11.93))
    #expect(abs(line.minY + 9.52) < 0.000_1)
    let wrapped = text.boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, context: nil)
    #expect(wrapped.origin == .zero)
    #expect(isClose(wrapped.size, 23.89, 23.86))
    let cut = text.boundingRect(
      with: narrow, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    // "Hell…": 17.22 and 10
    #expect(isClose(cut.size, 27.22, 11.93))
    let free = "Hello world".boundingRect(
      with: CGSize(width: 0, height: CGFloat.infinity), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(isClose(free.size, 49.45, 11.93))
  }
}
