import Foundation

/// What turns the constraints of a tree of views into frames.
///
/// There is one for each root: the topmost view of a tree keeps it, and
/// `systemLayoutSizeFitting` makes one for the moment. It keeps the solver alive and is told of
/// changes, so that an update costs what changed: nothing is compared that nobody touched.
@MainActor
final class LayoutSystem {
  unowned let root: UIView
  /// Whether the system only serves to find the size of its root.
  let isFitting: Bool
  let equations = LayoutEquations()

  var items: [ObjectIdentifier: LayoutItem] = [:]
  /// The items whose place follows from margins and the like.
  var tiedItems: [LayoutItem] = []
  /// The item of a variable, by the variable's number.
  var owners: [LayoutItem?] = []
  private var notes = LayoutNotes()
  private var entries: [ObjectIdentifier: LayoutEntry] = [:]
  /// The texts whose height was staged and may not be that of their width.
  private var unwrappedTexts: [LayoutItem] = []

  /// Whether an update marked a view for layout.
  var didMark = false
  private var isUpdating = false
  /// Whether it gives views the frames it found.
  var isApplying = false

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    notes.add(tree: root, of: root)
  }

  // MARK: Notes

  /// Whether something changed since the last update.
  var isPending: Bool { !notes.isEmpty || equations.isPending }

  /// Notes that a view with everything inside joined the tree.
  func note(tree view: UIView) { notes.add(tree: view, of: root) }

  /// Notes that the frame, content size, margins or the like of a view changed.
  func note(view: UIView) { notes.add(view: view) }

  /// Notes that a constraint was activated or changed.
  func note(constraint: NSLayoutConstraint) { notes.add(constraint: constraint) }

  // MARK: Constraints

  /// Forgets a constraint at once: its items may not live until the next update.
  func remove(constraint: NSLayoutConstraint) {
    notes.remove(constraint: constraint)
    let key = ObjectIdentifier(constraint)
    guard let entry = entries.removeValue(forKey: key) else { return }
    equations.withdraw(entry)
    for item in entry.items { item.users.remove(key) }
  }

  private func stage(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    let entry = entries[key] ?? LayoutEntry(.constraint(constraint))
    entries[key] = entry
    for item in entry.items { item.users.remove(key) }
    let translation = translate(constraint)
    entry.items = translation?.items ?? []
    for item in entry.items {
      item.users.insert(key)
      if translation?.usesBaseline == true { item.isBaselineUsed = true }
    }
    if translation?.linear != entry.linear { constraint.wasReported = false }
    equations.stage(entry, translation?.linear)
  }

  /// The constraints that mention an item, in the order they were activated.
  func users(of item: LayoutItem) -> [NSLayoutConstraint] {
    item.users.compactMap { entries[$0]?.constraint }
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  // MARK: Update

  /// Makes what was noted true and marks the views whose subviews have to move.
  func update() {
    guard isPending, !isUpdating else { return }
    isUpdating = true
    takeNotes()
    equations.commit()
    var moved = takeMovedItems()
    // Text of another height may change widths again: two rounds, as UIKit makes.
    for _ in 0..<2 where wrapTexts(moved) {
      equations.commit()
      moved += takeMovedItems()
    }
    unwrappedTexts = []
    mark(moved)
    isUpdating = false
  }

  private func takeNotes() {
    let notes = notes.take()
    var entered: Set<ObjectIdentifier> = []
    for tree in notes.trees where isInside(tree) { enter(tree, &entered) }
    for view in notes.views where isInside(view) { refresh(view) }
    for constraint in notes.constraints {
      if let holder = constraint.holder, isInside(holder) { stage(constraint) }
    }
  }

  private func isInside(_ view: UIView) -> Bool { view.isDescendant(of: root) }

  /// Enters a view and everything inside.
  private func enter(_ view: UIView, _ entered: inout Set<ObjectIdentifier>) {
    guard entered.insert(ObjectIdentifier(view)).inserted else { return }
    if view === root {
      _ = item(of: view)
    } else if !view.translatesAutoresizingMaskIntoConstraints {
      makeSides(of: item(of: view))
    }
    for constraint in view.constraintStorage.held.constraints { stage(constraint) }
    for subview in view.storedSubviews { enter(subview, &entered) }
  }

  private func refresh(_ view: UIView) {
    let isFree = view !== root && !view.translatesAutoresizingMaskIntoConstraints
    guard isFree || view.constraintStorage.isItem else { return }
    let item = item(of: view)
    if isFree { makeSides(of: item) }
    stageOwnEntries(of: item)
    for guide in view.constraintStorage.guides {
      if let item = existingItem(of: guide), item.isTied {
        item.readConstants()
        stageOwnEntries(of: item)
      }
    }
    if item.readConstants() || item.isBaselineUsed {
      for constraint in users(of: item) { stage(constraint) }
    }
  }

  /// Looks after margins and safe areas, which depend on frames; whether one changed.
  func checkTiedItems() -> Bool {
    for item in tiedItems where item.readConstants() { stageOwnEntries(of: item) }
    return equations.isPending
  }

  // MARK: Text

  /// Notes that the height of a text was staged.
  func noteText(_ item: LayoutItem) { unwrappedTexts.append(item) }

  /// Gives wrapped texts the height that they have at their width. Returns whether one changed.
  private func wrapTexts(_ moved: [LayoutItem]) -> Bool {
    let candidates = unwrappedTexts + moved
    unwrappedTexts = []
    var isChanged = false
    for item in candidates {
      guard items[item.key] === item, let side = item.sides.horizontal,
        (item.view as? any TextContent)?.wrapsText == true
      else { continue }
      let width = CGFloat(equations.solver.value(of: side.size))
      guard item.wrapWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
      item.wrapWidth = width
      stageOwnEntries(of: item)
      if item.isBaselineUsed {
        for constraint in users(of: item) { stage(constraint) }
      }
      isChanged = true
    }
    return isChanged
  }
}
