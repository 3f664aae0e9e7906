import HeadlessUIKit

/// Calls modifiers on one object and reads back what they set.
///
/// Failures are collected, one line each, so that a test says all that is wrong with a type at once.
@MainActor
public final class RoundTrip<Tested> {
  private let tested: Tested
  private let probe: Probe
  private var views: [Int: UIView] = [:]
  private var controllers: [Int: UIViewController] = [:]
  /// What went wrong: the modifier's name and how.
  public private(set) var failures: [String] = []

  public init(_ tested: Tested, _ probe: Probe) {
    self.tested = tested
    self.probe = probe
    RoundTripPreparation.prepare(tested)
  }

  /// Checks a modifier of a class: it returns the very object, of the very type, and the property
  /// then reads as the value, which it did not before.
  public func check<Value>(
    _ name: String, _ candidates: [Value], _ set: (Tested, Value) -> Tested,
    _ get: (Tested) -> Value?
  ) where Tested: AnyObject {
    guard let value = candidates.first(where: { !isSame($0, get(tested)) }) else {
      failures.append("\(name): no candidate differs from what it reads at first")
      return
    }
    // The type of `result` is the concrete class: a modifier that lost it would not compile here.
    let result: Tested = set(tested, value)
    if result !== tested { failures.append("\(name): returns another object") }
    if !isSame(get(tested), value) { failures.append("\(name): reads back \(get(tested))") }
  }

  /// Checks a modifier of a value type: the copy has the value, the original keeps its own.
  public func checkCopy<Value>(
    _ name: String, _ candidates: [Value], _ set: (Tested, Value) -> Tested,
    _ get: (Tested) -> Value?
  ) {
    let original = get(tested)
    guard let value = candidates.first(where: { !isSame($0, original) }) else {
      failures.append("\(name): no candidate differs from what it reads at first")
      return
    }
    let copy = set(tested, value)
    if !isSame(get(copy), value) { failures.append("\(name): reads back \(get(copy))") }
    if !isSame(get(tested), original) { failures.append("\(name): changes the original") }
  }

  /// Notes a modifier that no sample could be made for.
  public func skip(_ name: String) {
    failures.append("\(name): not tested, there is no sample of its type")
  }

  /// A view to set a value for: the same one for the same number.
  public func key(_ number: Int, _: UIView.Type) -> UIView {
    let key = views[number] ?? RoundTripPreparation.key(for: tested, number: number)
    views[number] = key
    return key
  }

  /// A view controller to set a value for: the same one for the same number.
  public func key(_ number: Int, _: UIViewController.Type) -> UIViewController {
    let key = controllers[number] ?? UIViewController()
    controllers[number] = key
    return key
  }

  private func isSame(_ left: Any, _ right: Any) -> Bool {
    Comparison(probe).isSame(left, right)
  }
}
