import Foundation

/// The metric that text is measured with.
public enum TextMetric {
  // @unchecked Sendable: the value is only touched while holding the lock.
  private final class Box: @unchecked Sendable {
    private let lock = NSLock()
    private var metric: any TextMeasuring = HelveticaMetric()

    var value: any TextMeasuring {
      get {
        lock.lock()
        defer { lock.unlock() }
        return metric
      }
      set {
        lock.lock()
        defer { lock.unlock() }
        metric = newValue
      }
    }
  }

  private static let box = Box()

  @TaskLocal private static var scoped: (any TextMeasuring)?

  /// The metric: ``HelveticaMetric`` unless replaced. Safe to use on any thread.
  ///
  /// Replace it before views are measured, or call `invalidateIntrinsicContentSize()` on those
  /// that were.
  public static var current: any TextMeasuring {
    get { scoped ?? box.value }
    set { box.value = newValue }
  }

  /// Measures with another metric while a closure runs, without changing it for other tasks.
  public static func with<Result>(
    _ metric: any TextMeasuring, perform body: () throws -> Result
  ) rethrows -> Result {
    try $scoped.withValue(metric, operation: body)
  }
}
