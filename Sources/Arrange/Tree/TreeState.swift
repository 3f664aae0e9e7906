/// The nodes of a ``LayoutTree`` in contiguous memory, and what they answered.
struct TreeState {
  var records: Buffer<NodeRecord>
  var children: Buffer<Int32>
  var answerPool: Buffer<NodeAnswer>
  var layouts: Buffer<LayoutKind>
  var measures: Buffer<Measure?>
  var freeLayouts: [Int32] = []
  var freeMeasures: [Int32] = []
  var flex: [Int32: FlexBehavior] = [:]
  var text: [Int32: (Size) -> Baselines?] = [:]
  var knownBaselines: [BaselineKey: Baselines?] = [:]

  var nodeCount = 0
  var firstFreeRecord: Int32 = -1
  var unusedChildren = 0
  var firstFreeAnswer: Int32 = -1
  var answerCount = 0

  /// How often leaves were measured.
  var measurementCount = 0

  /// Nodes whose children must be placed.
  var pending: Buffer<Int32>

  /// How many questions are on the call stack, and how many may be.
  var depth = 0
  var depthLimit = 0
  var customDepth = 0
  /// Whether a question would have gone too deep, and which.
  var isInterrupted = false
  var interrupted = Question.size(0, .unspecified)

  var direction = LayoutDirection.leftToRight

  /// The storage that owns the state, for objects that may outlive a call.
  unowned(unsafe) var owner: TreeStorage?

  struct BaselineKey: Hashable {
    let node: Int32
    let proposal: ProposalKey
  }

  init(minimumCapacity: Int) {
    records = Buffer(minimumCapacity: minimumCapacity)
    children = Buffer(minimumCapacity: minimumCapacity)
    answerPool = Buffer(minimumCapacity: minimumCapacity)
    layouts = Buffer(minimumCapacity: 0)
    measures = Buffer(minimumCapacity: 0)
    pending = Buffer(minimumCapacity: 0)
  }

  func deallocate() {
    records.deallocate()
    children.deallocate()
    answerPool.deallocate()
    layouts.deallocate()
    measures.deallocate()
    pending.deallocate()
  }

  /// A copy with its own memory.
  func copied() -> TreeState {
    var copy = self
    copy.records = records.copied()
    copy.children = children.copied()
    copy.answerPool = answerPool.copied()
    copy.layouts = layouts.copied()
    copy.measures = measures.copied()
    copy.pending = pending.copied()
    return copy
  }
}
