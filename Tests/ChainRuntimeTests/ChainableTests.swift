import ChainRuntime
import Foundation
import Testing

private class Box: NSObject {
  var number = 0
  let nested = Nested()

  final class Nested { var text = "" }
}

private final class SpecialBox: Box {
  var extra: String? = "set"
}

private struct Refusal: Error, Equatable {}

@Suite struct ChainableTests {
  @Test func setReturnsTheSameObjectOfItsOwnType() {
    let box = SpecialBox()
    let result: SpecialBox = box.set(\.number, to: 3).set(\.extra, to: nil)
    #expect(result === box)
    #expect(box.number == 3)
    #expect(box.extra == nil)
  }

  @Test func setReachesNestedProperties() {
    #expect(Box().set(\.nested.text, to: "inner").nested.text == "inner")
  }

  @Test func configureRunsOnceOnTheObject() {
    let box = Box()
    var runs = 0
    let result = box.configure {
      runs += 1
      $0.number += 1
    }
    #expect(result === box)
    #expect(runs == 1)
    #expect(box.number == 1)
  }

  @Test func configureThrowsWhatItsClosureThrows() {
    #expect(throws: Refusal()) {
      try Box().configure { (_: Box) throws(Refusal) in throw Refusal() }
    }
  }

  @Test func assignKeepsTheObject() {
    var kept = Box()
    var optional: SpecialBox?
    let box = Box().set(\.number, to: 4).assign(to: &kept)
    let special = SpecialBox().assign(to: &optional)
    #expect(kept === box)
    #expect(optional === special)
  }
}
