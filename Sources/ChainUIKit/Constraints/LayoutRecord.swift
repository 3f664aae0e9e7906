#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What `layout` calls left with a view or guide: closures that wait for a superview, and the
/// constraints made so far.
@MainActor
final class LayoutRecord {
  enum Action {
    case make, remake, update
  }

  private var pending: [(action: Action, body: @MainActor (ConstraintMaker) -> Void)] = []
  private var relations: [ConstraintRelation] = []

  func add(_ action: Action, _ body: @escaping @MainActor (ConstraintMaker) -> Void) {
    pending.append((action, body))
  }

  /// Runs the closures that wait, in order, and releases them. One that is added meanwhile is run
  /// last.
  func run(for object: AnyObject) {
    while !pending.isEmpty {
      let (action, body) = pending.removeFirst()
      run(action, body, for: ConstraintItem(object))
    }
  }

  func run(
    _ action: Action, _ body: @MainActor (ConstraintMaker) -> Void, for item: ConstraintItem
  ) {
    item.view?.translatesAutoresizingMaskIntoConstraints = false
    let session = ConstraintSession(item: item)
    body(ConstraintMaker(session: session))
    switch action {
    case .update:
      let existing = relations.flatMap(\.constraints).filter(\.isActive)
      for relation in session.relations { relation.update(among: existing) }
    case .remake:
      NSLayoutConstraint.deactivate(relations.flatMap(\.constraints))
      relations = []
      make(session.relations)
    case .make:
      make(session.relations)
    }
  }

  private func make(_ made: [ConstraintRelation]) {
    for relation in made { relation.make() }
    relations += made
    NSLayoutConstraint.activate(made.flatMap(\.constraints))
  }
}

extension UIView {
  /// The record of the view, made when first asked for.
  var layoutRecord: LayoutRecord { attachment(LayoutRecord.self) { LayoutRecord() } }
}

extension UILayoutGuide {
  /// The record of the guide, made when first asked for.
  var layoutRecord: LayoutRecord { attachment(LayoutRecord.self) { LayoutRecord() } }
}
