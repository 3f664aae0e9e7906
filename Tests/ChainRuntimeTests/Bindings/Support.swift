import ChainRuntime
import Foundation

/// Lets the main actor do other work until the condition holds. A test that waits in vain runs into
/// its suite's time limit.
@MainActor
func until(_ condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}

/// Runs a closure in as many threads of its own at once, and returns when all have ended.
func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<count {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            body(index)
            continuation.resume()
          }
        }
      }
    }
  }
}

/// Whether an object has been released.
@MainActor
final class Fate {
  private weak var object: AnyObject?

  init(of object: AnyObject) {
    self.object = object
  }

  var isReleased: Bool { object == nil }
}

/// A source that never lets go of its receivers, not even when they cancel.
@MainActor
final class ClingingSource: BindingSource {
  private(set) var receivers: [@MainActor (String) -> Void] = []
  private(set) var cancelCount = 0

  func deliver(to receive: @escaping @MainActor (String) -> Void) -> BindingCancellation {
    receivers.append(receive)
    return BindingCancellation { self.cancelCount += 1 }
  }

  func send(_ value: String) {
    for receive in receivers { receive(value) }
  }
}
