#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A stack view that arranges views in a row.
open class HorizontalStack: UIStackView {
  /// Creates an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .horizontal
  }

  /// Creates a row from an archive, which decides about everything.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a row of the views of a closure: ten points apart and centred across, unless said
  /// otherwise.
  ///
  /// ``HStack`` is the same with the defaults of `UIStackView`. The closure runs once. What the
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
