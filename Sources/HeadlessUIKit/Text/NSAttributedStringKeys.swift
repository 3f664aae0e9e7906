import Foundation

// Foundation declares the key type only; the names and values are UIKit's.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The text colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether letters are joined, a number.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The extra space between letters in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The extra space between letters that also switches ligatures off, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The kind of line through the text, a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The kind of line under the text, a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the outline, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline in percent of the font size, a number.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The text effect, a string.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An object inside the text, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The target of a link, a `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance from the baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the line under the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// The slant of the letters, a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of the stretch of the letters, a number.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The writing directions, an array of numbers.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether text runs from top to bottom, a number.
  public static let verticalGlyphForm = NSAttributedString.Key(
    rawValue: "CTVerticalForms")
}
