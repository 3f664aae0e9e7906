import HeadlessUIKit

/// Calls modifiers and reads back what they set, each on a fresh instance.
///
/// Failures are collected, one line each, so that a test says all that is wrong with a type at once.
@MainActor
public final class RoundTrip<Tested> {
  private let make: () -> Tested
  private let probe: Probe
  private(set) var current: Tested
  /// What went wrong: the modifier's name and how.
  public private(set) var failures: [String] = []

  /// - Parameter make: An instance of the type; evaluated anew for every check.
  public init(_ make: @autoclosure @escaping () -> Tested, _ probe: Probe) {
    self.make = make
    self.probe = probe
    current = make()
  }

  // MARK: - Classes

  /// Checks a modifier of a class: it returns the very object, of the very type, and the property
  /// then reads as the value, which it did not before.
  public func check<Value>(
    _ name: String, _ candidates: [Value], _ set: (Tested, Value) -> Tested,
    _ get: (Tested) -> Value?
  ) where Tested: AnyObject {
    renew()
    guard let value = candidate(name, candidates, get) else { return }
    apply(name) { set($0, value) }
    expect(name, get, value)
  }

  /// Checks a modifier that sets a closure: a call reaches the closure, which it did not before.
  public func checkCall<Value>(
    _ name: String, _ candidates: [Value], _ set: (Tested, Value) -> Tested,
    _ call: (Tested) -> Void
  ) where Tested: AnyObject {
    renew()
    expectCalls(name, 0) { call(current) }
    for value in candidates { apply(name) { set($0, value) } }
    expectCalls(name, candidates.count) { call(current) }
  }

  /// Checks a keyed setter's modifier: each key reads back its own value, and keeps it when
  /// another key gets one.
  public func checkKeyed<Value>(
    _ name: String, _ candidates: [Value], _ setFirst: @escaping (Tested, Value) -> Tested,
    _ getFirst: @escaping (Tested) -> Value?, _ setSecond: @escaping (Tested, Value) -> Tested,
    _ getSecond: @escaping (Tested) -> Value?
  ) where Tested: AnyObject {
    for (set, get, other) in [
      (setFirst, getFirst, getSecond), (setSecond, getSecond, getFirst),
    ] {
      renew()
      guard let value = candidate(name, candidates, get) else { return }
      let before = other(current)
      apply(name) { set($0, value) }
      expect(name, get, value)
      if !isSame(other(current) as Any, before as Any) {
        failures.append("\(name): one key's value shows under another key")
      }
    }
  }

  // MARK: - Values

  /// Checks a modifier of a value type: the copy has the value, the original keeps its own.
  public func checkCopy<Value>(
    _ name: String, _ candidates: [Value], _ set: (Tested, Value) -> Tested,
    _ get: (Tested) -> Value?
  ) {
    renew()
    let original = get(current)
    guard let value = candidate(name, candidates, get) else { return }
    let copy = set(current, value)
    if !isSame(get(current) as Any, original as Any) {
      failures.append("\(name): changes the original")
    }
    current = copy
    expect(name, get, value)
  }

  /// Checks a value type's modifier that sets a closure.
  public func checkCopyCall<Value>(
    _ name: String, _ candidates: [Value], _ set: (Tested, Value) -> Tested,
    _ call: (Tested) -> Void
  ) {
    renew()
    for value in candidates {
      let copy = set(current, value)
      expectCalls(name, 0) { call(current) }
      expectCalls(name, 1) { call(copy) }
    }
  }

  // MARK: - Keys

  /// Notes a modifier that no sample could be made for.
  public func skip(_ name: String) {
    failures.append("\(name): not tested, there is no sample of its type")
  }

  /// A view to set a value for: the same one for the same number and instance.
  public func key(_ number: Int, _: UIView.Type) -> UIView {
    let key = views[number] ?? RoundTripPreparation.key(for: current, number: number)
    views[number] = key
    return key
  }

  /// A view controller to set a value for: the same one for the same number and instance.
  public func key(_ number: Int, _: UIViewController.Type) -> UIViewController {
    let key = controllers[number] ?? UIViewController()
    controllers[number] = key
    return key
  }

  private var views: [Int: UIView] = [:]
  private var controllers: [Int: UIViewController] = [:]

  // MARK: - Later

  private var later: [() -> String?] = []

  /// Notes what can only be checked when the main actor has done other work.
  func expectLater(_ failure: @escaping () -> String?) {
    later.append(failure)
  }

  /// Lets the main actor do its work until all that was expected later is so, and notes what is not
  /// after a while.
  public func settle() async {
    for _ in 0..<1_000 where later.contains(where: { $0() != nil }) { await Task.yield() }
    failures += later.compactMap { $0() }
    later = []
  }

  // MARK: - Steps

  func fail(_ failure: String) {
    failures.append(failure)
  }

  func renew() {
    current = make()
    views = [:]
    controllers = [:]
    RoundTripPreparation.prepare(current)
  }

  func candidate<Value>(
    _ name: String, _ candidates: [Value], _ get: (Tested) -> Value?
  ) -> Value? {
    let all = RoundTripPreparation.candidate(name, of: current).map { [$0] } ?? candidates
    let value = all.first { !isSame($0, get(current) as Any) }
    if value == nil { failures.append("\(name): no candidate differs from what it reads at first") }
    return value
  }

  func apply(_ name: String, _ set: (Tested) -> Tested) where Tested: AnyObject {
    // The type of `result` is the concrete class: a modifier that lost it would not compile here.
    let result: Tested = set(current)
    if result !== current { failures.append("\(name): returns another object") }
  }

  private func expect<Value>(_ name: String, _ get: (Tested) -> Value?, _ value: Value) {
    let read: Any = get(current) as Any
    if !isSame(read, value) { failures.append("\(name): reads back \(read)") }
  }

  func expectCalls(_ name: String, _ count: Int, _ body: () -> Void) {
    let before = probe.notes
    body()
    if probe.notes - before != count {
      failures.append("\(name): \(probe.notes - before) calls instead of \(count)")
    }
  }

  private func isSame(_ left: Any, _ right: Any) -> Bool {
    Comparison.isSame(left, right)
  }
}
