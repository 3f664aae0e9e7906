import Foundation
import Testing

@testable import HeadlessUIKit

/// A view with a fixed content size.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A box with baselines.
final class TextBox: UIView, TextContent {
  let content: CGSize
  let offsets: BaselineOffsets

  init(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) {
    content = CGSize(width: width, height: height)
    offsets = BaselineOffsets(first: first, last: last)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  var wrapsText: Bool { false }
  func textBaselines(in size: CGSize) -> BaselineOffsets? { offsets }
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { content }
}

/// Text as wide as one line: 1,000 square points, in lines of 10 points.
final class WrappingBox: UIView, TextContent {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 10) }
  var wrapsText: Bool { true }
  func textBaselines(in size: CGSize) -> BaselineOffsets? { nil }
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let lines = (100 / max(width, 1)).rounded(.up)
    return CGSize(width: min(width, 100), height: 10 * lines)
  }
}

@MainActor
func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The reports of Auto Layout while a body runs.
@MainActor
func reports(_ body: () -> Void) -> [LayoutReport] {
  var reports: [LayoutReport] = []
  let old = UIView.layoutReportHandler
  UIView.layoutReportHandler = { reports.append($0) }
  body()
  UIView.layoutReportHandler = old
  return reports
}

/// Makes every pixel a point while a body runs, for numbers that are easy to read.
@MainActor
func withScale(_ scale: CGFloat, _ body: () -> Void) {
  let old = UIScreen.main.scale
  UIScreen.main.scale = scale
  body()
  UIScreen.main.scale = old
}

extension CGRect {
  /// Whether every edge is the same up to rounding.
  func isNear(_ other: CGRect, _ tolerance: CGFloat = 0.001) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
