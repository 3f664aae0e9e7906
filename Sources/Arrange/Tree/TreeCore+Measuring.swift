// Questions go down the tree by recursion, but not deeper than a limit: there the question is noted
// and answered with nothing, and so are all that follow, until the recursion has unwound; no such
// answer is remembered, and no leaf is measured meanwhile. `resolving` then answers the noted
// question first, from a shallow stack, and starts again with what is remembered by then, so
// nothing is measured twice. A tree may thus be of any depth.
extension TreeCore {
  /// The levels that one recursion may go down: at most half a megabyte of stack. A level takes one
  /// to two kilobytes, without optimization about ten.
  static let recursionLimit: Int = {
    var limit = 200
    assert(
      {
        limit = 48
        return true
      }())
    return limit
  }()

  /// How deep custom layouts may be nested. They cannot be interrupted, so each starts a new
  /// recursion on top of the one it is in.
  static let customLimit = 32

  /// The result of `body`, which asks nodes, whatever the depth of the tree.
  func resolving<R>(_ body: () -> R) -> R {
    let outer = (self.depth, self.depthLimit)
    defer { (self.depth, self.depthLimit) = outer }
    // Inside custom layouts there is less room left.
    self.depthLimit = max(Self.recursionLimit >> self.customDepth, 8)
    var waiting: [Question] = []
    while true {
      self.depth = 0
      let question = waiting.last
      let result: R?
      switch question {
      case nil: result = body()
      case .size(let node, let proposal)?:
        result = nil
        _ = size(node, proposal)
      case .baselines(let node, let proposal, let size)?:
        result = nil
        _ = baselines(node, proposal, size)
      }
      if self.isInterrupted {
        self.isInterrupted = false
        waiting.append(self.interrupted)
      } else if let result {
        return result
      } else {
        waiting.removeLast()
      }
    }
  }

  private func interrupt(_ question: Question) {
    self.isInterrupted = true
    self.interrupted = question
  }

  /// A node's size for a proposal, remembered.
  func size(_ node: Int32, _ proposal: SizeProposal) -> Size {
    let record = self.records.base + Int(node)
    if record.pointee.layout == NodeRecord.fixedLeaf { return record.pointee.size }
    let question = asked(record.pointee, proposal)
    let key = ProposalKey(question)
    var entry = record.pointee.answers
    while entry >= 0 {
      let answer = self.answerPool.base + Int(entry)
      if answer.pointee.answers(key) { return answer.pointee.size }
      entry = answer.pointee.next
    }
    if self.isInterrupted { return .zero }
    let size: Size
    if record.pointee.layout == NodeRecord.measuredLeaf {
      size = measure(record.pointee.link, question)
    } else {
      guard self.depth < self.depthLimit else {
        interrupt(.size(node, question))
        return .zero
      }
      self.depth += 1
      let subnodes = TreeSubnodes(self, node)
      size = self.layouts[record.pointee.layout].size(subnodes, question)
      self.depth -= 1
      if self.isInterrupted { return .zero }
    }
    remember(node, key, size)
    return size
  }

  /// The question a proposal is to a node: without what its answer does not depend on.
  @inline(__always)
  private func asked(_ record: NodeRecord, _ proposal: SizeProposal) -> SizeProposal {
    var question = proposal.asked(record.respondsTo)
    // Where all shares are worked out exactly, the answer is that to the real proposal.
    if record.sharingLevels == 0
      || Int(record.sharingLevels) <= Int(question.probeBudget) - 2
        && record.sharingLevels != NodeRecord.unknown
    {
      question.probeBudget = 0
    }
    return question
  }

  private func measure(_ index: Int32, _ question: SizeProposal) -> Size {
    self.measurementCount += 1
    return self.measures[index]?.answer(question).asAnswer ?? .zero
  }

  // MARK: Baselines

  /// A node's baselines at the size it chose for a proposal.
  func baselines(
    _ node: Int32, _ proposal: SizeProposal, _ size: Size
  ) -> Baselines? {
    let record = self.records[node]
    guard record.hasText else { return nil }
    if record.isLeaf { return self.text[node]?(size) }
    let question = asked(record, proposal)
    let key = TreeState.BaselineKey(node: node, proposal: ProposalKey(question))
    if let known = self.knownBaselines[key] { return known }
    if self.isInterrupted { return nil }
    guard self.depth < self.depthLimit else {
      interrupt(.baselines(node, question, size))
      return nil
    }
    self.depth += 1
    let bounds = Rectangle(origin: .zero, size: size).asBounds
    let trial = TrialSubnodes(TreeSubnodes(self, node))
    self.layouts[record.layout].place(trial, within: bounds, proposal: question)
    var joined: Baselines?
    for (index, placement) in trial.placements.enumerated() {
      let child = self.children[record.firstChild + Int32(index)]
      let own = baselines(child, placement.proposal, placement.frame.size)
      joined = Baselines.joined(joined, own, offset: placement.frame.y)
    }
    self.depth -= 1
    if self.isInterrupted { return nil }
    self.knownBaselines[key] = .some(joined)
    return joined
  }

  // MARK: Remembering

  @inline(__always)
  private func remember(_ node: Int32, _ key: ProposalKey, _ size: Size) {
    let answer = NodeAnswer(key: key, size: size, next: self.records[node].answers)
    self.answerCount += 1
    if self.firstFreeAnswer >= 0 {
      let entry = self.firstFreeAnswer
      self.firstFreeAnswer = self.answerPool[entry].next
      self.answerPool[entry] = answer
      self.records[node].answers = entry
    } else {
      self.records[node].answers = Int32(self.answerPool.count)
      self.answerPool.append(answer)
    }
  }

  /// Forgets what a node answered.
  func forget(_ node: Int32) {
    var entry = self.records[node].answers
    while entry >= 0 {
      let next = self.answerPool[entry].next
      self.answerPool[entry].next = self.firstFreeAnswer
      self.firstFreeAnswer = entry
      self.answerCount -= 1
      entry = next
    }
    self.records[node].answers = -1
  }

  /// Forgets everything when old proposals have piled up, as when a window is resized again and
  /// again.
  func forgetAllIfCrowded() {
    guard self.answerCount > max(Self.crowd * self.nodeCount, 1024) else { return }
    for node in 0..<Int32(self.records.count) { self.records[node].answers = -1 }
    self.answerPool.removeAll()
    self.knownBaselines.removeAll()
    self.firstFreeAnswer = -1
    self.answerCount = 0
  }

  /// More than one pass needs: see SizeProposal+Probing.
  private static let crowd = 32

  /// A node, or something in it, changed: its answers and those of all around it are void.
  func invalidate(_ node: Int32) {
    var node = node
    if !self.knownBaselines.isEmpty { self.knownBaselines.removeAll() }
    while node >= 0 {
      forget(node)
      self.records[node].needsPlacement = true
      node = self.records[node].parent
    }
  }
}
