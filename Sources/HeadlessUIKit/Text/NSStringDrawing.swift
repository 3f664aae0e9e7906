import Foundation

/// How `boundingRect` measures text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has many lines, wrapped at the width, and starts at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are apart as far as the font says. Makes no difference: fonts have no leading here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The outlines of letters are measured. Makes no difference: only advances are known.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits the height is cut with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
  /// The size of the text when lines only end where it says so. Not rounded; text without a font
  /// has 12 points. Takes time in proportion to the length.
  public func size() -> CGSize {
    TextLayout(self).size
  }

  /// The rectangle of the text: one line on a baseline at zero, or with
  /// `.usesLineFragmentOrigin` lines from zero down, wrapped at the width. Widths that are not
  /// positive and finite set no limit. Not rounded; the context is not used.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(self, numberOfLines: 1)
      return CGRect(
        origin: CGPoint(x: 0, y: -(layout.firstBaseline ?? 0)), size: layout.size)
    }
    let layout = TextLayout(self, width: size.width)
    guard options.contains(.truncatesLastVisibleLine), size.height > 0 else {
      return CGRect(origin: .zero, size: layout.size)
    }
    let fitting = layout.lines.prefix { $0.top + $0.height <= size.height + 0.5 }.count
    guard fitting < layout.lines.count else { return CGRect(origin: .zero, size: layout.size) }
    let cut = TextLayout(
      self, width: size.width, numberOfLines: max(1, fitting), lineBreakMode: .byTruncatingTail)
    return CGRect(origin: .zero, size: cut.size)
  }
}

extension NSString {
  /// The size of the text. See ``Foundation/NSAttributedString/size()``.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// The rectangle of the text. See
  /// ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the text. See ``Foundation/NSAttributedString/size()``.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text. See
  /// ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
