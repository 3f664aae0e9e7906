import ChainRuntime
import Testing

private class Node {
  let name: String

  init(_ name: String) { self.name = name }

  func renamed(_ name: String) -> Self? { name.isEmpty ? nil : self }
}

private final class Leaf: Node {}
private final class Branch: Node {}

private func collect(@ArrayBuilder<Node> _ content: () throws -> [Node]) rethrows -> [Node] {
  try content()
}

private func names(@ArrayBuilder<Node> _ content: () -> [Node]) -> [String] {
  content().map(\.name)
}

@Suite struct ArrayBuilderTests {
  private enum Kind { case none, one, many(Int) }

  @Test func nothingMakesAnEmptyArray() {
    #expect(names {}.isEmpty)
  }

  @Test func elementsKeepTheirIdentityAndOrder() {
    let (first, second, third) = (Leaf("1"), Branch("2"), Leaf("3"))
    let collected = collect {
      first
      second
      third
      first
    }
    let expected = [first, second, third, first]
    #expect(collected.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test func anOptionalAddsItsValueOrNothing() {
    let some: Leaf? = Leaf("some")
    let none: Leaf? = nil
    #expect(
      names {
        some
        none
        nil
        Leaf("kept").renamed("kept")
        Leaf("dropped").renamed("")
        ["mapped"].first.map { Leaf($0) }
      } == ["some", "kept", "mapped"])
  }

  @Test func arraysOfSubclassesAndMixedArraysAreSpread() {
    let leaves = [Leaf("a"), Leaf("b")]
    let mixed = [Leaf("c"), Branch("d")]
    let empty: [Branch] = []
    #expect(
      names {
        leaves
        mixed
        leaves as [Node]
        [Leaf("e"), Branch("f")]
        empty
        ["g", "h"].map { Branch($0) }
      } == ["a", "b", "c", "d", "a", "b", "e", "f", "g", "h"])
  }

  @Test(arguments: [(true, 1, ["if", "1", "one"]), (false, 12, ["else", "2", "many"])])
  func branchesAreChosen(condition: Bool, number: Int, expected: [String]) {
    #expect(
      names {
        if condition { Leaf("if") } else { Branch("else") }
        if condition { Leaf("1") }
        if !condition { [Leaf("2")] }
        if number > 100 {
          Leaf("huge")
        } else if number > 10 {
          Branch("many")
        } else {
          Leaf("one")
        }
      } == expected)
  }

  @Test func aSwitchChooses() {
    func switched(_ kind: Kind) -> [String] {
      names {
        switch kind {
        case .none: nil
        case .one: Leaf("one")
        case .many(let count):
          for index in 0..<count { Branch("\(index)") }
        }
      }
    }
    #expect(switched(.none).isEmpty)
    #expect(switched(.one) == ["one"])
    #expect(switched(.many(3)) == ["0", "1", "2"])
  }

  @Test func loopsAddEachRoundInTurn() {
    #expect(
      names {
        for row in 0..<2 {
          Leaf("\(row)")
          for column in 0..<row { Branch("\(row)\(column)") }
        }
        for row in 0..<3 where row != 1 { Leaf("\(row)") }
      } == ["0", "1", "10", "0", "2"])
  }

  @Test func availabilityChooses() {
    #expect(
      names {
        if #available(iOS 13, macOS 10.15, *) { Leaf("here") } else { Leaf("old") }
        if #available(iOS 9999, macOS 9999, *) { Leaf("star") }
      }.first == "here")
  }

  @Test func declarationsMayStandBetweenStatements() {
    #expect(
      names {
        let name = "declared"
        Leaf(name)
      } == ["declared"])
  }

  @Test func whatTheClosureThrowsIsThrown() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try collect {
        Leaf("lost")
        try { () throws -> Leaf in throw Failure() }()
      }
    }
  }

  @Test func valuesWorkToo() {
    func total(@ArrayBuilder<Int> _ content: () -> [Int]) -> Int { content().reduce(0, +) }
    #expect(
      total {
        1
        Int("2")
        [3, 4]
      } == 10)
  }
}
