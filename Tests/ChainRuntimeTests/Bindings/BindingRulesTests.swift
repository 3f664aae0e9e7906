import ChainRuntime
import Foundation
import RxDouble
import Testing

/// The rules of bindings, whatever the source.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct BindingRulesTests {
  @Test func theInitialValueArrivesWhileBinding() {
    let title = Live("first")
    let field = Field().bind(title, to: \.caption)
    #expect(field.caption == "first")
  }

  @Test func bindReturnsTheSameObjectOfItsOwnType() {
    final class SpecialField: Field {}
    let field = SpecialField()
    let result: SpecialField = field.bind(Live("a"), to: \.text)
    #expect(result === field)
  }

  @Test func optionalPropertiesTakeOptionalAndNonoptionalSources() {
    let optional = Live<String?>("a")
    let nonoptional = Live("b")
    #expect(Field().bind(optional, to: \.text).text == "a")
    #expect(Field().bind(nonoptional, to: \.text).text == "b")
    #expect(Field().text(optional).text == "a")
    #expect(Field().text(nonoptional).text == "b")
  }

  @Test func nilClears() {
    let text = Live<String?>("a")
    let field = Field().bind(text, to: \.text)
    text.value = nil
    #expect(field.text == nil)
    #expect(field.texts == ["a", nil])
  }

  @Test func aNewBindingReplacesTheOldOneOfTheSameProperty() {
    let old = Live("old")
    let new = Live("new")
    let field = Field().bind(old, to: \.text).bind(new, to: \.text)
    old.value = "late"
    #expect(field.text == "new")
    new.value = "newer"
    #expect(field.text == "newer")
    #expect(field.bindingStore.count == 1)
  }

  @Test func aNamedMethodAndAKeyPathShareAKey() {
    let old = Live("old")
    let new = Live("new")
    let field = Field().bind(old, to: \.text).text(new)
    old.value = "late"
    #expect(field.text == "new")
    field.bind(old, to: \.text)
    new.value = "late"
    #expect(field.text == "late")
    #expect(field.texts == ["old", "new", "late"])
  }

  @Test func bindingsOfOtherPropertiesStay() {
    let text = Live("a")
    let caption = Live("b")
    let field = Field().bind(text, to: \.text).bind(caption, to: \.caption)
    text.value = "c"
    caption.value = "d"
    #expect(field.text == "c")
    #expect(field.caption == "d")
  }

  @Test func keyedBindingsStandSideBySide() {
    let normal = Live("normal")
    let selected = Live("selected")
    let other = Live("other")
    let field = Field().title(normal, for: 0).title(selected, for: 4)
    normal.value = "normal 2"
    selected.value = "selected 2"
    #expect(field.titles == [0: "normal 2", 4: "selected 2"])
    field.title(other, for: 4)
    selected.value = "late"
    normal.value = "normal 3"
    #expect(field.titles == [0: "normal 3", 4: "other"])
  }

  @Test func keysAreFieldsAndAllTheirKeys() {
    #expect(BindingKey("title", 0) == BindingKey("title", 0))
    #expect(BindingKey("title", 0) != BindingKey("title", 1))
    #expect(BindingKey("title", 0) != BindingKey("image", 0))
    #expect(BindingKey("image", 0, 1) != BindingKey("image", 0))
    #expect(BindingKey(\Field.text) == BindingKey(\Field.text))
    #expect(BindingKey(\Field.text) != BindingKey(\Field.caption))
  }

  @Test func staticAssignmentDoesNotCancel() {
    let text = Live("bound")
    let field = Field().bind(text, to: \.text).set(\.text, to: "static")
    #expect(field.text == "static")
    text.value = "bound again"
    #expect(field.text == "bound again")
  }

  @Test func unbindKeepsTheLastValue() {
    let text = Live("a")
    let field = Field().bind(text, to: \.text).unbind(\.text)
    text.value = "b"
    #expect(field.text == "a")
    #expect(field.bindingStore.count == 0)
  }

  @Test func cancelAllEndsEveryBinding() {
    let source = ClingingSource()
    let field = Field().bind(source, to: \.text).bind(source, to: \.caption)
    field.bindingStore.cancelAll()
    source.send("late")
    #expect(source.cancelCount == 2)
    #expect(field.text == nil)
    #expect(field.caption == "")
  }

  @Test func theObjectIsHeldWeaklyAndCancelsWhenReleased() {
    let source = ClingingSource()
    var field: Field? = Field().bind(source, to: \.text).bind(source, to: \.caption)
    let fate = field.map(Fate.init(of:))
    #expect(source.receivers.count == 2)
    field = nil
    #expect(fate?.isReleased == true)
    #expect(source.cancelCount == 2)
    source.send("to nobody")
  }

  @Test func aSourceThatNeverLetsGoReachesNothingAfterACancel() {
    let source = ClingingSource()
    let field = Field().bind(source, to: \.text)
    field.unbind(\.text)
    source.send("late")
    #expect(field.text == nil)
    #expect(source.cancelCount == 1)
  }

  @Test func aSourceThatItsObserverHoldsIsReleasedWithIt() {
    final class OwningField: Field {
      let title = Live("a")
    }
    var field: OwningField? = OwningField()
    field?.bind(field?.title.map { $0 + "!" } ?? Live("").map { $0 }, to: \.text)
    let fates = [field.map(Fate.init(of:)), field.map { Fate(of: $0.title) }]
    #expect(field?.text == "a!")
    field = nil
    #expect(fates.allSatisfy { $0?.isReleased == true })
  }

  @Test func aReleasedSourceLeavesTheLastValue() {
    var text: Live<String>? = Live("a")
    let field = Field()
    if let text { field.bind(text, to: \.text) }
    let fate = text.map(Fate.init(of:))
    text = nil
    #expect(fate?.isReleased == true)
    #expect(field.text == "a")
  }

  @Test func releasedOnAnotherThreadItCancelsOnTheMainActor() async {
    let source = ClingingSource()
    /// Lets one thread drop the last reference.
    final class Holder: @unchecked Sendable {
      // Touched by the test until the thread starts, by the thread from then on.
      var field: Field?
    }
    let holder = Holder()
    holder.field = Field().bind(source, to: \.text)
    await inThreads(1) { _ in holder.field = nil }
    await until { source.cancelCount == 1 }
    source.send("to nobody")
  }

  @Test func theSamePropertyCanBeBoundAgainInsideADelivery() {
    final class RebindingField: Field {
      var replacement: Live<String>?
      override var text: String? {
        didSet {
          guard let replacement else { return }
          self.replacement = nil
          bind(replacement, to: \.text)
        }
      }
    }
    let old = Live("old")
    let new = Live("new")
    // Inside the initial delivery, before the first binding is complete.
    let early = RebindingField()
    early.replacement = new
    early.bind(old, to: \.text)
    // Inside a later one.
    let late = RebindingField().bind(old, to: \.text)
    late.replacement = new
    old.value = "trigger"
    old.value = "ignored"
    #expect(early.text == "new")
    #expect(late.text == "new")
    new.value = "newer"
    #expect(early.text == "newer")
    #expect(late.text == "newer")
    #expect(early.bindingStore.count == 1)
    #expect(late.bindingStore.count == 1)
  }

  @Test func aBindingCanEndItselfInsideADelivery() {
    let numbers = Live(0)
    let field = Field()
    field.bind(numbers, key: BindingKey("sum")) { field, number in
      field.number += number
      if number == 2 { field.bindingStore.cancel(BindingKey("sum")) }
    }
    for number in 1...4 { numbers.value = number }
    #expect(field.number == 3)
  }

  @Test func cancellingTwiceRunsTheActionOnce() {
    var count = 0
    var cancellation: BindingCancellation? = BindingCancellation { count += 1 }
    cancellation?.cancel()
    cancellation?.cancel()
    cancellation = nil
    #expect(count == 1)
  }

  @Test func sourceKindsReplaceEachOther() async {
    let live = Live("live")
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let field = Field().bind(stream, to: \.text)
    continuation.yield("stream")
    await until { field.text == "stream" }
    field.bind(live, to: \.text)
    continuation.yield("late")
    await Task { @MainActor in }.value
    #expect(field.text == "live")
    #expect(field.texts == ["stream", "live"])
  }

  @Test func everyKindReplacesEveryOther() {
    let live = Live("live")
    let subject = BehaviorSubject(value: "rx")
    let clinging = ClingingSource()
    let bindings: [(kind: String, bind: (Field) -> Void)] = [
      ("live", { $0.text(live) }),
      ("mapped", { $0.bind(live.map { "mapped " + $0 }, to: \.text) }),
      ("rx", { $0.bind(subject, to: \.text) }),
      ("own", { $0.bind(clinging, to: \.text) }),
      ("stream", { $0.bind(AsyncStream<String> { $0.yield("late") }, to: \.text) }),
      ("key", { $0.bind(live, key: BindingKey(\Field.text)) { $0.text = "key " + $1 } }),
    ]
    for first in bindings {
      for second in bindings where second.kind != first.kind {
        let field = Field()
        first.bind(field)
        second.bind(field)
        field.unbind(\.text)
        let texts = field.texts
        live.value = "live"
        subject.onNext("rx")
        clinging.send("own")
        #expect(field.texts == texts, "\(second.kind) after \(first.kind)")
        #expect(field.bindingStore.count == 0)
      }
    }
  }

  @Test func whatABindingHoldsIsReleasedWithItsObject() {
    final class Held {}
    let text = Live("a")
    var held: Held? = Held()
    let fate = held.map(Fate.init(of:))
    var field: Field? = Field()
    field?.bind(text.map { [held] in $0 + (held == nil ? "" : "!") }, key: BindingKey("x")) {
      [held] field, value in
      field.text = held == nil ? nil : value
    }
    #expect(field?.text == "a!")
    held = nil
    #expect(fate?.isReleased == false)
    field = nil
    #expect(fate?.isReleased == true)
    text.value = "to nobody"
  }
}
