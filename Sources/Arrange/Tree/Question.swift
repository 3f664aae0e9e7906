/// A question to a node.
enum Question {
  case size(Int32, SizeProposal)
  case baselines(Int32, SizeProposal, Size)
}

/// A question was not answered, because the call stack would grow too much:
/// `TreeState.interrupted`.
struct Interruption: Error {}
