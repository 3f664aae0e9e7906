import Foundation
import HeadlessUIKit
import Testing

/// Sizes of labels at three pixels per point. At 17 points "Hello" is 38.726 wide and a line
/// 20.281 high.
@MainActor
@Suite struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func isClose(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001
  }

  @Test func sizesAreWholePixels() {
    #expect(isClose(label("Hello").intrinsicContentSize, 39, 61.0 / 3))
    #expect(isClose(label(" ").intrinsicContentSize, 5, 61.0 / 3))
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func oneLineIgnoresTheWidth() {
    let label = label("Hello world")
    // 49.45 × 1.7 = 84.065
    #expect(isClose(label.sizeThatFits(CGSize(width: 10, height: 10)), 253.0 / 3, 61.0 / 3))
    label.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    label.sizeToFit()
    #expect(isClose(label.frame.size, 253.0 / 3, 61.0 / 3))
    #expect(abs(label.frame.minX - 5) < 0.001 && abs(label.frame.minY - 6) < 0.001)
  }

  @Test func manyLinesWrap() {
    let label = label("Hello world", lines: 0)
    // world: 23.89 × 1.7 = 40.613
    #expect(isClose(label.sizeThatFits(CGSize(width: 60, height: 0)), 122.0 / 3, 122.0 / 3))
    for width in [0, -1, CGFloat.infinity, .greatestFiniteMagnitude] {
      #expect(
        isClose(label.sizeThatFits(CGSize(width: width, height: 0)), 253.0 / 3, 61.0 / 3))
    }
    label.preferredMaxLayoutWidth = 60
    #expect(isClose(label.intrinsicContentSize, 122.0 / 3, 122.0 / 3))
    label.numberOfLines = 1
    #expect(isClose(label.intrinsicContentSize, 253.0 / 3, 61.0 / 3))
  }

  @Test func theFontCounts() {
    let label = label("Hello")
    label.font = .boldSystemFont(ofSize: 10)
    // 24.45 and 11.93
    #expect(isClose(label.intrinsicContentSize, 74.0 / 3, 12))
  }

  @Test func attributesWithoutAFontUseTheLabels() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.attributedText = NSAttributedString(string: "Hello")
    // 22.78
    #expect(isClose(label.intrinsicContentSize, 23, 12))
  }

  @Test func settersInvalidate() {
    final class Probe: UILabel {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        count += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    let label = Probe()
    let changes: [() -> Void] = [
      { label.text = "a" }, { label.font = .systemFont(ofSize: 3) },
      { label.attributedText = NSAttributedString(string: "b") }, { label.numberOfLines = 2 },
      { label.lineBreakMode = .byCharWrapping }, { label.preferredMaxLayoutWidth = 9 },
    ]
    for (index, change) in changes.enumerated() {
      label.count = 0
      change()
      #expect(label.count > 0, "change \(index)")
    }
  }

  @Test func textRectFollowsTheAlignment() {
    let label = label("Hello")
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)
    func rect(_ alignment: NSTextAlignment) -> CGRect {
      label.textAlignment = alignment
      return label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    }
    #expect(rect(.left).minX == 10)
    #expect(rect(.right).maxX == 110)
    #expect(abs(rect(.center).minX - 40.333) < 0.001)
    // (40 - 20.333) / 2 = 9.833, down to a pixel
    #expect(abs(rect(.left).minY - (20 + 29.0 / 3)) < 0.001)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(rect(.natural).maxX == 110)
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() {
    let label = label("a\na\na", lines: 0)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 45)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(isClose(rect.size, rect.width, 122.0 / 3))
  }

  @Test func paddedLabelsOverrideTextRect() {
    final class PaddedLabel: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -8, dy: -4)
      }
    }
    let label = PaddedLabel()
    label.text = "Hello"
    #expect(isClose(label.intrinsicContentSize, 55, 61.0 / 3 + 8))
    label.numberOfLines = 0
    label.text = "Hello world"
    #expect(
      isClose(label.sizeThatFits(CGSize(width: 76, height: 0)), 122.0 / 3 + 16, 122.0 / 3 + 8))
  }

  @Test func fontsShrinkInPicturesOnly() {
    let label = label("Hello")
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 19.363, height: 21)
    #expect(isClose(label.intrinsicContentSize, 39, 61.0 / 3))
    #expect(label.svg().contains("font-size=\"17\""))
    label.minimumScaleFactor = 0.25
    #expect(label.svg().contains("font-size=\"8.5\""))
    #expect(label.svg().contains(">Hello<"))
    label.minimumScaleFactor = 0.9
    #expect(label.svg().contains("font-size=\"15.3\""))
  }
}
