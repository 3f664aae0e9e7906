import Foundation
import Testing

@testable import HeadlessUIKit

/// Changes cost what they change and lead to what starting over would lead to.
@MainActor @Suite struct IncrementalLayoutTests {
  /// Cards below each other, each with a box inside.
  @MainActor private final class List {
    let root = makeRoot(300, 10000)
    var cards: [Box] = []
    var boxes: [Box] = []
    var heights: [NSLayoutConstraint] = []

    init(_ count: Int) {
      for index in 0..<count {
        let (card, box) = (Box(), Box(50, 10))
        root.addSubview(card)
        card.addSubview(box)
        let top = cards.last?.bottomAnchor ?? root.topAnchor
        let height = card.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 3))
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: top, constant: 2),
          card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          card.trailingAnchor.constraint(equalTo: root.trailingAnchor), height,
          box.centerXAnchor.constraint(equalTo: card.centerXAnchor),
          box.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
        cards.append(card)
        boxes.append(box)
        heights.append(height)
      }
    }
  }

  @Test func aConstantIsOneOperation() throws {
    let list = List(100)
    list.root.layoutIfNeeded()
    let system = try #require(list.root.constraintStorage.system)
    let start = system.equations.operationCount
    #expect(start >= 600)
    list.heights[50].constant = 70
    list.root.layoutIfNeeded()
    #expect(system.equations.operationCount - start == 1)
    #expect(list.cards[99].frame.minY == list.cards[98].frame.maxY + 2)
    list.root.layoutIfNeeded()
    #expect(system.equations.operationCount - start == 1)
  }

  @Test func contentSizesAndPrioritiesTouchOnlyTheirOwn() throws {
    let list = List(100)
    list.root.layoutIfNeeded()
    let system = try #require(list.root.constraintStorage.system)
    var start = system.equations.operationCount
    list.boxes[3].content = CGSize(width: 60, height: 12)
    list.root.layoutIfNeeded()
    #expect(system.equations.operationCount - start <= 4)
    #expect(list.boxes[3].frame.size == CGSize(width: 60, height: 12))
    start = system.equations.operationCount
    list.boxes[4].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    list.root.layoutIfNeeded()
    #expect(system.equations.operationCount - start <= 1)
  }

  @Test func addingAndRemovingAViewTouchesOnlyItsOwn() throws {
    let list = List(100)
    list.root.layoutIfNeeded()
    let system = try #require(list.root.constraintStorage.system)
    let start = system.equations.operationCount
    let count = system.equations.solver.constraintCount
    let extra = Box(10, 10)
    list.cards[7].addSubview(extra)
    extra.leftAnchor.constraint(equalTo: list.boxes[7].rightAnchor).isActive = true
    list.root.layoutIfNeeded()
    #expect(extra.frame.minX == 175)
    extra.removeFromSuperview()
    list.root.layoutIfNeeded()
    // Content sizes and limits of both axes and one constraint, in and out.
    #expect(system.equations.operationCount - start <= 14)
    #expect(system.equations.solver.constraintCount == count)
  }

  @Test func onlyViewsAroundWhatMovedAreLaidOut() {
    final class Counter: UIView {
      static var count = 0
      override func layoutSubviews() {
        Counter.count += 1
        super.layoutSubviews()
      }
    }
    let root = makeRoot()
    let boxes = (0..<20).map { _ in (outer: Counter(frame: rect(0, 0, 50, 50)), inner: Box(5, 5)) }
    for (outer, inner) in boxes {
      root.addSubview(outer)
      outer.addSubview(inner)
    }
    root.layoutIfNeeded()
    Counter.count = 0
    boxes[3].inner.content = CGSize(width: 6, height: 6)
    root.layoutIfNeeded()
    #expect(Counter.count == 1)
    #expect(boxes[3].inner.frame == rect(0, 0, 6, 6))
  }

  @Test func viewsAreNotKeptAlive() {
    let root = makeRoot()
    root.layoutIfNeeded()
    weak var dropped: UIView?
    do {
      let (outer, inner) = (Box(), Box(10, 10))
      outer.addSubview(inner)
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      root.addSubview(outer)
      outer.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      root.layoutIfNeeded()
      outer.removeFromSuperview()
      dropped = inner
    }
    #expect(dropped == nil)
  }

  /// A layout with one solution: every box has a place and a size.
  private func makePlan(
    _ order: [Int], _ constants: [CGFloat]
  ) -> (root: UIView, boxes: [Box], constraints: [NSLayoutConstraint]) {
    let root = makeRoot()
    let boxes = (0..<4).map { _ in Box() }
    for box in boxes { root.addSubview(box) }
    var constraints: [NSLayoutConstraint] = []
    for (index, box) in boxes.enumerated() {
      let left = index == 0 ? root.leftAnchor : boxes[index - 1].rightAnchor
      let top = index == 0 ? root.topAnchor : boxes[index - 1].topAnchor
      let wish = box.widthAnchor.constraint(equalToConstant: 400)
      wish.priority = UILayoutPriority(Float(100 + index))
      constraints += [
        box.leftAnchor.constraint(equalTo: left, constant: constants[index]),
        box.topAnchor.constraint(equalTo: top, constant: constants[index]),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 60 + constants[index]), wish,
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ]
    }
    constraints.append(boxes[3].rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor))
    for index in order { constraints[index].isActive = true }
    return (root, boxes, constraints)
  }

  @Test func theOrderOfActivationDoesNotMatter() {
    let constants: [CGFloat] = [10, 20, 30, 40]
    var order = Array(0..<21)
    let (root, boxes, _) = makePlan(order, constants)
    root.layoutIfNeeded()
    // 300 less the gaps of 100; the wishes of the last boxes are stronger.
    #expect(boxes.map(\.frame.width) == [0, 10, 90, 100])
    var generator = SeededGenerator(7)
    for _ in 0..<20 {
      order.shuffle(using: &generator)
      let (other, others, _) = makePlan(order, constants)
      other.layoutIfNeeded()
      #expect(others.map(\.frame) == boxes.map(\.frame))
    }
  }

  @Test(arguments: 1...10)
  func incrementalChangesLeadToWhatStartingOverDoes(seed: Int) {
    var generator = SeededGenerator(UInt64(seed))
    var constants: [CGFloat] = [0, 0, 0, 0]
    let (root, boxes, constraints) = makePlan(Array(0..<21), constants)
    var inactive: Set<Int> = []
    for step in 0..<30 {
      let box = Int.random(in: 0..<4, using: &generator)
      if step % 3 == 0 {
        // A limit comes or goes.
        let index = 5 * box + 2
        constraints[index].isActive.toggle()
        inactive.formSymmetricDifference([index])
      } else {
        let value = CGFloat(Int.random(in: 0...70, using: &generator))
        constants[box] = value
        constraints[5 * box].constant = value
        constraints[5 * box + 1].constant = value
        constraints[5 * box + 2].constant = 60 + value
      }
      root.layoutIfNeeded()
      let (other, others, _) = makePlan((0..<21).filter { !inactive.contains($0) }, constants)
      other.layoutIfNeeded()
      #expect(zip(boxes, others).allSatisfy { $0.frame.isNear($1.frame) })
    }
  }
}
