/// Collects the elements written in a closure into an array, in the order they are written.
///
/// ```swift
/// public typealias UIViewBuilder = ArrayBuilder<UIView>
///
/// func rows(@UIViewBuilder _ content: () -> [UIView]) -> [UIView] { content() }
/// ```
///
/// A statement may be an element, an optional element (`nil` adds nothing), or an array of
/// elements. Subclasses count: `UILabel?` and `[UILabel]` are statements of an
/// `ArrayBuilder<UIView>`. `if`, `switch`, `for … in` and `if #available` work as everywhere, and
/// an empty closure makes an empty array. Anything else, such as `[Int]` or an array of arrays,
/// does not compile; flatten nested arrays with `flatMap { $0 }`.
///
/// The closure runs once for each call of the function that takes it; the builder only collects
/// what it made. Complexity: O(n) in the number of elements, times the depth of nesting.
@resultBuilder
public enum ArrayBuilder<Element> {
  /// Takes one element.
  @inlinable
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes an element that may be missing.
  @inlinable
  public static func buildExpression(_ element: Element?) -> [Element] {
    element.map { [$0] } ?? []
  }

  /// Takes any number of elements.
  @inlinable
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Refuses everything else, with a message that says what is taken.
  @available(
    *, unavailable,
    message: "a statement here must be an element of the builder, an optional one, or an array"
  )
  public static func buildExpression(_ other: Any) -> [Element] { [] }

  /// Joins the statements of a block.
  @inlinable
  public static func buildBlock(_ parts: [Element]...) -> [Element] {
    parts.count == 1 ? parts[0] : Array(parts.joined())
  }

  /// Takes an `if` without `else`.
  @inlinable
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Takes the first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Takes another branch of an `if` or `switch`.
  @inlinable
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Joins the rounds of a loop.
  @inlinable
  public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }

  /// Takes a branch that needs a newer system.
  @inlinable
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
