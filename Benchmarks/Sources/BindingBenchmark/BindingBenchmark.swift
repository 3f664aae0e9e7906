import ChainUIKit

/// Runs one piece of work a number of times: `BindingBenchmark WORK COUNT`. What it costs is seen
/// from outside, by scripts/instruction-counts.
///
/// `main` is synchronous, as valgrind cannot follow one that is not.
@main
@MainActor
struct BindingBenchmark {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let work = works[arguments[1]], let count = Int(arguments[2]) else {
      print("usage: BindingBenchmark WORK COUNT, where WORK is one of")
      for name in works.keys.sorted() { print("  \(name)") }
      return
    }
    work(count)
  }

  private static let works: [String: @MainActor (Int) -> Void] = [
    "chain-of-modifiers": ChainWork.modifiers,
    "chain-of-small-modifiers": ChainWork.smallModifiers,
    "assignments": ChainWork.assignments,
    "small-assignments": ChainWork.smallAssignments,
    "text-live": EmissionWork.liveText,
    "text-closure": EmissionWork.closureText,
    "text-weak-closure": EmissionWork.weakClosureText,
    "tag-live": EmissionWork.liveTag,
    "tag-closure": EmissionWork.closureTag,
    "tag-weak-closure": EmissionWork.weakClosureTag,
    "views": MemoryWork.views,
    "views-with-one-binding": MemoryWork.viewsWithOneBinding,
    "views-with-two-bindings": MemoryWork.viewsWithTwoBindings,
  ]
}
