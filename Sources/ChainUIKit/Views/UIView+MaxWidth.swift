#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Makes the view as wide as its superview, as far as other constraints leave room, and returns
  /// the view.
  ///
  /// A view across a column fills the column, whatever the column's alignment. A view in a row takes
  /// what the others leave. The constraint has a priority of 510: it is stronger than hugging and
  /// weaker than compression resistance, so nothing is squeezed and the superview does not grow. Two
  /// such views in one row are better made equal by the row's distribution.
  ///
  /// The constraint is made like those of ``layout(_:)``: when the view has a superview.
  @discardableResult
  public func maxWidth() -> Self {
    layout { $0.width.equalToSuperview().priority(.fillingSuperview) }
  }

  /// Makes the view as high as its superview, as ``maxWidth()`` does for the width.
  @discardableResult
  public func maxHeight() -> Self {
    layout { $0.height.equalToSuperview().priority(.fillingSuperview) }
  }
}

extension UILayoutPriority {
  /// Between hugging (250) and compression resistance (750), as strong as a drag that resizes a
  /// scene (510).
  fileprivate static let fillingSuperview = UILayoutPriority(510)
}
