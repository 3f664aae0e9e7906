#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A stack view that arranges views in a column.
open class VStack: UIStackView {
  /// Creates an empty column.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  /// Creates a column from an archive, which decides about everything.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a column of the views of a closure, with the defaults of `UIStackView`: no spacing,
  /// filled across, the length shared by hugging and compression resistance.
  ///
  /// The closure runs once. What the `layout` calls of the views have left waiting runs when all are
  /// arranged.
  public convenience init(
    spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill,
    @StackViewBuilder _ content: @MainActor () -> [UIView]
  ) {
    self.init(frame: .zero)
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    addArranged(content())
  }
}
