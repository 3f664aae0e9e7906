#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// Lays out subviews of the view.
  public var sl: LayoutInstaller { LayoutInstaller(view: self) }
}

/// Installs layouts in a view; see ``UIKit/UIView/sl``.
@MainActor
public struct LayoutInstaller {
  let view: UIView

  /// Makes the views of a tree subviews of this view, and ties them together with constraints.
  ///
  /// ```swift
  /// view.sl.layout(pinTo: .safeArea) {
  ///   Column(spacing: 12) {
  ///     Row(spacing: 12, alignment: .center) {
  ///       avatar.size(48)
  ///       name.expand()
  ///     }
  ///     text
  ///   }
  ///   .padding(16)
  /// }
  /// ```
  ///
  /// All views become direct subviews, in the order they are written, without views in between:
  /// where a row or column needs a rectangle of its own, that is a layout guide. Several elements
  /// side by side in the closure are a column. Install a layout once; to change it, keep the handle
  /// and call ``LayoutHandle/update(_:)``.
  ///
  /// The layout fills its target. Room that no element takes stays free at the trailing and bottom
  /// edges, and is given up where the view's own size is open, as in a self-sizing cell. A mistake in
  /// the tree is reported as a ``LayoutFailure``.
  ///
  /// Complexity: O(number of elements × depth of nesting), and Auto Layout's own work.
  @discardableResult
  public func layout(
    pinTo target: LayoutTarget = .edges, file: StaticString = #fileID, line: UInt = #line,
    @LayoutBuilder _ content: () -> [LayoutNode]
  ) -> LayoutHandle {
    let handle = LayoutHandle(
      view: view, target: target, source: LayoutSource(file: file, line: line))
    handle.install(content())
    return handle
  }
}
