#if canImport(Observation)
  import ChainRuntime
  import Foundation
  import Observation
  import Testing

  @MainActor @Observable
  private final class Model {
    var title = "a"
    var subtitle: String?
    var number = 0
  }

  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct ObservedSourceTests {
    @Test func theClosureRunsAtOnceAndAfterEachChange() async {
      let model = Model()
      let field = Field().bind(to: \.text) { model.title.uppercased() }
      #expect(field.text == "A")
      model.title = "b"
      #expect(field.text == "A")
      await until { field.text == "B" }
      model.title = "c"
      await until { field.text == "C" }
    }

    @Test func optionalAndNonoptionalValues() async {
      let model = Model()
      let field = Field().bind(to: \.text) { model.subtitle }.bind(to: \.caption) { model.title }
      #expect(field.texts == [nil])
      model.subtitle = "b"
      await until { field.text == "b" }
      model.subtitle = nil
      await until { field.text == nil }
    }

    @Test func changesBeforeTheHopCountAsOne() async {
      let model = Model()
      let field = Field().bind(to: \.text) { model.title }
      for index in 1...1000 { model.title = "\(index)" }
      await until { field.texts.count == 2 }
      #expect(field.text == "1000")
    }

    @Test func theOrderOfTwoPropertiesIsThatOfTheirChanges() async {
      let model = Model()
      let field = Field()
      var seen: [String] = []
      field.bind(ObservedSource { model.title }, key: BindingKey("a")) { _, value in
        seen.append("title \(value)")
      }
      field.bind(ObservedSource { model.number }, key: BindingKey("b")) { _, value in
        seen.append("number \(value)")
      }
      seen = []
      model.number = 1
      model.title = "b"
      await until { seen.count == 2 }
      model.title = "c"
      model.number = 2
      await until { seen.count == 4 }
      #expect(seen == ["number 1", "title b", "title c", "number 2"])
    }

    @Test func aChangeDuringTheDeliveryArrives() async {
      let model = Model()
      let field = Field()
      field.bind(ObservedSource { model.number }, key: BindingKey("x")) { field, value in
        field.number = value
        if value == 1 { model.number = 2 }
      }
      model.number = 1
      await until { field.number == 2 }
    }

    @Test func itReplacesAndIsReplaced() async {
      let model = Model()
      let live = Live("live")
      let field = Field().bind(live, to: \.text).bind(to: \.text) { model.title }
      live.value = "newest"
      #expect(field.text == "a")
      field.bind(live, to: \.text)
      let witness = Field().bind(to: \.caption) { model.title }
      model.title = "late"
      await until { witness.caption == "late" }
      #expect(field.texts == ["live", "a", "newest"])
    }

    @Test func neitherTheObjectNorTheModelIsKeptAlive() async {
      var model: Model? = Model()
      var field: Field? = Field()
      if let model { field?.bind(to: \.text) { model.title } }
      let fates = [model.map(Fate.init(of:)), field.map(Fate.init(of:))]
      model?.title = "in flight"
      field = nil
      #expect(fates[1]?.isReleased == true)
      model = nil
      await until { fates[0]?.isReleased == true }
    }
  }
#endif
