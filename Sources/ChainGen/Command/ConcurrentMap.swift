import Foundation

/// Transforms the elements on all cores and keeps their order.
///
/// Complexity: O(n) calls, in as many tasks as there are cores.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  let taskCount = min(ProcessInfo.processInfo.activeProcessorCount, elements.count)
  guard taskCount > 1 else { return elements.map(transform) }
  // Every task takes each taskCount-th element: neighbours tend to cost alike.
  let parts = await withTaskGroup(of: (Int, [Result]).self) { group in
    for part in 0..<taskCount {
      group.addTask {
        (
          part,
          stride(from: part, to: elements.count, by: taskCount).map { transform(elements[$0]) }
        )
      }
    }
    var parts = [[Result]](repeating: [], count: taskCount)
    for await (part, results) in group { parts[part] = results }
    return parts
  }
  return elements.indices.map { parts[$0 % taskCount][$0 / taskCount] }
}
