import ChainRuntime
import Foundation
import Testing

@MainActor
private final class Model {
  @Live var title = ""
  @Live var number = 0
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LiveTests {
  @Test func thePropertyWrapperIsItsOwnSource() {
    let model = Model()
    let field = Field().bind(model.$title, to: \.text).bind(model.$number, to: \.number)
    model.title = "a"
    model.number += 2
    #expect(field.text == "a")
    #expect(field.number == 2)
    #expect(model.$title.value == "a")
  }

  @Test func onTheMainActorDeliveryIsSynchronousAndInOrder() {
    let text = Live<String?>(nil)
    let field = Field().bind(text, to: \.text)
    for value in ["a", "b", nil, "c"] {
      text.value = value
      #expect(field.text == value)
    }
    #expect(field.texts == [nil, "a", "b", nil, "c"])
  }

  @Test func bindingsAreServedInTheOrderInWhichTheyWereMade() {
    let number = Live(0)
    var order: [String] = []
    let first = Field().bind(number, key: BindingKey("x")) { _, n in order.append("first \(n)") }
    let second = Field().bind(number, key: BindingKey("x")) { _, n in order.append("second \(n)") }
    number.value = 1
    #expect(order == ["first 0", "second 0", "first 1", "second 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aValueSetDuringADeliveryIsDeliveredAfterIt() {
    let number = Live(0)
    var seen: [String] = []
    let first = Field().bind(number, key: BindingKey("x")) { _, value in
      if value == 1 {
        number.value = 2
        number.value = 3
      }
      seen.append("first \(value)")
    }
    let second = Field().bind(number, key: BindingKey("x")) { _, value in
      seen.append("second \(value)")
    }
    number.value = 1
    #expect(
      seen == [
        "first 0", "second 0", "first 1", "second 1", "first 2", "second 2", "first 3", "second 3",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aValueSetDuringTheInitialDeliveryFollowsIt() {
    let number = Live(1)
    var seen: [Int] = []
    let field = Field().bind(number, key: BindingKey("x")) { _, value in
      if value == 1 { number.value = 2 }
      seen.append(value)
    }
    #expect(seen == [1, 2])
    withExtendedLifetime(field) {}
  }

  @Test func aBindingMadeDuringADeliveryStartsWithTheLatestValue() {
    let number = Live(0)
    var late: [Int] = []
    let lateField = Field()
    let field = Field().bind(number, key: BindingKey("x")) { _, value in
      guard value == 1 else { return }
      number.value = 2
      number.value = 3
      lateField.bind(number, key: BindingKey("x")) { _, value in late.append(value) }
    }
    number.value = 1
    number.value = 4
    #expect(late == [3, 4])
    withExtendedLifetime(field) {}
  }

  @Test func oneLiveCanSetAnother() {
    let celsius = Live(0)
    let fahrenheit = Live(0)
    let field = Field().bind(fahrenheit, to: \.number)
    let converter = Field().bind(celsius, key: BindingKey("x")) { _, value in
      fahrenheit.value = value * 9 / 5 + 32
    }
    celsius.value = 100
    #expect(field.number == 212)
    withExtendedLifetime(converter) {}
  }

  @Test func mapTransforms() {
    let number = Live(1)
    let field = Field().bind(number.map { "No. \($0)" }, to: \.text)
    number.value = 2
    #expect(field.texts == ["No. 1", "No. 2"])
  }

  @Test func removeDuplicatesLeavesOutRepetitions() {
    let text = Live<String?>("a")
    let field = Field().bind(text.removeDuplicates(), to: \.text)
    for value in ["a", "b", "b", nil, nil, "b"] { text.value = value }
    #expect(field.texts == ["a", "b", nil, "b"])
    let number = Live(1)
    let parity = Field().bind(number.removeDuplicates { $0 % 2 == $1 % 2 }, to: \.number)
    number.value = 3
    #expect(parity.number == 1)
    number.value = 4
    #expect(parity.number == 4)
  }

  @Test func combineLatestPairsTheLatestValues() {
    let first = Live("Ada")
    let last = Live("Byron")
    let field = Field().bind(first.combineLatest(last).map { $0 + " " + $1 }, to: \.text)
    last.value = "Lovelace"
    first.value = "A."
    #expect(field.texts == ["Ada Byron", "Ada Lovelace", "A. Lovelace"])
    field.unbind(\.text)
    first.value = "late"
    #expect(field.text == "A. Lovelace")
  }

  @Test func combineLatestWaitsForBothAndKeepsTheOrder() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let number = Live(1)
    var seen: [String] = []
    let field = Field().bind(number.combineLatest(stream), key: BindingKey("x")) { _, value in
      seen.append("\(value.0) \(value.1)")
      // Set during a delivery, it makes the next pair.
      if value.0 == 2 { number.value = 3 }
    }
    number.value = 1
    #expect(seen == [])
    continuation.yield("a")
    await until { seen.count == 1 }
    number.value = 2
    #expect(seen == ["1 a", "2 a", "3 a"])
    continuation.yield("b")
    await until { seen.count == 4 }
    #expect(seen.last == "3 b")
    withExtendedLifetime(field) {}
  }

  @Test func updateDeliversOnceAndNotWhenItThrows() {
    struct Refusal: Error {}
    let number = Live(1)
    let field = Field()
    var count = 0
    field.bind(number, key: BindingKey("x")) { _, _ in count += 1 }
    number.update { $0 += 5 }
    #expect(number.value == 6)
    #expect(throws: Refusal.self) {
      try number.update { value throws(Refusal) in
        value = 7
        throw Refusal()
      }
    }
    #expect(number.value == 6)
    #expect(count == 2)
  }

  @Test func releasingAValueMaySetTheSameLive() {
    final class Last: Sendable {
      let onRelease: @Sendable () -> Void
      init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    let live = Live<Last?>(nil)
    live.value = Last { live.value = Last {} }
    live.value = nil
    #expect(live.value != nil)
  }

  @Test func aBindingThatEndsDuringADeliveryGetsNoMore() {
    let number = Live(0)
    let fields = (0..<4).map { _ in Field() }
    for (index, field) in fields.enumerated() {
      field.bind(number, key: BindingKey("x")) { field, value in
        field.number = value
        // The first ends all others, before their turn.
        guard index == 0, value == 1 else { return }
        for other in fields.dropFirst() { other.bindingStore.cancelAll() }
      }
    }
    number.value = 1
    #expect(fields.map(\.number) == [1, 0, 0, 0])
    fields[2].bind(number, to: \.number)
    number.value = 2
    #expect(fields.map(\.number) == [2, 0, 2, 0])
    // Its binding's closure holds all fields, itself among them.
    fields[0].bindingStore.cancelAll()
  }

  @Test func manyBindingsEndOneByOne() {
    let number = Live(0)
    var fields = (0..<1000).map { _ in Field().bind(number, to: \.number) }
    for index in stride(from: 998, through: 0, by: -2) { fields.remove(at: index) }
    number.value = 1
    #expect(fields.count == 500)
    #expect(fields.allSatisfy { $0.number == 1 })
    fields = []
    number.value = 2
  }
}
