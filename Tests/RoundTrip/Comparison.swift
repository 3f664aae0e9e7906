import Foundation

/// Compares two values of any type: objects by identity or `isEqual`, what is hashable by `==`, the
/// rest part by part. Closures cannot be compared; two of one type pass for the same.
enum Comparison {
  static func isSame(_ left: Any, _ right: Any) -> Bool {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): true
    case (nil, _), (_, nil): false
    case (let left?, let right?): isSameValue(left, right)
    }
  }

  static func isNil(_ value: Any) -> Bool { unwrapped(value) == nil }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func isSameValue(_ left: Any, _ right: Any) -> Bool {
    if type(of: left) is AnyClass, type(of: right) is AnyClass,
      left as AnyObject === right as AnyObject
    {
      return true
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if type(of: left) is AnyClass { return false }
    guard type(of: left) == type(of: right) else { return false }
    let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
    let (leftParts, rightParts) = (Array(leftMirror.children), Array(rightMirror.children))
    guard leftParts.count == rightParts.count else { return false }
    switch leftMirror.displayStyle {
    case .dictionary, .set:
      return leftParts.allSatisfy { part in
        rightParts.contains { isSame($0.value, part.value) }
      }
    case .enum:
      // A case without a value has no parts, only a name.
      return leftParts.isEmpty
        ? "\(left)" == "\(right)"
        : leftParts[0].label == rightParts[0].label
          && isSame(leftParts[0].value, rightParts[0].value)
    default:
      return zip(leftParts, rightParts).allSatisfy { isSame($0.value, $1.value) }
    }
  }
}
