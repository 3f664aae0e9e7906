#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The priorities that a view's content had along an axis before a layout changed them.
@MainActor
struct ContentPriorities {
  private struct Values: Equatable {
    var hugging: UILayoutPriority
    var compressionResistance: UILayoutPriority

    @MainActor
    init(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
      hugging = view.contentHuggingPriority(for: axis)
      compressionResistance = view.contentCompressionResistancePriority(for: axis)
    }

    @MainActor
    func set(on view: UIView, _ axis: NSLayoutConstraint.Axis) {
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(compressionResistance, for: axis)
    }
  }

  private let view: UIView
  private let axis: NSLayoutConstraint.Axis
  private let before: Values
  private let after: Values

  /// Changes the priorities.
  init(changing view: UIView, _ axis: NSLayoutConstraint.Axis, _ kind: PlannedPriority.Kind) {
    self.view = view
    self.axis = axis
    before = Values(of: view, axis)
    var values = before
    switch kind {
    case .expands:
      values.hugging = PlanPriority.expanding
      values.compressionResistance = UILayoutPriority(
        rawValue: max(1, before.compressionResistance.rawValue - 1))
    case .keeps:
      values.hugging = PlanPriority.keeping
      values.compressionResistance = PlanPriority.keeping
    }
    after = values
    after.set(on: view, axis)
  }

  /// Gives the view its priorities back, unless someone else has changed them since.
  func restore() {
    guard Values(of: view, axis) == after else { return }
    before.set(on: view, axis)
  }
}
