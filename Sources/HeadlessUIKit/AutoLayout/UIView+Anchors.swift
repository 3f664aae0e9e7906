import Foundation

extension UIView {
  /// The leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .leading))
  }

  /// The trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .trailing))
  }

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .left))
  }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .right))
  }

  /// The horizontal centre.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .centerX))
  }

  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .top))
  }

  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .bottom))
  }

  /// The vertical centre.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .centerY))
  }

  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .firstBaseline))
  }

  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .lastBaseline))
  }

  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(term: AnchorTerm(item: self, attribute: .width))
  }

  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(term: AnchorTerm(item: self, attribute: .height))
  }
}

extension UILayoutGuide {
  /// The leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .leading))
  }

  /// The trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .trailing))
  }

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .left))
  }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .right))
  }

  /// The horizontal centre.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(term: AnchorTerm(item: self, attribute: .centerX))
  }

  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .top))
  }

  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .bottom))
  }

  /// The vertical centre.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(term: AnchorTerm(item: self, attribute: .centerY))
  }

  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(term: AnchorTerm(item: self, attribute: .width))
  }

  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(term: AnchorTerm(item: self, attribute: .height))
  }
}
