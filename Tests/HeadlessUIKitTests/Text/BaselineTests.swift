import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct BaselineTests {
  private func isClose(_ offsets: BaselineOffsets, _ first: CGFloat, _ last: CGFloat) -> Bool {
    abs(offsets.first - first) < 0.001 && abs(offsets.last - last) < 0.001
  }

  @Test func viewsWithoutTextUseTheirEdges() {
    let size = CGSize(width: 9, height: 9)
    #expect(isClose(UIView().baselineOffsets(in: size), 0, 0))
    #expect(isClose(UILabel().baselineOffsets(in: size), 0, 0))
  }

  @Test func labels() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "a"
    // Ascender 9.52, descender 2.41, in a height of 12.
    let size = label.intrinsicContentSize
    #expect(isClose(label.baselineOffsets(in: size), 9.52, 2.48))
    // Six points more: three on each side.
    #expect(
      isClose(
        label.baselineOffsets(in: CGSize(width: size.width, height: 18)), 12.52, 5.48))
    label.text = "a\na"
    label.numberOfLines = 0
    let two = label.intrinsicContentSize
    #expect(isClose(label.baselineOffsets(in: two), 9.52, two.height - 21.45))
  }

  @Test func buttonsHaveTheBaselineOfTheirTitle() throws {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    let label = try #require(button.titleLabel)
    label.font = .systemFont(ofSize: 10)
    #expect(button.forFirstBaselineLayout === label)
    let offsets = button.baselineOffsets(in: CGSize(width: 30, height: 24))
    #expect(isClose(offsets, 6 + 9.52, 6 + 2.48))
  }
}
