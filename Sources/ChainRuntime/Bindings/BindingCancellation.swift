/// A subscription to a ``BindingSource``: it ends when this object is cancelled or released.
@MainActor
public final class BindingCancellation {
  private var action: (@MainActor () -> Void)?

  /// Makes a subscription that ends by running `action`: once, on the main actor.
  ///
  /// Released on the main thread, the subscription ends at once; released elsewhere, it ends on the
  /// main actor soon after.
  public init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Ends the subscription; does nothing when it has ended. Complexity: that of the action.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  deinit {
    guard let action else { return }
    if MainThread.isCurrent {
      MainThread.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
