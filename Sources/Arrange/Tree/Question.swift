/// A question to a node.
enum Question {
  case size(Int32, SizeProposal)
  case baselines(Int32, SizeProposal, Size)
}
