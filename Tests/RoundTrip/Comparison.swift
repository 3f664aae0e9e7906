/// Compares two values of any type: objects by identity, closures by what they do, collections by
/// their elements, the rest by `==`.
@MainActor
struct Comparison {
  private let probe: Probe

  init(_ probe: Probe) {
    self.probe = probe
  }

  func isSame(_ left: Any, _ right: Any) -> Bool {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let left?, let right?): return isSameValue(left, right)
    }
  }

  private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private func isSameValue(_ left: Any, _ right: Any) -> Bool {
    if type(of: left) is AnyClass, type(of: right) is AnyClass {
      let (left, right) = (left as AnyObject, right as AnyObject)
      return left === right
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    let (leftMirror, rightMirror) = (Mirror(reflecting: left), Mirror(reflecting: right))
    if leftMirror.displayStyle == nil, "\(type(of: left))".contains("->") {
      return "\(type(of: left))" == "\(type(of: right))"
    }
    let (leftParts, rightParts) = (Array(leftMirror.children), Array(rightMirror.children))
    guard type(of: left) == type(of: right), leftParts.count == rightParts.count else {
      return false
    }
    if leftMirror.displayStyle == .dictionary || leftMirror.displayStyle == .set {
      return leftParts.allSatisfy { part in
        rightParts.contains { isSame($0.value, part.value) }
      }
    }
    return zip(leftParts, rightParts).allSatisfy { isSame($0.value, $1.value) }
  }
}
