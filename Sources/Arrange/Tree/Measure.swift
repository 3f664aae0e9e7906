/// A leaf's measure function. (In a structure it is stored as it is; by itself, behind a thunk.)
struct Measure {
  let answer: (SizeProposal) -> Size
}
