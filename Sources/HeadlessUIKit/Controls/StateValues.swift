import Foundation

/// Values per control state, with UIKit's rule: a state without a value uses that of `.normal`.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value of exactly this state.
  subscript(exact state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that a state shows.
  subscript(state: UIControl.State) -> Value? {
    values[state] ?? values[.normal]
  }
}
