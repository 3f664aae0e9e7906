import Foundation

/// What turns the constraints of a tree of views into frames.
///
/// There is one for each root: the topmost view of a tree keeps it, and
/// `systemLayoutSizeFitting` makes one for the moment. It keeps the solver alive and is told of
/// changes, so that an update costs what changed: nothing is compared that nobody touched.
///
/// Changes are staged first and then made in an order that avoids contradictions which would only
/// last for a moment: what goes, then what gets weaker, all constants together, what gets
/// stronger, what is new. At last constraints that were left out get another chance.
@MainActor
final class LayoutSystem {
  unowned let root: UIView
  /// Whether the system only serves to find the size of its root.
  let isFitting: Bool
  var solver = Solver()

  private var items: [ObjectIdentifier: LayoutItem] = [:]
  private var entries: [ObjectIdentifier: LayoutEntry] = [:]
  private var entriesByID: [ConstraintID: LayoutEntry] = [:]
  /// The items whose place follows from margins and the like.
  private var tiedItems: [LayoutItem] = []
  /// The items whose height may depend on their width.
  private var textItems: [LayoutItem] = []
  /// The item of a variable, by the variable's number.
  private var owners: [LayoutItem?] = []
  private(set) var broken: [LayoutEntry] = []

  // What was noted since the last update.
  private var notedTrees: [WeakView] = []
  private var notedViews: [WeakView] = []
  private var notedViewIDs: Set<ObjectIdentifier> = []
  private var notedConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The number of notes at which those about views that have left are dropped.
  private var noteLimit = 1024

  /// Notes keep no view alive.
  private struct WeakView {
    weak var view: UIView?
  }

  // What is staged in an update.
  private var constants: [LayoutEntry] = []
  private var strengthenings: [LayoutEntry] = []
  private var additions: [LayoutEntry] = []
  /// Whether something went or moved, so that constraints left out may hold now.
  private var isRetryDue = false

