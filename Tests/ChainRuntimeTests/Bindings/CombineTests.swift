#if canImport(Combine)
  import ChainRuntime
  import Combine
  import Testing

  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct CombineTests {
    @Test func aPublisherIsASource() {
      let subject = CurrentValueSubject<String, Never>("a")
      let field = Field().bind(subject, to: \.text).bind(subject.map { $0 + "!" }, to: \.caption)
      subject.send("b")
      #expect(field.texts == ["a", "b"])
      #expect(field.caption == "b!")
    }

    @Test func nilClearsAndCompletionLeavesTheLastValue() {
      let subject = CurrentValueSubject<String?, Never>("a")
      let field = Field().bind(subject, to: \.text)
      subject.send(nil)
      #expect(field.text == nil)
      subject.send("last")
      subject.send(completion: .finished)
      #expect(field.text == "last")
    }

    @Test func valuesFromAnotherThreadArriveOnTheMainActorInOrder() async {
      /// A subject that a thread may be given: Combine's subjects take values from any thread.
      struct Sender: @unchecked Sendable {
        let subject: PassthroughSubject<Int, Never>
      }
      let sender = Sender(subject: PassthroughSubject())
      let field = Field()
      var seen: [Int] = []
      field.bind(sender.subject.binding, key: BindingKey("x")) { _, value in
        MainActor.preconditionIsolated()
        seen.append(value)
      }
      await inThreads(1) { _ in
        for value in 1...100 { sender.subject.send(value) }
      }
      await until { seen.count == 100 }
      #expect(seen == Array(1...100))
    }

    @Test func itReplacesAndIsReplaced() {
      let subject = CurrentValueSubject<String, Never>("combine")
      let live = Live("live")
      let field = Field().bind(live, to: \.text).bind(subject, to: \.text)
      live.value = "newest"
      #expect(field.text == "combine")
      field.bind(live, to: \.text)
      subject.send("late")
      #expect(field.text == "newest")
    }

    @Test func releasingTheObjectCancels() async {
      await confirmation { cancelled in
        let subject = PassthroughSubject<String, Never>()
        let publisher = subject.handleEvents(receiveCancel: { cancelled() })
        var field: Field? = Field().bind(publisher, to: \.text)
        let fate = field.map(Fate.init(of:))
        field = nil
        #expect(fate?.isReleased == true)
      }
    }
  }
#endif
