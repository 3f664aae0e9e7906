/// Work that waits for the main actor, in the order in which it was added, whatever thread added it.
///
/// One hop serves all work that has gathered by then.
final class MainActorQueue: Sendable {
  typealias Work = @MainActor () -> Void

  /// Values sent from other threads, of all sources: so a thread's values arrive in its order.
  static let values = MainActorQueue()

  /// Re-evaluations of observed closures. Apart from the values, because these only ever run in
  /// a hop: never inside the change that caused them, before the new value is in place.
  static let observations = MainActorQueue()

  private struct State {
    var work: [Work] = []
    var hopIsComing = false
  }

  private let state = Locked(State())
  @MainActor private var isRunning = false
  @MainActor private var mustRunAgain = false

  /// Adds work and tells whether the caller must call ``hop()``.
  ///
  /// With `now` the caller is on the main actor and will call ``runNow()`` instead.
  func add(now: Bool = false, _ work: @escaping Work) -> Bool {
    state.withLock { state in
      state.work.append(work)
      guard !now, !state.hopIsComing else { return false }
      state.hopIsComing = true
      return true
    }
  }

  /// Runs the work soon on the main actor.
  func hop() {
    Task { @MainActor in
      state.withLock { $0.hopIsComing = false }
      runNow()
    }
  }

  /// Runs the work that is waiting. Called from work that is running, it comes after that.
  @MainActor func runNow() {
    guard !isRunning else {
      mustRunAgain = true
      return
    }
    isRunning = true
    repeat {
      mustRunAgain = false
      for work in takeWork() { work() }
    } while mustRunAgain
    isRunning = false
  }

  private func takeWork() -> [Work] {
    state.withLock { state in
      let work = state.work
      state.work = []
      return work
    }
  }
}