  /// Whether an update marked a view for layout.
  var didMark = false
  private var isUpdating = false
  /// Whether it gives views the frames it found.
  private(set) var isApplying = false
  /// Changes made to the solver, for tests of what an update costs.
  private(set) var operationCount = 0

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    notedTrees = [WeakView(view: root)]
  }

  // MARK: Notes

  /// Whether something was noted since the last update.
  var isPending: Bool {
    !notedTrees.isEmpty || !notedViews.isEmpty || !notedConstraints.isEmpty || isRetryDue
  }

  /// Notes that a view with everything inside joined the tree.
  func note(tree view: UIView) {
    notedTrees.append(WeakView(view: view))
    guard notedTrees.count > noteLimit else { return }
    notedTrees.removeAll { !isInside($0.view) }
    noteLimit = max(1024, 2 * notedTrees.count)
  }

  /// Notes that the frame, content size, margins or the like of a view changed.
  func note(view: UIView) {
    guard notedViewIDs.insert(ObjectIdentifier(view)).inserted else { return }
    notedViews.append(WeakView(view: view))
  }

  /// Notes that a constraint was activated or changed.
  func note(constraint: NSLayoutConstraint) {
    notedConstraints[ObjectIdentifier(constraint)] = constraint
  }

  // MARK: Removal, at once: what goes may not live until the next update

  func remove(constraint: NSLayoutConstraint) {
    notedConstraints[ObjectIdentifier(constraint)] = nil
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    withdraw(entry)
    for item in entry.items { item.users[ObjectIdentifier(constraint)] = nil }
  }

  /// Forgets a view with everything inside.
  func remove(tree view: UIView) {
    for constraint in view.constraintStorage.held.constraints { remove(constraint: constraint) }
    for subview in view.storedSubviews { remove(tree: subview) }
    for guide in view.constraintStorage.guides { removeItem(of: guide) }
    removeItem(of: view)
    view.constraintStorage.isItem = false
  }

  /// Forgets a guide that leaves its view. Constraints that still mention it get their sense
  /// from its new place.
  func forget(guide: UILayoutGuide) {
    let constraints = existingItem(of: guide).map { users(of: $0) } ?? []
    removeItem(of: guide)
    for constraint in constraints { note(constraint: constraint) }
  }

  /// Forgets a view or guide.
  func removeItem(of object: AnyObject) {
    guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
    if item.isTied { tiedItems.removeAll { $0 === item } }
    if item.kind == .view, item.view is any TextContent { textItems.removeAll { $0 === item } }
    for constraint in users(of: item) { remove(constraint: constraint) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      guard let side = item.sides[axis] else { continue }
      for entry in side.entries { if let entry { withdraw(entry) } }
      for variable in [side.origin, side.size] {
        owners[variable.symbol.index] = nil
        solver.release(variable)
      }
    }
  }

  private func withdraw(_ entry: LayoutEntry) {
    if let id = entry.id {
      entriesByID[id] = nil
      solver.remove(id)
      operationCount += 1
      entry.id = nil
      isRetryDue = true
    }
    entry.isStaged = false
    if entry.isBroken {
      entry.isBroken = false
      broken.removeAll { $0 === entry }
    }
    entry.linear = nil
  }

  // MARK: Items

  func existingItem(of object: AnyObject) -> LayoutItem? {
    items[ObjectIdentifier(object)]
  }

  func item(of view: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(view)] { return item }
    let item = LayoutItem(view: view)
    items[ObjectIdentifier(view)] = item
    if view is any TextContent { textItems.append(item) }
    if !isFitting { view.constraintStorage.isItem = true }
    return item
  }

  func item(of guide: UILayoutGuide, in view: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = LayoutItem(guide: guide, of: view)
    items[ObjectIdentifier(guide)] = item
    if item.isTied { tiedItems.append(item) }
    return item
  }

  /// The variables of an item along an axis, made when needed.
  func side(_ axis: NSLayoutConstraint.Axis, of item: LayoutItem) -> LayoutItem.Side {
    if let side = item.sides[axis] { return side }
    let side = LayoutItem.Side(origin: solver.makeVariable(), size: solver.makeVariable())
    item.sides[axis] = side
    for variable in [side.origin, side.size] {
      while owners.count <= variable.symbol.index { owners.append(nil) }
      owners[variable.symbol.index] = item
    }
    stageOwnEntries(of: item, axis)
    return side
  }

  // MARK: Staging

  func stage(
    _ role: LayoutItem.Role, of item: LayoutItem, _ axis: NSLayoutConstraint.Axis,
    _ linear: LinearConstraint?
  ) {
    if let entry = item.sides[axis]?.entries[role.rawValue] {
      stage(entry, linear)
    } else if let linear {
      let entry = LayoutEntry(.item(item, axis, role))
      item.sides[axis]?.entries[role.rawValue] = entry
      stage(entry, linear)
    }
  }

  private func stage(_ entry: LayoutEntry, _ linear: LinearConstraint?) {
    guard let linear else { return withdraw(entry) }
    guard let old = entry.linear else {
      entry.linear = linear
      entry.isStaged = true
      additions.append(entry)
      return
    }
    guard old != linear else { return }
    guard entry.id != nil, old.terms == linear.terms, old.relation == linear.relation else {
      // New to the solver, left out of it so far, or another equation.
      withdraw(entry)
      stage(entry, linear)
      return
    }
    entry.linear = linear
    if old.constant != linear.constant { constants.append(entry) }
    if old.strength != linear.strength { strengthenings.append(entry) }
  }

  private func stage(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    let entry = entries[key] ?? LayoutEntry(.constraint(constraint))
    entries[key] = entry
    for item in entry.items { item.users[key] = nil }
    let translation = translate(constraint)
    entry.items = translation?.items ?? []
    for item in entry.items {
      item.users[key] = entry
      if translation?.usesBaseline == true { item.isBaselineUsed = true }
    }
    if translation?.linear != entry.linear { constraint.wasReported = false }
    stage(entry, translation?.linear)
  }

  // MARK: Update

  /// Makes what was noted true and marks the views whose subviews have to move.
  func update() {
    guard isPending, !isUpdating else { return }
    isUpdating = true
    takeNotes()
    commit()
    wrapTexts()
    mark()
    isUpdating = false
  }

  private func takeNotes() {
    let trees = notedTrees.compactMap(\.view)
    let views = notedViews.compactMap(\.view)
    let constraints = notedConstraints.values.sorted { $0.activationOrder < $1.activationOrder }
    notedTrees = []
    notedViews = []
    notedViewIDs = []
    notedConstraints = [:]
    var entered: Set<ObjectIdentifier> = []
    for tree in trees where isInside(tree) { enter(tree, &entered) }
    for view in views where isInside(view) { refresh(view) }
    for constraint in constraints {
      if let holder = constraint.holder, isInside(holder) { stage(constraint) }
    }
  }

  private func isInside(_ view: UIView?) -> Bool {
    view?.isDescendant(of: root) == true
  }

  /// Enters a view and everything inside.
  private func enter(_ view: UIView, _ entered: inout Set<ObjectIdentifier>) {
    guard entered.insert(ObjectIdentifier(view)).inserted else { return }
    if view !== root, !view.translatesAutoresizingMaskIntoConstraints {
      let item = item(of: view)
      _ = side(.horizontal, of: item)
      _ = side(.vertical, of: item)
    }
    if view === root { _ = item(of: view) }
    for constraint in view.constraintStorage.held.constraints { stage(constraint) }
    for subview in view.storedSubviews { enter(subview, &entered) }
  }

  private func refresh(_ view: UIView) {
    let isFree = view !== root && !view.translatesAutoresizingMaskIntoConstraints
    guard isFree || view.constraintStorage.isItem else { return }
    let item = item(of: view)
    if isFree {
      _ = side(.horizontal, of: item)
      _ = side(.vertical, of: item)
    }
    stageOwnEntries(of: item)
    for guide in view.constraintStorage.guides {
      if let item = existingItem(of: guide), item.isTied { stageOwnEntries(of: item) }
    }
    if item.readConstants() || item.isBaselineUsed {
      for constraint in users(of: item) { stage(constraint) }
    }
  }

  /// The constraints that mention an item, in the order they were activated.
  private func users(of item: LayoutItem) -> [NSLayoutConstraint] {
    item.users.values.compactMap(\.constraint)
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Looks after margins and safe areas, which depend on frames; whether one changed.
  func checkTiedItems() -> Bool {
    guard !tiedItems.isEmpty else { return false }
    for item in tiedItems { stageOwnEntries(of: item) }
    let isChanged = !constants.isEmpty || !additions.isEmpty
    isRetryDue = isRetryDue || isChanged
    return isChanged
  }

  private func stageOwnEntries(of item: LayoutItem) {
    if item.sides.horizontal != nil { stageOwnEntries(of: item, .horizontal) }
    if item.sides.vertical != nil { stageOwnEntries(of: item, .vertical) }
  }

  /// Gives wrapped texts the height that they have at their width, which may change widths
  /// again: two rounds, as UIKit makes.
  private func wrapTexts() {
    for _ in 0..<2 {
      var isChanged = false
      for item in textItems {
        guard let side = item.sides.horizontal, (item.view as? any TextContent)?.wrapsText == true
        else { continue }
        let width = CGFloat(solver.value(of: side.size))
        guard item.wrapWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
        item.wrapWidth = width
        stageOwnEntries(of: item)
        if item.isBaselineUsed {
          for constraint in users(of: item) { stage(constraint) }
        }
        isChanged = true
      }
      guard isChanged else { return }
      commit()
    }
  }

  // MARK: Making staged changes

  private func commit() {
    commitWeakenings()
    commitConstants()
    for entry in takeStrengthenings() {
      guard let id = entry.id, let strength = entry.linear?.strength else { continue }
      isRetryDue = true
      persist(entry) { () throws(Conflict) in try solver.setStrength(strength, of: id) }
    }
    let new = additions.filter(\.isStaged)
    additions = []
    // An entry can be staged twice.
    for entry in sorted(new) where entry.isStaged {
      entry.isStaged = false
      add(entry)
    }
    retryBroken()
  }

  /// What can be made weaker without a conflict, first.
  private func commitWeakenings() {
    for entry in strengthenings {
      guard let id = entry.id, let strength = entry.linear?.strength, !strength.isRequired
      else { continue }
      try? solver.setStrength(strength, of: id)
      operationCount += 1
      isRetryDue = true
    }
  }

  private func takeStrengthenings() -> [LayoutEntry] {
    defer { strengthenings = [] }
    return strengthenings.filter { $0.linear?.strength.isRequired == true }
  }

  private func commitConstants() {
    let changed = constants
    constants = []
    var changes: [(id: ConstraintID, constant: Double)] = []
    for entry in changed {
      if let id = entry.id, let linear = entry.linear { changes.append((id, linear.constant)) }
    }
    guard !changes.isEmpty else { return }
    isRetryDue = true
    operationCount += changes.count
    do {
      try solver.setConstants(changes)
    } catch {
      for entry in changed {
        guard let id = entry.id, let constant = entry.linear?.constant else { continue }
        persist(entry) { () throws(Conflict) in try solver.setConstant(constant, of: id) }
      }
    }
  }

  private func sorted(_ entries: [LayoutEntry]) -> [LayoutEntry] {
    let keyed = entries.enumerated().map {
      (entry: $1, rank: $1.rank, order: $1.constraint?.activationOrder ?? 0, index: $0)
    }
    return keyed.sorted { ($0.rank, $0.order, $0.index) < ($1.rank, $1.order, $1.index) }
      .map(\.entry)
  }

  private func add(_ entry: LayoutEntry) {
    guard let linear = entry.linear else { return }
    persist(entry) { () throws(Conflict) in
      let id = try solver.add(linear)
      entry.id = id
      entriesByID[id] = entry
    }
  }

  /// Tries a change, breaking one constraint after another until it is possible.
  private func persist(_ entry: LayoutEntry, _ change: () throws(Conflict) -> Void) {
    while true {
      operationCount += 1
      do {
        try change()
        return
      } catch {
        let members = error.members.compactMap { member in
          member.id.flatMap { entriesByID[$0] } ?? (member.id == nil ? entry : nil)
        }
        let victim = victim(among: members, for: entry)
        reportConflict(members, breaking: victim)
        breakEntry(victim)
        if victim === entry { return }
      }
    }
  }

  /// The constraint to give up: the one that was activated last. Frames and masks, and sizes
  /// that may not be negative, stay.
  private func victim(among members: [LayoutEntry], for entry: LayoutEntry) -> LayoutEntry {
    let candidates = members.filter { $0.constraint != nil }
    let newest = candidates.max {
      ($0.constraint?.activationOrder ?? 0) < ($1.constraint?.activationOrder ?? 0)
    }
    return newest ?? members.last { !$0.isNotNegative } ?? entry
  }

  private func breakEntry(_ entry: LayoutEntry) {
    if let id = entry.id {
      entriesByID[id] = nil
      solver.remove(id)
      entry.id = nil
    }
    entry.isBroken = true
    broken.append(entry)
  }

  private func retryBroken() {
    guard isRetryDue else { return }
    isRetryDue = false
    guard !broken.isEmpty else { return }
    let candidates = sorted(broken)
    broken = []
    for entry in candidates {
      guard let linear = entry.linear else { continue }
      operationCount += 1
      if let id = try? solver.add(linear) {
        entry.id = id
        entriesByID[id] = entry
        entry.isBroken = false
        entry.constraint?.wasReported = false
      } else {
        broken.append(entry)
      }
    }
  }

  private func reportConflict(_ members: [LayoutEntry], breaking victim: LayoutEntry) {
    guard victim.constraint?.wasReported != true else { return }
    victim.constraint?.wasReported = true
    LayoutReport.unsatisfiable(members, breaking: victim).deliver()
  }

  // MARK: Results

  /// Marks the views around what changed. Guides, the content size of scroll views and the size
  /// of a root that constraints determine are set at once.
  private func mark() {
    let changed = solver.takeChangedVariables()
    guard !isFitting else { return }
    var seen: Set<ObjectIdentifier> = []
    for variable in changed {
      guard variable.symbol.index < owners.count, let item = owners[variable.symbol.index],
        seen.insert(ObjectIdentifier(item)).inserted
      else { continue }
      switch item.kind {
      case .view where item.view === root: applyRoot(item)
      case .view: markSuperview(of: item)
      case .guide: apply(guide: item)
      case .scrollContent: applyContentSize(item)
      default: item.view.setNeedsLayout()
      }
    }
  }

  private func markSuperview(of item: LayoutItem) {
    guard let superview = item.view.superview,
      untransformedFrame(of: item.view) != solvedFrame(of: item)
    else { return }
    superview.setNeedsLayout()
    didMark = true
  }

  private func apply(guide item: LayoutItem) {
    guard let guide = item.guide else { return }
    let frame = solvedFrame(of: item)
    guard guide.solvedFrame != frame else { return }
    guide.solvedFrame = frame
    item.view.setNeedsLayout()
    didMark = true
  }

  private func applyContentSize(_ item: LayoutItem) {
    guard let scrollView = item.view as? UIScrollView else { return }
    var size = scrollView.contentSize
    let frame = solvedFrame(of: item)
    if let side = item.sides.horizontal, !solver.isAmbiguous(side.size) {
      size.width = frame.width
    }
    if let side = item.sides.vertical, !solver.isAmbiguous(side.size) {
      size.height = frame.height
    }
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func applyRoot(_ item: LayoutItem) {
    guard !root.translatesAutoresizingMaskIntoConstraints, !(root is UIWindow) else { return }
    let old = untransformedFrame(of: root)
    let size = solvedFrame(of: item).size
    guard size != old.size else { return }
    set(CGRect(origin: old.origin, size: size), of: root)
    didMark = true
  }

  /// Gives the subviews of a view the frames that were found.
  func applyFrames(in superview: UIView) {
    for subview in superview.storedSubviews where subview.constraintStorage.isItem {
      guard let item = items[ObjectIdentifier(subview)] else { continue }
      let frame = solvedFrame(of: item)
      if frame != untransformedFrame(of: subview) { set(frame, of: subview) }
    }
  }

  private func set(_ frame: CGRect, of view: UIView) {
    let wasApplying = isApplying
    isApplying = true
    if view.bounds.size != frame.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    }
    let anchor = view.anchorPoint
    view.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    isApplying = wasApplying
  }

  /// The frame that a view would have without its transform.
  func untransformedFrame(of view: UIView) -> CGRect {
    let size = view.bounds.size
    let anchor = view.anchorPoint
    return CGRect(
      x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The frame that was found, with its edges on pixels.
  private func solvedFrame(of item: LayoutItem) -> CGRect {
    let current: CGRect
    if let guide = item.guide {
      current = guide.solvedFrame
    } else {
      current = untransformedFrame(of: item.view)
    }
    let horizontal = solvedSpan(of: item, .horizontal) ?? (current.minX, current.width)
    let vertical = solvedSpan(of: item, .vertical) ?? (current.minY, current.height)
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private func solvedSpan(
    of item: LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat)? {
    guard let side = item.sides[axis] else { return nil }
    let start = solver.value(of: side.origin) - item.startInset(axis)
    let length = solver.value(of: side.size) + item.insetSum(axis)
    return PixelGrid.current.span(start: start, length: length)
  }

  /// The length that was found for the root's frame along an axis.
  func rootLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let item = item(of: root)
    let side = side(axis, of: item)
    return solver.value(of: side.size) + item.insetSum(axis)
  }

  /// Whether constraints leave the place or size of a view open.
  func isAmbiguous(_ view: UIView) -> Bool {
    guard view !== root, let item = items[ObjectIdentifier(view)] else { return false }
    for side in [item.sides.horizontal, item.sides.vertical] {
      if let side, solver.isAmbiguous(side.origin) || solver.isAmbiguous(side.size) {
        return true
      }
    }
    return false
  }
}
