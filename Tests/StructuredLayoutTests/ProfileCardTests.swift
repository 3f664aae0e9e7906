import Foundation
import StructuredLayout
import Testing

/// The card of the manual: short, the same as by hand, and without a constraint too many.
@MainActor
@Suite struct ProfileCardTests {
  /// What may happen to a card: room, and text.
  struct Situation: Sendable, CustomStringConvertible {
    var description: String
    var width: CGFloat = 320
    /// The height, if it is not that of the content.
    var height: CGFloat?
    var isRightToLeft = false
    var change: @Sendable @MainActor (ProfileCard) -> Void = { _ in }
  }

  nonisolated static let situations: [Situation] = [
    Situation(description: "natural"),
    Situation(description: "roomy", width: 400, height: 500),
    Situation(description: "narrow", width: 200),
    Situation(description: "low", height: 150),
    Situation(description: "right to left", isRightToLeft: true),
    Situation(description: "large name") { $0.name.font = .systemFont(ofSize: 60) },
    Situation(description: "large account") { $0.account.font = .systemFont(ofSize: 60) },
    Situation(description: "large button") { $0.follow.titleLabel?.font = .systemFont(ofSize: 60) },
    Situation(description: "large posts") { $0.posts.font = .systemFont(ofSize: 40) },
    Situation(description: "large followers") { $0.followers.font = .systemFont(ofSize: 40) },
    Situation(description: "large following") { $0.following.font = .systemFont(ofSize: 40) },
    Situation(description: "long name") {
      $0.name.text = "A name that is so long that it does not fit into its place"
    },
  ]

  /// A card in a situation, inside a view that gives it its width.
  private func makeCard(
    _ situation: Situation, _ layOut: (ProfileCard) -> Void
  ) -> (root: UIView, card: ProfileCard) {
    let root = makeRoot(situation.width, situation.height ?? 1000)
    let card = ProfileCard(frame: .zero)
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    card.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    card.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let height = situation.height {
      card.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    if situation.isRightToLeft {
      root.semanticContentAttribute = .forceRightToLeft
      card.semanticContentAttribute = .forceRightToLeft
    }
    situation.change(card)
    layOut(card)
    root.layoutIfNeeded()
    return (root, card)
  }

  @Test(arguments: situations)
  func theTreeGivesTheFramesOfTheAnchors(_ situation: Situation) {
    let byTree = makeCard(situation) { $0.layOutWithTree() }
    let byAnchors = makeCard(situation) { $0.layOutWithAnchors() }
    #expect(byTree.card.subviews.count == 10)
    for (one, other) in zip(byTree.card.subviews, byAnchors.card.subviews) {
      let difference = [
        one.frame.minX - other.frame.minX, one.frame.minY - other.frame.minY,
        one.frame.width - other.frame.width, one.frame.height - other.frame.height,
      ].map(abs).max()
      // In too little height, which view gives way is open.
      #expect(situation.description == "low" || (difference ?? 1) < 0.34)
    }
    #expect(abs(byTree.card.frame.height - byAnchors.card.frame.height) < 0.34)
  }

  @Test func theLayoutIsShort() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ProfileCard.swift")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("// layout: start") })
    let end = try #require(lines.firstIndex { $0.contains("// layout: end") })
    #expect(end - start - 1 == 23)
  }

  @Test func theLayoutHasNoMoreConstraintsThanAnchorsNeed() {
    func count(_ layOut: (ProfileCard) -> Void) -> Int {
      let card = ProfileCard(frame: .zero)
      layOut(card)
      return card.constraints.count + card.subviews.map(\.constraints.count).reduce(0, +)
    }
    #expect(count { $0.layOutWithAnchors() } == 42)
    #expect(count { $0.layOutWithTree() } == 39)
  }

  /// Takes out one constraint after the other: each time a frame changes or becomes ambiguous in one
  /// of the situations.
  @Test func everyConstraintIsNeeded() {
    let cards = Self.situations.map { situation in
      makeCard(situation) { $0.layOutWithTree() }
    }
    func constraints(_ card: ProfileCard) -> [NSLayoutConstraint] {
      card.subviews.flatMap(\.constraints) + card.constraints
    }
    let count = constraints(cards[0].card).count
    let all = cards.map { constraints($0.card) }
    var needless: [String] = []
    for index in 0..<count {
      let isNeeded = zip(cards, all).contains { pair, constraints in
        makesADifference(constraints[index], in: pair.root, pair.card)
      }
      if !isNeeded { needless.append("\(constraints(cards[0].card)[index])") }
    }
    #expect(needless == [])
  }

  private func makesADifference(
    _ constraint: NSLayoutConstraint, in root: UIView, _ card: ProfileCard
  ) -> Bool {
    let before = [card.frame] + card.subviews.map(\.frame)
    constraint.isActive = false
    root.layoutIfNeeded()
    let after = [card.frame] + card.subviews.map(\.frame)
    let isAmbiguous = card.hasAmbiguousLayout || card.subviews.contains(where: \.hasAmbiguousLayout)
    constraint.isActive = true
    root.layoutIfNeeded()
    return isAmbiguous || before != after
  }
}
