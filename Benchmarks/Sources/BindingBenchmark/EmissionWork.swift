import ChainUIKit

/// A value that reaches one property: through a `Live` and a binding, through a closure that
/// captures the view, and through one that holds it weakly, as a binding must.
///
/// `text` is what views are bound by most; `tag` only stores a number, so that it shows what the
/// way to it costs.
@MainActor
enum EmissionWork {
  static func liveText(_ count: Int) {
    let label = UILabel()
    let text = Live("")
    label.text(text)
    for number in 0..<count { text.value = number % 2 == 0 ? "Ready" : "Busy" }
    withExtendedLifetime(label) {}
  }

  static func closureText(_ count: Int) {
    let label = UILabel()
    let setText = opaque { label.text = $0 }
    for number in 0..<count { setText(number % 2 == 0 ? "Ready" : "Busy") }
  }

  static func weakClosureText(_ count: Int) {
    let label = UILabel()
    let setText = opaque { [weak label] in label?.text = $0 }
    for number in 0..<count { setText(number % 2 == 0 ? "Ready" : "Busy") }
    withExtendedLifetime(label) {}
  }

  static func liveTag(_ count: Int) {
    let view = UIView()
    let tag = Live(0)
    view.tag(tag)
    for number in 0..<count { tag.value = number }
    withExtendedLifetime(view) {}
  }

  static func closureTag(_ count: Int) {
    let view = UIView()
    let setTag = opaque { view.tag = $0 }
    for number in 0..<count { setTag(number) }
  }

  static func weakClosureTag(_ count: Int) {
    let view = UIView()
    let setTag = opaque { [weak view] in view?.tag = $0 }
    for number in 0..<count { setTag(number) }
    withExtendedLifetime(view) {}
  }

  /// The closure, which the optimizer does not see any more.
  @_optimize(none) @inline(never)
  private static func opaque<Value>(
    _ closure: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (Value) -> Void {
    closure
  }
}
