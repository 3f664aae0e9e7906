#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A stack view that arranges views in a column.
open class VerticalStack: UIStackView {
  /// Creates an empty column.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  /// Creates a column from an archive, which decides about everything.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a column of the views of a closure: ten points apart and centred across, unless said
  /// otherwise.
  ///
  /// ``VStack`` is the same with the defaults of `UIStackView`. The closure runs once. What the
  /// `layout` calls of the views have left waiting runs when all are arranged.
  public convenience init(
    spacing: CGFloat = 10, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .center,
    @StackViewBuilder _ content: @MainActor () -> [UIView]
  ) {
    self.init(frame: .zero)
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
    addArranged(content())
  }
}
