/// Distances from the edges of a rectangle, in points. Left and right stay left and right in
/// right-to-left layouts. Negative insets let content reach over the edge.
public struct EdgeInsets: Sendable, Hashable {
  public var top: Double
  public var bottom: Double
  public var left: Double
  public var right: Double

  public init(top: Double = 0, bottom: Double = 0, left: Double = 0, right: Double = 0) {
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }

  /// The same inset on every edge.
  public init(_ inset: Double) {
    self.init(top: inset, bottom: inset, left: inset, right: inset)
  }

  public static let zero = EdgeInsets()
}
