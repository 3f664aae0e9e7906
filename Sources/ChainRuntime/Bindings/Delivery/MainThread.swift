import Foundation

/// The way onto the main actor without a hop.
@usableFromInline
enum MainThread {
  /// Runs the main actor's code at once; only to be called when ``isCurrent``.
  ///
  /// It does what `MainActor.assumeIsolated` does, which SDKs before iOS 17's lack, without a second
  /// look at the thread. The cast is sound: isolation is no part of a closure's representation, and
  /// the callers have seen that the main actor's code is running.
  @inlinable
  static func assumeIsolated<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  /// The same for a closure that captures nothing, which then costs no allocation.
  @inlinable
  static func assumeIsolated<First, Second>(
    _ first: First, _ second: Second, _ body: @escaping @MainActor (First, Second) -> Void
  ) {
    unsafeBitCast(body, to: ((First, Second) -> Void).self)(first, second)
  }

  #if canImport(Darwin)
    /// Whether the running code is the main actor's: whether this is the main thread.
    @usableFromInline static var isCurrent: Bool { pthread_main_np() != 0 }
  #else
    /// Whether the running code is the main actor's.
    ///
    /// That is the main thread, or, in a program with an asynchronous `main` on Linux, which ends
    /// that thread, whichever thread serves the main queue.
    @usableFromInline static var isCurrent: Bool {
      isFirstThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    }

    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// `Thread.isMainThread`, which is slow here, asked once for each thread.
    private static var isFirstThread: Bool {
      if let mark = pthread_getspecific(threadMark) { return mark == firstThread }
      let isFirst = Thread.isMainThread
      pthread_setspecific(threadMark, isFirst ? firstThread : otherThread)
      return isFirst
    }

    private static let threadMark: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    private static var firstThread: UnsafeMutableRawPointer? { .init(bitPattern: 1) }
    private static var otherThread: UnsafeMutableRawPointer? { .init(bitPattern: 2) }
  #endif
}

/// Runs the main actor's code at once; only to be called while the main actor's code is running.
///
/// For modules of this package, in code that runs there without its type saying so.
@_spi(Layout) @inlinable
public func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainThread.assumeIsolated(body)
}
