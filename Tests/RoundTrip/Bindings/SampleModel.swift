import Observation

/// An observable model with two values, for closures to read.
@available(macOS 14, *)
@MainActor @Observable
final class SampleModel<Value> {
  private(set) var value: Value
  @ObservationIgnored private let other: Value

  init(_ value: Value, then other: Value) {
    self.value = value
    self.other = other
  }

  func change() {
    value = other
  }
}
