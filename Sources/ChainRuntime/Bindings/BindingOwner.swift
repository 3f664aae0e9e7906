/// An object that bindings can belong to: it keeps them, and they end with it.
///
/// Where there is an Objective-C runtime, every `NSObject` is one, by an associated object.
/// Elsewhere a class conforms by storing the store; UIKit's stand-in does.
public protocol BindingOwner: AnyObject {
  /// The object's bindings: always the same store, made when first asked for and released with the
  /// object.
  @MainActor var bindingStore: BindingStore { get }
}
