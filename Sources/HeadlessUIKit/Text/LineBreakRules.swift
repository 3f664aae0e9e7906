import Foundation

/// Where a line may end between two characters, besides after spaces.
///
/// A small part of Unicode's line breaking: after hyphens and dashes, at zero width spaces, and
/// between ideographs, kana, Hangul and emoji, but not before closing punctuation and small kana
/// (Japanese "kinsoku") nor after opening punctuation.
enum LineBreakRules {
  /// What wrapping has to know about a character.
  enum Kind: Equatable, Sendable {
    case space
    case lineEnd(isParagraphEnd: Bool)
    case ideograph
    /// A character after which a line may end.
    case hyphen
    /// An invisible place where a line may end.
    case breakMark
    /// A character that keeps its neighbours on its line.
    case glue
    /// A character that no line starts with.
    case closing
    /// A character that no line ends with.
    case opening
    case digit
    case other
  }

  static func kind(of character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x30...0x39: return .digit
    case 0x41...0x5A, 0x61...0x7A: return .other
    default: break
    }
    if TextClasses.isLineEnd(scalar) {
      return .lineEnd(isParagraphEnd: scalar.value != 0x2028)
    }
    if TextClasses.isSpace(scalar) { return .space }
    switch scalar.value {
    case 0x2D, 0x2010, 0x2013, 0x2014, 0x00AD: return .hyphen
    case 0x200B: return .breakMark
    case 0xA0, 0x202F, 0x2060, 0x2007, 0xFEFF, 0x2011: return .glue
    default: break
    }
    if closing.contains(scalar) { return .closing }
    if opening.contains(scalar) { return .opening }
    if TextClasses.isFullWidth(scalar) || TextClasses.isHalfWidth(scalar)
      || TextClasses.isEmoji(character)
    {
      return .ideograph
    }
    return .other
  }

  /// Whether a line may end between two neighbours. Nothing breaks before spaces; that a line
  /// may end after them is the caller's business.
  static func canBreak(between first: Kind, and second: Kind) -> Bool {
    switch (first, second) {
    case (.space, .space), (_, .space), (_, .lineEnd): return false
    case (.space, _): return true
    case (.glue, _), (_, .glue), (.opening, _), (_, .closing): return false
    case (.breakMark, _): return true
    case (_, .breakMark), (_, .hyphen), (.hyphen, .digit): return false
    case (.hyphen, _): return true
    case (.ideograph, _), (_, .ideograph): return true
    default: return false
    }
  }

  private static let closing: Set<Unicode.Scalar> = Set(
    """
    !),.:;?]}%»’”…‥、。，．：；？！）］｝〉》」』】〕〗〙〟・ー々〜゠％\
    ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ｡｣､･
    """.unicodeScalars)

  private static let opening: Set<Unicode.Scalar> = Set(
    "([{«‘“（［｛〈《「『【〔〖〘〝｢".unicodeScalars)
}
