extension Rectangle {
  /// The frame of an item of `size` in this region, where an infinite length fills it.
  @inline(__always)
  func region(of size: Size, _ alignment: Alignment) -> Rectangle {
    let size = Size(
      width: size.width.asFrameLength(in: width), height: size.height.asFrameLength(in: height))
    return Rectangle(
      x: x + (width - size.width) * alignment.horizontal.share,
      y: y + (height - size.height) * alignment.vertical.share, size: size)
  }
}
