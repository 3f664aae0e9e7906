/// Runs the main actor's code at once, in code that runs there without its type saying so.
///
/// It does what `MainActor.assumeIsolated` does, which SDKs before iOS 17's lack, without a look at
/// the thread. The cast is sound: isolation is no part of a closure's representation. So are the
/// callers: `any LayoutItem` is not `Sendable`, which keeps the items that a host makes on its actor,
/// and UIKit is only to be changed, and so observed, on the main thread.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
