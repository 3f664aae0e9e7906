import Foundation

/// The built-in metric: the widths of Helvetica, the same on every machine.
///
/// - Latin letters, digits and punctuation have the widths of Adobe's font metrics of Helvetica,
///   or of Helvetica-Bold from semibold on.
/// - Chinese, Japanese and Korean characters and emoji are as wide as the font size, halfwidth
///   ones half as wide.
/// - Combining marks, joiners and other invisible characters have no width.
/// - Other capitals are 0.667 of the font size wide, other characters 0.556.
/// - In monospaced fonts, characters that are not full-width are 0.6 of the font size wide.
///
/// Kerning, ligatures, the width axis of fonts and their names beyond "Bold" and "Mono" make no
/// difference. Measuring takes time in proportion to the length of the text.
public struct HelveticaMetric: TextMeasuring {
  /// Creates the metric.
  public init() {}

  /// The advance widths of the characters of a text, in points.
  public func advances(of text: String, in font: UIFont) -> [CGFloat] {
    let style = FaceStyle(font)
    return text.map { CGFloat(thousandths(of: $0, style)) * font.pointSize / 1000 }
  }

  private struct FaceStyle {
    let isBold: Bool
    let isMonospaced: Bool

    init(_ font: UIFont) {
      let values = font.values
      isBold =
        values.weight.rawValue >= UIFont.Weight.semibold.rawValue
        || values.symbolicTraits.contains(.traitBold) || values.name.hasSuffix("Bold")
      isMonospaced =
        values.symbolicTraits.contains(.traitMonoSpace) || values.design == .monospaced
        || values.name.contains("Mono") || values.name.hasPrefix("Courier")
        || values.name.hasPrefix("Menlo")
    }
  }

  private func thousandths(of character: Character, _ style: FaceStyle) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x7F, scalars.count == 1 {
      guard let width = HelveticaWidths.width(of: first, isBold: style.isBold) else { return 0 }
      return style.isMonospaced ? 600 : width
    }
    if TextClasses.isEmoji(character) || TextClasses.isFullWidth(first) { return 1000 }
    var total = 0
    for scalar in scalars where !TextClasses.isInvisible(scalar) {
      total += thousandths(of: scalar, style)
    }
    return total
  }

  private func thousandths(of scalar: Unicode.Scalar, _ style: FaceStyle) -> Int {
    if TextClasses.isFullWidth(scalar) { return 1000 }
    if TextClasses.isHalfWidth(scalar) { return 500 }
    if style.isMonospaced { return 600 }
    if let width = HelveticaWidths.width(of: scalar, isBold: style.isBold) { return width }
    if let width = TextClasses.spaceWidth(scalar) { return width }
    return scalar.properties.isUppercase ? 667 : 556
  }
}
