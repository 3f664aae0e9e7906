import Foundation
import Testing

@testable import HeadlessUIKit

/// Random changes of a tree of stack views, with views that come, go, hide and move.
@MainActor @Suite struct RandomLayoutTests {
  private func allViews(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { allViews($0) }
  }

  @Test(arguments: 1...20)
  func changingLeadsToWhatStartingOverDoes(seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func makeBox() -> Box { Box(CGFloat(random(0...60)), CGFloat(random(0...30))) }
    let root = makeRoot(400, 400)
    let outer = UIStackView()
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    let width = outer.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      width, outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    var stacks = [outer]
    for _ in 0..<2 {
      let inner = UIStackView(arrangedSubviews: [makeBox(), makeBox()])
      inner.axis = .vertical
      outer.addArrangedSubview(inner)
      stacks.append(inner)
    }
    var found: [LayoutReport] = []
    for _ in 0..<40 {
      let stack = stacks[random(0...2)]
      let boxes = stack.arrangedSubviews
      let change = random(0...9)
      found += reports {
        switch change {
        case 0: stack.addArrangedSubview(makeBox())
        case 1: (boxes.first as? Box)?.removeFromSuperview()
        case 2: boxes.last?.isHidden.toggle()
        case 3: stack.spacing = CGFloat(random(0...10))
        case 4: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
        case 5: stack.alignment = .init(rawValue: random(0...5)) ?? .fill
        case 6: stack.distribution = random(0...1) == 0 ? .fill : .equalSpacing
        case 7:
          (boxes.last as? Box)?.content = CGSize(width: random(0...60), height: random(0...30))
        case 8: width.constant = CGFloat(random(200...400))
        default:
          if let box = boxes.last as? Box { stacks[random(1...2)].addArrangedSubview(box) }
        }
        root.layoutIfNeeded()
      }
      let frames = allViews(root).map(\.frame)
      // Starting over: a new system finds the same frames.
      root.constraintStorage.system = nil
      for view in allViews(root) { view.setNeedsLayout() }
      root.layoutIfNeeded()
      let again = allViews(root).map(\.frame)
      let isSame = zip(frames, again).allSatisfy { $0.isNear($1) }
      #expect(isSame, "after change \(change): \(frames) but \(again)")
    }
    #expect(found.map(\.text) == [])
  }

  /// Required constraints without plan: most sets contradict themselves.
  @Test(arguments: 1...20)
  func contradictionsAreSurvived(seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let root = makeRoot(400, 400)
    let boxes = (0..<5).map { _ in Box(20, 20) }
    for (index, box) in boxes.enumerated() {
      (index == 0 ? root : index == 1 ? boxes[0] : root).addSubview(box)
    }
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    var constraints: [NSLayoutConstraint] = []
    var broken: [NSLayoutConstraint] = []
    let found = reports {
      for _ in 0..<60 {
        switch random(0...5) {
        case 0 where !constraints.isEmpty:
          constraints[random(0...(constraints.count - 1))].isActive.toggle()
        case 1 where !constraints.isEmpty:
          constraints[random(0...(constraints.count - 1))].constant = CGFloat(random(-50...50))
        case 2 where !constraints.isEmpty:
          constraints[random(0...(constraints.count - 1))].priority =
            random(0...1) == 0 ? .required : .defaultHigh
        default:
          let constraint = NSLayoutConstraint(
            item: boxes[random(0...4)], attribute: attributes[random(0...2)],
            relatedBy: .init(rawValue: random(-1...1)) ?? .equal, toItem: boxes[random(0...4)],
            attribute: attributes[random(0...2)], multiplier: 1, constant: CGFloat(random(-50...50))
          )
          constraints.append(constraint)
          constraint.isActive = true
        }
        root.layoutIfNeeded()
      }
      broken = root.constraintStorage.system?.equations.broken.compactMap(\.constraint) ?? []
    }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.kind == .unsatisfiable && $0.broken != nil })
    for constraint in constraints
    where constraint.isActive && constraint.priority == .required && !broken.contains(constraint) {
      let difference = place(constraint.firstTerm, root) - place(constraint.secondTerm, root)
      let excess = difference - constraint.constant
      // Two edges on pixels, of a third of a point.
      let tolerance = 0.7
      switch constraint.relation {
      case .equal: #expect(abs(excess) < tolerance)
      case .lessThanOrEqual: #expect(excess < tolerance)
      case .greaterThanOrEqual: #expect(excess > -tolerance)
      }
    }
  }

  private func place(_ term: AnchorTerm?, _ root: UIView) -> CGFloat {
    guard let view = term?.item as? UIView else { return 0 }
    let frame = view.convert(view.bounds, to: root)
    switch term?.attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    default: return frame.midX
    }
  }
}
