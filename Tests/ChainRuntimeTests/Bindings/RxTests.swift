import ChainRuntime
import Foundation
import RxDouble
import Testing

private struct Failure: Error {}

/// The conformance that the documentation gives, against a double with RxSwift's contract.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RxTests {
  @Test func anObservableIsASource() {
    let subject = BehaviorSubject(value: "a")
    let field = Field().text(subject).bind(subject.map { $0 + "!" }, to: \.caption)
    subject.onNext("b")
    #expect(field.texts == ["a", "b"])
    #expect(field.caption == "b!")
  }

  @Test func valuesFromOtherThreadsArriveOnTheMainActorInOrder() async {
    let subject = BehaviorSubject(value: 0)
    let field = Field()
    var seen: [Int] = []
    field.bind(subject, key: BindingKey("x")) { _, value in
      MainActor.preconditionIsolated()
      seen.append(value)
    }
    let send = subject.sender
    await inThreads(1) { _ in
      for value in 1...100 { send(value) }
    }
    await until { seen.count == 101 }
    #expect(seen == Array(0...100))
  }

  @Test func failureLeavesTheLastValue() {
    let subject = BehaviorSubject(value: "last")
    let field = Field().text(subject)
    subject.onError(Failure())
    #expect(field.text == "last")
  }

  @Test func releasingTheObjectDisposes() {
    let subject = BehaviorSubject(value: "a")
    var field: Field? = Field().text(subject)
    let fate = field.map(Fate.init(of:))
    #expect(subject.observerCount == 1)
    field = nil
    #expect(fate?.isReleased == true)
    #expect(subject.observerCount == 0)
  }

  @Test func itReplacesAndIsReplaced() {
    let subject = BehaviorSubject(value: "rx")
    let live = Live("live")
    let field = Field().text(live).text(subject)
    live.value = "late"
    #expect(field.text == "rx")
    field.text(live)
    subject.onNext("later")
    #expect(field.text == "late")
    #expect(subject.observerCount == 0)
  }

  @Test func theDocumentationsExample() {
    let titles = BehaviorSubject(value: "")
    let label = Field().text(titles)
    let count = Field().text(titles.map { "\($0.count) letters" })
    titles.onNext("Ready")
    #expect(label.text == "Ready")
    #expect(count.text == "5 letters")
  }

  @Test func theDocumentationHasThisVeryConformance() throws {
    let here = URL(fileURLWithPath: #filePath)
    let code = try String(
      contentsOf: here.deletingLastPathComponent().appendingPathComponent("RxConformance.swift"),
      encoding: .utf8)
    var root = here
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Bindings.md"), encoding: .utf8)
    // An app has ChainUIKit, and in another package than RxSwift's the compiler wants to read that
    // the conformance is meant.
    let shown = code.replacingOccurrences(of: "import ChainRuntime", with: "import ChainUIKit")
      .replacingOccurrences(of: "RxDouble", with: "RxSwift")
      .replacingOccurrences(of: ": BindingSource", with: ": @retroactive BindingSource")
    #expect(page.contains(shown))
  }
}
