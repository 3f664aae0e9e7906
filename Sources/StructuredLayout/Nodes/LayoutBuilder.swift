#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Collects the nodes of a layout: views, nodes, optional ones and arrays, in loops, conditions and
/// availability checks.
///
/// Each statement gets its file and line, which failures and ``LayoutHandle/diagnose()`` show.
@MainActor
@resultBuilder
public enum LayoutBuilder {
  /// Takes a node.
  public static func buildExpression(
    _ node: LayoutNode, file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutNode] {
    [node.changed { $0.source = LayoutSource(file: file, line: line) }]
  }

  /// Takes nodes.
  public static func buildExpression(
    _ nodes: [LayoutNode], file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutNode] {
    nodes.map { node in node.changed { $0.source = LayoutSource(file: file, line: line) } }
  }

  // Where a statement could be a view or a node, it is a node: ChainUIKit has an `HStack` that is a
  // view. The optional counts for that: it makes the view the second choice even to a node that is
  // itself disfavored.
  /// Takes a view; `nil` adds nothing.
  @_disfavoredOverload
  public static func buildExpression(
    _ view: UIView?, file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutNode] {
    guard let view else { return [] }
    return buildExpression(view.layoutNode, file: file, line: line)
  }

  /// Takes views.
  @_disfavoredOverload
  public static func buildExpression(
    _ views: [UIView], file: StaticString = #fileID, line: UInt = #line
  ) -> [LayoutNode] {
    buildExpression(views.map(\.layoutNode), file: file, line: line)
  }

  /// Joins statements.
  public static func buildBlock(_ parts: [LayoutNode]...) -> [LayoutNode] {
    parts.count == 1 ? parts[0] : Array(parts.joined())
  }

  /// Takes a condition without `else`.
  public static func buildOptional(_ part: [LayoutNode]?) -> [LayoutNode] { part ?? [] }

  /// Takes a branch of a condition.
  public static func buildEither(first part: [LayoutNode]) -> [LayoutNode] { part }

  /// Takes a branch of a condition.
  public static func buildEither(second part: [LayoutNode]) -> [LayoutNode] { part }

  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[LayoutNode]]) -> [LayoutNode] {
    Array(parts.joined())
  }

  /// Takes a branch that needs a newer system.
  public static func buildLimitedAvailability(_ part: [LayoutNode]) -> [LayoutNode] { part }
}
