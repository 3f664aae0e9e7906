import Foundation
import HeadlessUIKit
import Testing

/// The widths in thousandths of the font size, worked out by hand from Adobe's `Helvetica.afm` and
/// `Helvetica-Bold.afm`.
@Suite struct TextMetricTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 1000)) -> CGFloat {
    HelveticaMetric().advances(of: text, in: font).reduce(0, +).rounded()
  }

  private static let words: [(String, Double)] = [
    // H 722, e 556, l 222, l 222, o 556
    ("Hello", 2278.0),
    // comma 278, space 278, W 944, o 556, r 333, l 222, d 556, exclam 278
    (", World!", 3445.0),
    // parenleft 333, zero 556, percent 889, parenright 333, at 1015
    ("(0%)@", 3126.0),
    // Adieresis 667, germandbls 611, ccedilla 500, eacute 556, Oslash 778
    ("Äßçéø", 2945.0),
    // Lslash 556, odieresis 556, OE 1000, Scaron 667, Zcaron 611
    ("ŁöŒŠŽ", 3390.0),
    // quotedblleft 333, quoteright 222, endash 556, emdash 1000, ellipsis 1000, bullet 350
    ("“’–—…•", 3461.0),
    // Euro 556, trademark 1000, fi 500
    ("€™ﬁ", 2056.0),
    ("", 0.0),
  ]

  @Test(arguments: words)
  func regularWidths(text: String, expected: Double) {
    #expect(width(text) == CGFloat(expected))
  }

  @Test func boldWidthsFromSemiboldOn() {
    // H 722, e 556, l 278, l 278, o 611
    #expect(width("Hello", .boldSystemFont(ofSize: 1000)) == 2445)
    #expect(width("Hello", .systemFont(ofSize: 1000, weight: .black)) == 2445)
    #expect(width("Hello", .systemFont(ofSize: 1000, weight: .medium)) == 2278)
    let named = UIFont(name: "Helvetica-Bold", size: 1000)
    #expect(named.map { width("Hello", $0) } == 2445)
  }

  @Test func monospacedWidths() {
    let font = UIFont.monospacedSystemFont(ofSize: 1000, weight: .bold)
    #expect(width("iW.", font) == 1800)
    #expect(width("漢", font) == 1000)
  }

  private static let wide: [(String, Int)] = [
    ("漢字", 2), ("かな", 2), ("カナ", 2), ("한글", 2), ("，。", 2), ("Ａ", 1), ("😀", 1),
    ("👨‍👩‍👧‍👦", 1), ("👍🏽", 1), ("🇯🇵", 1), ("❤️", 1), ("1️⃣", 1), ("🏴‍☠️", 1), ("\u{1112}\u{1161}\u{11AB}", 1),
  ]

  @Test(arguments: wide)
  func fullWidths(text: String, ems: Int) {
    #expect(width(text) == CGFloat(ems * 1000))
  }

  @Test func invisibleCharactersHaveNoWidth() {
    #expect(width("e\u{301}") == 556)
    #expect(width("\u{200B}\u{200D}\u{2060}\u{FEFF}\u{AD}") == 0)
    #expect(width("\u{0}\u{1F}\u{7F}") == 0)
    #expect(width("\u{301}") == 0)
  }

  @Test func otherScripts() {
    #expect(width("ﾊﾝ") == 1000)
    #expect(width("Жж") == 1223)
    #expect(width("Ωω") == 1223)
    #expect(width("שלום") == 2224)
  }

  @Test func widthsGrowWithTheSize() {
    let advances = HelveticaMetric().advances(of: "He", in: .systemFont(ofSize: 10))
    #expect(advances == [7.22, 5.56])
  }

  private struct FixedMetric: TextMeasuring {
    func advances(of text: String, in font: UIFont) -> [CGFloat] { text.map { _ in 7 } }
  }

  @Test @MainActor func theMetricCanBeReplaced() {
    let label = UILabel()
    label.text = "four"
    TextMetric.with(FixedMetric()) {
      #expect(label.intrinsicContentSize.width == 28)
      #expect(TextLayout("a\tb", font: .systemFont(ofSize: 5)).size.width == 21)
    }
    #expect(label.intrinsicContentSize.width != 28)
  }

  private struct BrokenMetric: TextMeasuring {
    func advances(of text: String, in font: UIFont) -> [CGFloat] { [.nan, .infinity, 3] }
  }

  @Test func wrongNumbersOfAMetricDoNoHarm() {
    let layout = TextLayout(
      "abcdef", font: .systemFont(ofSize: 5), width: 2, metric: BrokenMetric())
    #expect(layout.lines.map(\.text).joined() == "abcdef")
    #expect(layout.size.width == 3)
  }
}
