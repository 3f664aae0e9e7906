import Foundation

/// Keyed storage for the properties that HeadlessUIKit only stores.
///
/// Root classes hold one `Slots` value; generated extensions read and write it. A slot is named
/// after its property. A keyed slot is named after its field, such as `"image"`, and a key, such
/// as a control state.
struct Slots {
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private struct KeyedName: Hashable {
    let field: String
    let key: AnyHashable
  }

  private var values: [String: Any] = [:]
  private var weakReferences: [String: WeakReference] = [:]
  private var keyedValues: [KeyedName: Any] = [:]

  /// The stored value, or the default when nothing was stored.
  func value<T>(_ name: String, default defaultValue: @autoclosure () -> T) -> T {
    // Unwrapped first: cast to `Any`, a missing value would pass for one.
    guard let found = values[name], let stored = found as? T else { return defaultValue() }
    return stored
  }

  /// The stored object, or when nothing was stored, a new one, which is stored then.
  mutating func value<T: AnyObject>(_ name: String, storing object: @autoclosure () -> T) -> T {
    if let stored = values[name] as? T { return stored }
    let stored = object()
    values[name] = stored
    return stored
  }

  /// Stores a value.
  mutating func set<T>(_ name: String, _ value: T) {
    values[name] = value
  }

  /// The weakly stored object, or `nil` when it is gone.
  func weakValue<T>(_ name: String) -> T? {
    weakReferences[name]?.object as? T
  }

  /// Stores an object weakly; `nil` clears the slot.
  mutating func setWeak(_ name: String, _ object: AnyObject?) {
    weakReferences[name] = object.map { WeakReference(object: $0) }
  }

  /// The value stored for a field and key.
  func value<T>(_ field: String, for key: AnyHashable) -> T? {
    keyedValues[KeyedName(field: field, key: key)].flatMap { $0 as? T }
  }

  /// Stores a value for a field and key; `nil` clears it.
  mutating func set<T>(_ field: String, for key: AnyHashable, _ value: T?) {
    keyedValues[KeyedName(field: field, key: key)] = value
  }
}
