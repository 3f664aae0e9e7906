import Foundation
import Testing

@testable import HeadlessUIKit

/// What goes costs what it is, however much stays.
@MainActor @Suite struct ConstraintRemovalTests {
  /// Counts how often a row is asked whether it is inside something, as whoever looks through
  /// constraints has to.
  private final class Row: UIView {
    static var count = 0

    override func isDescendant(of view: UIView) -> Bool {
      Row.count += 1
      return super.isDescendant(of: view)
    }
  }

  /// Rows below each other, as wide as their superview.
  private func makeRows(_ count: Int, in root: UIView) -> [Row] {
    var top = root.topAnchor
    return (0..<count).map { _ in
      let row = Row()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: top),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
      ])
      top = row.bottomAnchor
      return row
    }
  }

  /// The questions that removing rows one by one takes, and the changes to the solver.
  private func costs(_ count: Int, isReversed: Bool, isLaidOut: Bool) -> (asked: Int, changed: Int)
  {
    let root = makeRoot()
    let rows = makeRows(count, in: root)
    if isLaidOut { root.layoutIfNeeded() }
    let system = root.constraintStorage.system
    let start = system?.equations.operationCount ?? 0
    Row.count = 0
    for row in isReversed ? rows.reversed() : rows { row.removeFromSuperview() }
    #expect(root.constraints.isEmpty && root.subviews.isEmpty)
    #expect(system?.equations.solver.constraintCount ?? 0 <= 4)
    return (Row.count, (system?.equations.operationCount ?? 0) - start)
  }

  @Test(arguments: [false, true], [false, true])
  func removingManySiblingsIsLinear(isReversed: Bool, isLaidOut: Bool) {
    let small = costs(20, isReversed: isReversed, isLaidOut: isLaidOut)
    let large = costs(200, isReversed: isReversed, isLaidOut: isLaidOut)
    #expect(large.asked <= 10 * small.asked + 10)
    #expect(large.changed <= 10 * small.changed + 10)
    // Four constraints, and per axis a size that is not negative.
    #expect(large.changed <= 200 * 6)
  }

  @Test func whatStaysIsLaidOut() {
    let root = makeRoot()
    let rows = makeRows(6, in: root)
    root.layoutIfNeeded()
    for index in [1, 3, 4] { rows[index].removeFromSuperview() }
    #expect(root.constraints.count == 6 * 3 - 3 * 3 - 2)
    rows[2].topAnchor.constraint(equalTo: rows[0].bottomAnchor, constant: 5).isActive = true
    rows[5].topAnchor.constraint(equalTo: rows[2].bottomAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect([rows[0], rows[2], rows[5]].map(\.frame.minY) == [0, 15, 30])
  }

  @Test func constraintsStayInTheOrderTheyWereActivated() {
    let root = makeRoot()
    let box = Box()
    root.addSubview(box)
    let widths = (0..<40).map { box.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(widths)
    #expect(box.constraints == widths)
    let even = widths.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let odd = widths.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    NSLayoutConstraint.deactivate(even.reversed())
    #expect(box.constraints == odd)
    NSLayoutConstraint.activate(even)
    #expect(box.constraints == odd + even)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == odd + even)
    box.removeConstraints(odd + even)
    #expect(box.constraints.isEmpty && widths.allSatisfy { !$0.isActive })
  }

  @Test func constraintsOfADroppedHolderAreInactive() {
    let box = Box(10, 10)
    weak var constraint: NSLayoutConstraint?
    for _ in 0..<20 {
      let holder = UIView()
      holder.addSubview(box)
      let left = box.leftAnchor.constraint(equalTo: holder.leftAnchor)
      left.isActive = true
      constraint = left
    }
    #expect(box.superview == nil)
    #expect(box.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(constraint?.isActive != true)
  }

  @Test func aTreeThatWasLaidOutIsReleased() {
    weak var system: LayoutSystem?
    weak var dropped: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = makeRoot()
      let rows = makeRows(3, in: root)
      let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10)])
      root.addSubview(stack)
      rows[0].layoutMarginsGuide.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
      _ = reports { root.layoutIfNeeded() }
      _ = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      system = root.constraintStorage.system
      dropped = rows[1]
      constraint = root.constraints.first
      #expect(system != nil && constraint != nil)
    }
    #expect(system == nil && dropped == nil && constraint == nil)
  }
}
