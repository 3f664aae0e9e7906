import Foundation

/// Numbers as SVG documents write them.
enum SVGNumber {
  /// A number with at most three decimals and a full stop, whatever the locale. Zero for what is
  /// not finite.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let limited = max(-1e12, min(Double(value), 1e12))
    let thousandths = Int64((limited * 1000).rounded())
    let magnitude = thousandths.magnitude
    var text = thousandths < 0 ? "-\(magnitude / 1000)" : "\(magnitude / 1000)"
    let fraction = magnitude % 1000
    if fraction != 0 {
      var digits = String(fraction)
      while digits.count < 3 { digits = "0" + digits }
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// A transform; `nil` for one that changes nothing.
  static func transform(_ transform: CGAffineTransform) -> String? {
    if transform.isIdentity { return nil }
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      let (x, y) = (text(transform.tx), text(transform.ty))
      return x == "0" && y == "0" ? nil : "translate(\(x) \(y))"
    }
    // The numbers that turn and scale act on coordinates, so they get more decimals.
    let parts = [transform.a, transform.b, transform.c, transform.d].map(factor)
    return "matrix(\((parts + [text(transform.tx), text(transform.ty)]).joined(separator: " ")))"
  }

  /// A factor with at most six decimals.
  private static func factor(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let whole = text(value)
    let millionths = Int64((max(-1e6, min(Double(value), 1e6)) * 1_000_000).rounded())
    guard millionths % 1000 != 0 else { return whole }
    var digits = String(millionths.magnitude % 1_000_000)
    while digits.count < 6 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return (millionths < 0 ? "-" : "") + "\(millionths.magnitude / 1_000_000).\(digits)"
  }
}
