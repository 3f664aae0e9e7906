extension Rectangle {
  /// The rectangle mirrored in `bounds` for right-to-left layouts.
  @inline(__always)
  func directed(_ direction: LayoutDirection, within bounds: Rectangle) -> Rectangle {
    guard direction == .rightToLeft else { return self }
    return Rectangle(x: bounds.leadingX + bounds.trailingX - trailingX, y: y, size: size)
  }
}
