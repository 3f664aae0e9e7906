import ChainRuntime
import Foundation
import Testing

/// Values that come from other threads.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThreadTests {
  @Test func tenThreadsAtOnce() async {
    struct Mark: Equatable {
      var thread = -1
      var index = -1
    }
    let live = Live(Mark())
    let field = Field()
    var seen: [Mark] = []
    field.bind(live, key: BindingKey("mark")) { _, mark in
      MainActor.preconditionIsolated()
      seen.append(mark)
    }
    await inThreads(10) { thread in
      for index in 0..<500 { live.value = Mark(thread: thread, index: index) }
    }
    await until { seen.count == 5001 }
    for thread in 0..<10 {
      #expect(seen.filter { $0.thread == thread }.map(\.index) == Array(0..<500))
    }
    #expect(seen.last == live.value)
  }

  @Test func updatesFromManyThreadsAreNotLost() async {
    let count = Live(0)
    let field = Field().bind(count, to: \.number)
    await inThreads(10) { _ in
      for _ in 0..<500 { count.update { $0 += 1 } }
    }
    #expect(count.value == 5000)
    await until { field.number == 5000 }
  }

  @Test func aMillionEmissions() {
    let number = Live(0)
    let field = Field()
    var sum = 0
    field.bind(number, key: BindingKey("sum")) { _, value in sum += value }
    for value in 1...1_000_000 { number.value = value }
    #expect(sum == 500_000_500_000)
  }

  @Test func aHundredThousandEmissionsFromAnotherThread() async {
    let number = Live(0)
    let field = Field()
    var seen: [Int] = []
    field.bind(number, key: BindingKey("sum")) { _, value in seen.append(value) }
    await inThreads(1) { _ in
      for value in 1...100_000 { number.value = value }
    }
    await until { seen.count == 100_001 }
    #expect(seen == Array(0...100_000))
  }

  @Test func theMainActorsValueComesAfterThoseThatWereUnderWay() async {
    let number = Live(0)
    let field = Field()
    var seen: [Int] = []
    field.bind(number, key: BindingKey("x")) { _, value in seen.append(value) }
    await MainActor.run {
      // The thread ends while the main actor waits here, so that its values cannot have arrived.
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        number.value = 1
        number.value = 2
        done.signal()
      }
      done.wait()
      #expect(seen == [0])
      number.value = 3
      #expect(seen == [0, 1, 2, 3])
    }
  }

  @Test func valuesFromElsewhereArriveInOneHop() async {
    let number = Live(0)
    let text = Live("")
    let field = Field()
    var seen: [String] = []
    field.bind(number, key: BindingKey("a")) { _, value in seen.append("\(value)") }
    field.bind(text, key: BindingKey("b")) { _, value in seen.append(value) }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for value in 1...3 { number.value = value }
      text.value = "end"
      done.signal()
    }
    wait(for: done)
    #expect(seen == ["0", ""])
    // The hop stands in the main actor's queue; what is added now runs right after it.
    await Task { @MainActor in }.value
    #expect(seen == ["0", "", "1", "2", "3", "end"])
  }

  @Test func aBindingMadeWhileValuesAreUnderWayStartsWithTheLatest() async {
    let number = Live(0)
    let early = Field()
    let late = Field()
    var seenEarly: [Int] = []
    var seenLate: [Int] = []
    early.bind(number, key: BindingKey("x")) { _, value in seenEarly.append(value) }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      number.value = 1
      number.value = 2
      done.signal()
    }
    wait(for: done)
    late.bind(number, key: BindingKey("x")) { _, value in seenLate.append(value) }
    #expect(seenLate == [2])
    await until { seenEarly.count == 3 }
    number.value = 3
    #expect(seenEarly == [0, 1, 2, 3])
    #expect(seenLate == [2, 3])
  }

  @Test func aValueSetWhileOthersAreUnderWayDoesNotStopLaterOnes() async {
    let number = Live(0)
    let relay = BindingRelay<Int> { number.value = $0 }
    let field = Field()
    var seen: [Int] = []
    field.bind(number, key: BindingKey("x")) { _, value in
      seen.append(value)
      // 2 is still under way.
      if value == 1 { number.value = 3 }
    }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      number.value = 1
      number.value = 2
      done.signal()
    }
    wait(for: done)
    await until { seen.count == 4 }
    #expect(seen == [0, 1, 2, 3])
    await inThreads(1) { _ in number.value = 4 }
    await until { seen.count == 5 }
    await inThreads(1) { _ in relay.send(5) }
    await until { seen.count == 6 }
    #expect(seen == [0, 1, 2, 3, 4, 5])
  }

  @Test func aThreadsValuesKeepTheirOrderAcrossProperties() async {
    let first = Live(0)
    let second = Live(0)
    let field = Field()
    var seen: [String] = []
    field.bind(first, key: BindingKey("a")) { _, value in seen.append("a\(value)") }
    field.bind(second, key: BindingKey("b")) { _, value in seen.append("b\(value)") }
    await inThreads(1) { _ in
      first.value = 1
      second.value = 1
      first.value = 2
    }
    await until { seen.count == 5 }
    #expect(seen == ["a0", "b0", "a1", "b1", "a2"])
  }

  @Test func aViewReleasedWhileAnEmissionIsInFlight() async {
    let text = Live("a")
    var field: Field? = Field().bind(text, to: \.text)
    let fate = field.map(Fate.init(of:))
    let other = Field().bind(text, to: \.text)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      text.value = "b"
      done.signal()
    }
    wait(for: done)
    field = nil
    #expect(fate?.isReleased == true)
    await until { other.text == "b" }
  }

  @Test func aReplacedBindingDropsWhatWasUnderWay() async {
    let old = Live("old")
    let new = Live("new")
    let field = Field().bind(old, to: \.text)
    let witness = Field().bind(old, to: \.text)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      old.value = "late"
      done.signal()
    }
    wait(for: done)
    field.bind(new, to: \.text)
    await until { witness.text == "late" }
    #expect(field.texts == ["old", "new"])
  }

  @Test func aRelayDeliversAtOnceOnTheMainThreadAndInOrder() async {
    var seen: [Int] = []
    let relay = BindingRelay<Int> { seen.append($0) }
    relay.send(1)
    #expect(seen == [1])
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      relay.send(2)
      done.signal()
    }
    wait(for: done)
    relay.send(3)
    #expect(seen == [1, 2, 3])
  }

  /// Blocks the main actor on purpose: nothing can be delivered meanwhile.
  private func wait(for semaphore: DispatchSemaphore) {
    semaphore.wait()
  }
}
