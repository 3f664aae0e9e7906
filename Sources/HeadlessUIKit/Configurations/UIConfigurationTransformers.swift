import Foundation

/// Tells closures apart that were made at different times.
private final class TransformerIdentity: Sendable {}

/// Changes a colour, for configurations. Two transformers are equal when one is a copy of the
/// other.
// The closure is not Sendable in UIKit either; transformers stay where they were made.
public struct UIConfigurationColorTransformer: Hashable {
  /// The change.
  public let transform: (UIColor) -> UIColor

  private let identity = TransformerIdentity()

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Changes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    transform(input)
  }

  /// Makes colours grey.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var white: CGFloat = 0
      var alpha: CGFloat = 0
      return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
    }
  }

  /// Whether both are the same transformer.
  public static func == (
    lhs: UIConfigurationColorTransformer, rhs: UIConfigurationColorTransformer
  ) -> Bool {
    lhs.identity === rhs.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}

/// Changes text attributes, for configurations. Two transformers are equal when one is a copy of
/// the other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer

  private let identity = TransformerIdentity()

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Changes attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether both are the same transformer.
  public static func == (
    lhs: UIConfigurationTextAttributesTransformer,
    rhs: UIConfigurationTextAttributesTransformer
  ) -> Bool {
    lhs.identity === rhs.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
