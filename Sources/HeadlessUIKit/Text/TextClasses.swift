import Foundation

/// The classes of characters that measuring and wrapping tell apart.
enum TextClasses {
  /// Whether a character is drawn as a picture: an emoji, a flag, a joined sequence.
  static func isEmoji(_ character: Character) -> Bool {
    var isEmoji = false
    for scalar in character.unicodeScalars {
      let value = scalar.value
      if value == 0xFE0F || value == 0x20E3 { return true }
      if value == 0xFE0E { return false }
      if value >= 0x203C, scalar.properties.isEmojiPresentation { isEmoji = true }
    }
    return isEmoji
  }

  /// Whether a scalar is as wide as the font size: "wide" and "fullwidth" in Unicode's terms.
  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: return false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1B000...0x1B2FF,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// Whether a scalar is half as wide as the font size: halfwidth Katakana and Hangul.
  static func isHalfWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return true
    default: return false
    }
  }

  /// Whether a scalar takes no room: marks, controls and invisible signs.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    case ..<0xA0, 0xAD, 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator,
      .paragraphSeparator, .surrogate:
      return true
    default: return false
    }
  }

  /// The width of a space of typography in thousandths; `nil` for other scalars.
  static func spaceWidth(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x2000, 0x2002: return 500
    case 0x2001, 0x2003: return 1000
    case 0x2004: return 333
    case 0x2005: return 250
    case 0x2006: return 167
    case 0x2007: return 556
    case 0x2008, 0x202F: return 278
    case 0x2009, 0x205F: return 200
    case 0x200A: return 100
    default: return nil
    }
  }

  /// Whether a scalar separates words and may hang over the end of a line.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Whether a scalar ends a line; U+2028 ends a line inside a paragraph.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// The direction of a letter that has one.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: return false
    case ..<0xAA: return nil
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? true : nil
    case 0x200F: return true
    case 0x200E: return false
    default: return scalar.properties.isAlphabetic ? false : nil
    }
  }
}
