import ChainRuntime
import Testing

private struct Failure: Error {}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AsyncSequenceTests {
  @Test func aStreamIsASource() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String?.self)
    let field = Field().bind(stream, to: \.text)
    for value in ["a", nil, "b"] { continuation.yield(value) }
    await until { field.texts.count == 3 }
    #expect(field.texts == ["a", nil, "b"])
  }

  @Test func anyAsyncSequenceIsOneByItsBinding() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let field = Field().bind(stream.map { "No. \($0)" }.binding, to: \.text)
    continuation.yield(1)
    await until { field.text == "No. 1" }
  }

  @Test func completionLeavesTheLastValue() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let field = Field().bind(stream, to: \.text)
    continuation.yield("last")
    continuation.finish()
    await until { field.text == "last" }
    #expect(field.bindingStore.count == 1)
  }

  @Test func failureLeavesTheLastValue() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: String.self)
    let field = Field().bind(stream.binding, to: \.text)
    continuation.yield("last")
    continuation.finish(throwing: Failure())
    await until { field.text == "last" }
    #expect(field.texts == ["last"])
  }

  @Test func releasingTheObjectEndsTheStream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    await confirmation { ended in
      await withCheckedContinuation { resumption in
        continuation.onTermination = { _ in
          ended()
          resumption.resume()
        }
        var field: Field? = Field().bind(stream, to: \.text)
        let fate = field.map(Fate.init(of:))
        field = nil
        #expect(fate?.isReleased == true)
      }
    }
  }

  @Test func replacingTheBindingDropsBufferedElements() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let field = Field().bind(stream, to: \.text)
    continuation.yield("first")
    await until { field.text == "first" }
    continuation.yield("late")
    field.bind(Live("new"), to: \.text)
    for _ in 0..<100 { await Task.yield() }
    #expect(field.texts == ["first", "new"])
  }
}
