/// What a binding drives: a new binding with an equal key replaces the old one.
///
/// A property is identified by its key path, so `bind(source, to: \.text)` and the generated
/// `text(source)` share a key. A keyed setter is identified by its field and the values of its keys.
///
/// On Apple platforms a property that Objective-C knows, which every property of UIKit is, goes by
/// its Objective-C name, so `\UILabel.isHidden` and `\UIView.isHidden` are one key. Elsewhere, and
/// for properties that only Swift knows, key paths with different root types are different keys.
public struct BindingKey: Hashable {
  private enum Identity: Hashable {
    case name(String)
    case keyPath(AnyKeyPath)
    case field(String, [AnyHashable])
  }

  private let identity: Identity

  /// The key of a property. Complexity: O(length of the key path).
  public init(_ keyPath: AnyKeyPath) {
    // Underscored, but public and part of the library's stable interface: the only way to the
    // name that does not trap when there is none.
    if let name = keyPath._kvcKeyPathString {
      identity = .name(name)
    } else {
      identity = .keyPath(keyPath)
    }
  }

  /// The key of a keyed setter, such as `BindingKey("title", UIControl.State.normal)`.
  public init(_ field: String, _ keys: AnyHashable...) {
    identity = .field(field, keys)
  }
}
