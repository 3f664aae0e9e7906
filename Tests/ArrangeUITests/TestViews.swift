import ArrangeUI

/// A view of a fixed size, that can also fit another size than its natural one.
final class FixedView: UIView {
  private let natural: CGSize
  private let fitting: CGSize
  private(set) var layoutCount = 0

  init(_ width: CGFloat, _ height: CGFloat, fitting: CGSize? = nil) {
    natural = CGSize(width: width, height: height)
    self.fitting = fitting ?? natural
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// A view that takes what it is offered between two widths, and counts how often it is asked.
final class ElasticView: UIView {
  let widths: ClosedRange<CGFloat>
  var height: CGFloat
  private(set) var askCount = 0

  init(_ widths: ClosedRange<CGFloat>, height: CGFloat = 10) {
    self.widths = widths
    self.height = height
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: widths.upperBound, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    askCount += 1
    return CGSize(
      width: min(max(size.width, widths.lowerBound), widths.upperBound), height: height)
  }
}

/// A view that takes what it is offered.
final class FillView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

/// A view that only says how large its content is, as most custom views do.
final class BadgeView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 16) }
}

extension UIView {
  /// Lays the view out in a size.
  @discardableResult
  func laidOut(_ width: CGFloat, _ height: CGFloat) -> Self {
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    layoutIfNeeded()
    return self
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// A label of one line, or of any number.
@MainActor
func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}
