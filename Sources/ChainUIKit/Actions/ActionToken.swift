/// One handler of a control or view: what removes it again.
///
/// The control owns the handler, whether the token is kept or not. The token holds neither, so it
/// may be kept anywhere.
///
/// ```swift
/// let token = slider.addHandler(for: .valueChanged) { slider in model.volume = slider.value }
/// token.remove()
/// ```
@MainActor
public struct ActionToken {
  private let removal: @MainActor () -> Void

  init(_ removal: @escaping @MainActor () -> Void) {
    self.removal = removal
  }

  /// Removes the handler and releases its closure. Does nothing when it was removed before, or when
  /// the control is gone. A handler may remove itself while it runs.
  ///
  /// Complexity: O(number of handlers of the control).
  public func remove() {
    removal()
  }
}
