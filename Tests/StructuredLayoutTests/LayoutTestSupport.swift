import StructuredLayout

/// A view with a natural size, and a name for messages.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(
    _ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric,
    _ name: String? = nil
  ) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

@MainActor
func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 120) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The frames of views after a layout, rounded to thousandths against the noise of the solver.
@MainActor
func frames(_ views: UIView...) -> [CGRect] {
  var root = views[0]
  while let superview = root.superview { root = superview }
  root.layoutIfNeeded()
  func round(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
  return views.map {
    rect(
      round($0.frame.minX), round($0.frame.minY), round($0.frame.width), round($0.frame.height))
  }
}

/// Whether no other frames of the views are possible.
@MainActor
func haveOneLayout(_ views: UIView...) -> Bool {
  views.allSatisfy { !$0.hasAmbiguousLayout }
}

@MainActor
func areActive(_ constraints: [NSLayoutConstraint]) -> Bool {
  constraints.allSatisfy(\.isActive)
}

@MainActor
func areInactive(_ constraints: [NSLayoutConstraint]) -> Bool {
  !constraints.contains(where: \.isActive)
}

/// The failures that a body reports.
@MainActor
func failures(_ body: () -> Void) -> [LayoutFailure] {
  var failures: [LayoutFailure] = []
  LayoutFailure.handler = { failures.append($0) }
  body()
  LayoutFailure.handler = nil
  return failures
}

/// The texts of Auto Layout's reports while a body runs.
@MainActor
func reports(_ body: () -> Void) -> [String] {
  var reports: [String] = []
  let old = UIView.layoutReportHandler
  UIView.layoutReportHandler = { reports.append($0.text) }
  body()
  UIView.layoutReportHandler = old
  return reports
}
