import Foundation
import HeadlessUIKit
import Testing

/// Layouts at 10 points: a and b are 5.56 wide, a space 2.78, an ellipsis 10. Lines are 11.93 high.
@Suite struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, _ width: CGFloat, count: Int = 0,
    _ mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    TextLayout(text, font: font, width: width, numberOfLines: count, lineBreakMode: mode)
      .lines.map(\.text)
  }

  private func isClose(_ first: CGFloat?, _ second: CGFloat) -> Bool {
    abs((first ?? .nan) - second) < 0.000_1
  }

  // MARK: - Wrapping

  @Test func wordsWrapAndSpacesAtTheEndDoNotCount() {
    #expect(lines("aaa bbb", 36.14) == ["aaa bbb"])
    #expect(lines("aaa bbb", 36.13) == ["aaa", "bbb"])
    #expect(lines("aaa bbb", 16.68) == ["aaa", "bbb"])
    #expect(lines("aaa     bbb", 17) == ["aaa", "bbb"])
    let layout = TextLayout("aaa   bbb", font: font, width: 20)
    #expect(isClose(layout.size.width, 16.68))
    #expect(isClose(layout.size.height, 23.86))
    #expect(layout.lines.map(\.range) == [NSRange(0..<6), NSRange(6..<9)])
  }

  @Test func longWordsBreakBetweenCharacters() {
    #expect(lines("aaaaaaa", 12) == ["aa", "aa", "aa", "a"])
    #expect(lines("b aaaaaaa", 12) == ["b", "aa", "aa", "aa", "a"])
    #expect(lines("aaa", 1) == ["a", "a", "a"])
  }

  @Test func charactersWrap() {
    #expect(lines("aa bb", 20, .byCharWrapping) == ["aa b", "b"])
    #expect(lines("aa bb", 12, .byCharWrapping) == ["aa", "bb"])
  }

  @Test func hyphensAndDashesEndLines() {
    #expect(lines("aaa-bbb", 20.1) == ["aaa-", "bbb"])
    #expect(lines("aaa—bbb", 30) == ["aaa—", "bbb"])
    #expect(lines("aa -12", 16) == ["aa", "-12"])
    #expect(lines("aaa\u{200B}bbb", 20) == ["aaa\u{200B}", "bbb"])
    #expect(lines("a aa\u{A0}bb", 27) == ["a", "aa\u{A0}bb"])
  }

  @Test func lineEnds() {
    #expect(lines("a\nb", 100) == ["a", "b"])
    #expect(lines("a\r\nb\rc\u{2028}d\u{2029}e", 100) == ["a", "b", "c", "d", "e"])
    #expect(lines("a\n\nb", 100) == ["a", "", "b"])
    #expect(lines("a\n", 100) == ["a"])
    #expect(lines("\n", 100) == [""])
    #expect(isClose(TextLayout("a\n\nb", font: font).size.height, 35.79))
  }

  @Test func theEmptyLineAtTheEndCountsWhereTextIsEdited() {
    let layout = TextLayout("a\n", font: font, keepsFinalEmptyLine: true)
    #expect(layout.lines.map(\.text) == ["a", ""])
    #expect(layout.lines.map(\.range) == [NSRange(0..<2), NSRange(2..<2)])
    #expect(TextLayout("", font: font, keepsFinalEmptyLine: true).lines.count == 1)
    #expect(TextLayout("a", font: font, keepsFinalEmptyLine: true).lines.count == 1)
  }

  @Test func emptyTextHasNoLines() {
    let layout = TextLayout("", font: font, width: 10)
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
    #expect(layout.firstBaseline == nil)
  }

  @Test func onlySpaces() {
    let layout = TextLayout("   ", font: font)
    #expect(layout.lines.count == 1)
    #expect(isClose(layout.size.width, 8.34))
    #expect(isClose(TextLayout("   ", font: font, width: 5).size.width, 5))
    #expect(isClose(TextLayout(" a ", font: font).size.width, 11.12))
  }

  @Test func tabsAreSpaces() {
    #expect(isClose(TextLayout("a\tb", font: font).size.width, 13.9))
  }

  @Test(arguments: [0, -5, CGFloat.infinity, -.infinity, .nan])
  func widthsThatAreNoWidthsSetNoLimit(width: CGFloat) {
    #expect(lines("aaa bbb", width) == ["aaa bbb"])
  }

  @Test func rangesFollowEachOther() {
    let text = "aaa  bb\nこんにちは、世界。\r\n👨‍👩‍👧 aaaaaaaaaaaa\n"
    let layout = TextLayout(text, font: font, width: 31)
    var end = 0
    for line in layout.lines {
      #expect(line.range.location == end)
      end += line.range.length
    }
    #expect(end == text.utf16.count)
  }

  // MARK: - Scripts

  @Test func ideographsBreakAnywhereButNotBeforeClosingPunctuation() {
    #expect(lines("漢字漢字", 20) == ["漢字", "漢字"])
    #expect(lines("あいう。え", 30) == ["あい", "う。え"])
    #expect(lines("「あ」い", 30) == ["「あ」", "い"])
    #expect(lines("ああ「い", 30) == ["ああ", "「い"])
    #expect(lines("カード", 10) == ["カ", "ー", "ド"])
    #expect(lines("aa漢字", 22) == ["aa漢", "字"])
    #expect(lines("한국어", 20) == ["한국", "어"])
  }

  @Test func emojiSequencesStayWhole() {
    #expect(lines("👨‍👩‍👧👍🏽🇯🇵", 10) == ["👨‍👩‍👧", "👍🏽", "🇯🇵"])
    let layout = TextLayout("👨‍👩‍👧b", font: font, width: 12)
    #expect(layout.lines.map(\.range) == [NSRange(0..<8), NSRange(8..<9)])
  }

  @Test func rightToLeftText() throws {
    let layout = TextLayout("שלום עולם", font: font, width: 25)
    #expect(layout.lines.map(\.text) == ["שלום", "עולם"])
    let line = try #require(layout.lines.first)
    #expect(line.isRightToLeft)
    #expect(isClose(line.width, 22.24))
    #expect(isClose(line.left(in: 100, natural: .right), 77.76))
    #expect(TextLayout("12 שלום", font: font).lines.first?.isRightToLeft == true)
    #expect(TextLayout("a שלום", font: font).lines.first?.isRightToLeft == false)
    #expect(TextLayout("12", font: font).lines.first?.isRightToLeft == false)
  }

  // MARK: - Truncation

  // Hello 22.78, space 2.78, world 23.89, together 49.45.

  @Test func tails() throws {
    #expect(lines("Hello world", 50, count: 1, .byTruncatingTail) == ["Hello world"])
    #expect(lines("Hello world", 40, count: 1, .byTruncatingTail) == ["Hello…"])
    #expect(lines("Hello world", 43, count: 1, .byTruncatingTail) == ["Hello w…"])
    #expect(lines("Hello world", 5, count: 1, .byTruncatingTail) == ["…"])
    #expect(lines("a\nb", 100, count: 1, .byTruncatingTail) == ["a…"])
    #expect(lines("a\n", 100, count: 1, .byTruncatingTail) == ["a"])
    let layout = TextLayout(
      "Hello world", font: font, width: 40, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
    #expect(layout.isTruncated)
    let line = try #require(layout.lines.first)
    #expect(line.hasEllipsis)
    #expect(isClose(line.width, 32.78))
    #expect(line.range == NSRange(0..<11))
    #expect(line.runs.map(\.range) == [NSRange(0..<5), NSRange(4..<4)])
  }

  @Test func headsAndMiddles() {
    #expect(lines("Hello world", 40, count: 1, .byTruncatingHead) == ["…world"])
    #expect(lines("Hello world", 40, count: 1, .byTruncatingMiddle) == ["Hell…rld"])
    #expect(lines("Hello world", 50, count: 1, .byTruncatingMiddle) == ["Hello world"])
  }

  @Test func onlyTheLastLineIsCut() {
    #expect(
      lines("aaa bbb aaa bbb", 20, count: 2, .byTruncatingTail) == ["aaa", "b…"])
    #expect(lines("aaa bbb aaa", 20, count: 2, .byWordWrapping) == ["aaa", "bbb"])
    #expect(lines("aaa bbb", 20, count: 5, .byTruncatingTail) == ["aaa", "bbb"])
    #expect(lines("aaa bbb", 20, count: -1, .byTruncatingTail) == ["aaa", "bbb"])
  }

  @Test func clippingDoesNotWrap() {
    let layout = TextLayout(
      "aaa bbb", font: font, width: 20, numberOfLines: 1, lineBreakMode: .byClipping)
    #expect(layout.lines.map(\.text) == ["aaa bbb"])
    #expect(isClose(layout.size.width, 20))
  }

  // MARK: - Attributes

  @Test func fontsOfDifferentSizes() throws {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
    let layout = TextLayout(text)
    let line = try #require(layout.lines.first)
    #expect(isClose(line.width, 16.68))
    #expect(isClose(line.height, 23.86))
    #expect(isClose(line.baseline, 19.04))
    #expect(line.runs.map(\.text) == ["a", "b"])
    #expect(isClose(line.runs.last?.x, 5.56))
  }

  @Test func kern() {
    let text = NSAttributedString(
      string: "ab", attributes: [.font: font, .kern: NSNumber(value: 1)])
    #expect(isClose(TextLayout(text).size.width, 13.12))
  }

  private func layout(
    _ string: String, width: CGFloat = .infinity, _ change: (NSMutableParagraphStyle) -> Void
  ) -> TextLayout {
    let style = NSMutableParagraphStyle()
    change(style)
    return TextLayout(
      NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style]),
      width: width)
  }

  @Test func spacingOfLinesAndParagraphs() {
    let wrapped = layout("aaa bbb\nbbb", width: 20) {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 1
    }
    // Three lines, twice the line spacing, once both paragraph spacings.
    #expect(isClose(wrapped.size.height, 47.79))
    #expect(isClose(wrapped.lines.last?.top, 35.86))
  }

  @Test func heightsOfLines() {
    let multiple = layout("a") { $0.lineHeightMultiple = 2 }
    #expect(isClose(multiple.size.height, 23.86))
    #expect(isClose(multiple.firstBaseline, 21.45))
    #expect(layout("a") { $0.minimumLineHeight = 20 }.size.height == 20)
    let small = layout("a") { $0.maximumLineHeight = 8 }
    #expect(small.size.height == 8)
    #expect(isClose(small.firstBaseline, 5.59))
  }

  @Test func indents() {
    let indented = layout("aa bb bb", width: 23) {
      $0.firstLineHeadIndent = 10
      $0.headIndent = 5
      $0.tailIndent = -1
    }
    #expect(indented.lines.map(\.text) == ["aa", "bb", "bb"])
    #expect(indented.lines.map(\.x) == [10, 5, 5])
  }

  @Test func alignment() throws {
    let line = try #require(layout("aa") { $0.alignment = .right }.lines.first)
    #expect(isClose(line.left(in: 20), 8.88))
    let natural = try #require(TextLayout("aa", font: font).lines.first)
    #expect(natural.left(in: 20) == 0)
    #expect(isClose(natural.left(in: 20, natural: .center), 4.44))
  }

  @Test func attachments() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 24)
    let text = NSMutableAttributedString(string: "a\u{FFFC}", attributes: [.font: font])
    text.addAttribute(.attachment, value: attachment, range: NSRange(location: 1, length: 1))
    let line = try #require(TextLayout(text).lines.first)
    #expect(isClose(line.width, 35.56))
    #expect(line.height == 24)
    #expect(line.baseline == 20)
    #expect(line.runs.map(\.isAttachment) == [false, true])
  }

  // MARK: - Any text

  /// Numbers that look random and are the same in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  @Test func linesOfAnyTextFitAndLeaveNothingOut() {
    let letters = [
      "a", "b", "W", " ", " ", "  ", "\t", "\n", "\r\n", "\u{2028}", "-", "—", "(", ")", "。", "「",
      "漢",
      "ー", "한", "👨‍👩‍👧", "🇯🇵", "e\u{301}", "\u{301}", "\u{200B}", "\u{A0}", "ש", ".", "1",
    ]
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
      .byTruncatingTail,
    ]
    var dice = Dice(state: 1)
    for round in 0..<600 {
      var text = ""
      for _ in 0..<dice.roll(40) { text += letters[dice.roll(letters.count)] }
      let width = CGFloat(dice.roll(60)) + 1
      let mode = modes[dice.roll(modes.count)]
      let count = dice.roll(4)
      let layout = TextLayout(
        text, font: font, width: width, numberOfLines: count, lineBreakMode: mode)
      #expect(count == 0 || layout.lines.count <= count, "round \(round)")
      var end = 0
      for line in layout.lines {
        #expect(line.range.location == end, "round \(round)")
        end += line.range.length
        let characters = line.text.filter { !$0.isWhitespace }
        #expect(line.width <= width + 0.001 || characters.count <= 1, "round \(round)")
        #expect(line.runs.map(\.text).joined() == line.text, "round \(round)")
      }
      let isCut = count > 0 && layout.lines.count == count && layout.isTruncated
      #expect(end == text.utf16.count || isCut, "round \(round)")
    }
  }

  @Test func longTextsAreFast() {
    let text = String(repeating: "lorem ipsum ", count: 20_000)
    let layout = TextLayout(text, font: font, width: 300)
    #expect(layout.lines.count > 1000)
  }
}
