import Foundation

/// A value behind a lock.
///
/// `Synchronization.Mutex` would do, but it needs iOS 18. Not recursive: `body` must not touch the
/// same lock.
///
/// `@unchecked Sendable` holds because both pointers are constant, the memory they point to is
/// freed only with the last reference, and the state, which is `Sendable` itself, is only touched
/// between `lock` and `unlock`.
@usableFromInline
final class Locked<State: Sendable>: @unchecked Sendable {
  #if canImport(Darwin)
    @usableFromInline typealias Mutex = os_unfair_lock
  #else
    @usableFromInline typealias Mutex = pthread_mutex_t
  #endif

  @usableFromInline let mutex: UnsafeMutablePointer<Mutex>
  @usableFromInline let state: UnsafeMutablePointer<State>

  init(_ initial: State) {
    mutex = .allocate(capacity: 1)
    state = .allocate(capacity: 1)
    state.initialize(to: initial)
    #if canImport(Darwin)
      mutex.initialize(to: os_unfair_lock())
    #else
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    #endif
  }

  deinit {
    #if !canImport(Darwin)
      pthread_mutex_destroy(mutex)
    #endif
    mutex.deinitialize(count: 1)
    mutex.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Runs `body` with exclusive access to the state and returns what it returns.
  @inlinable
  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if canImport(Darwin)
      os_unfair_lock_lock(mutex)
      defer { os_unfair_lock_unlock(mutex) }
    #else
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
    #endif
    return try body(&state.pointee)
  }
}
