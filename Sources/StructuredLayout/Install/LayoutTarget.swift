#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The outer boundary of a layout.
@MainActor
public enum LayoutTarget {
  /// The edges of the view; of a scroll view, its content.
  case edges
  /// What bars and screen corners do not cover.
  case safeArea
  /// The inside of the layout margins.
  case layoutMargins
  /// The inside of the layout margins that is narrow enough to read.
  case readableContent
  /// A guide of the view, of a view around it or of a view inside.
  case guide(UILayoutGuide)

  /// The item that constraints mention.
  func item(in view: UIView) -> LayoutItem {
    switch self {
    case .edges: return .view(view)
    case .safeArea: return .guide(view.safeAreaLayoutGuide)
    case .layoutMargins: return .guide(view.layoutMarginsGuide)
    case .readableContent: return .guide(view.readableContentGuide)
    case .guide(let guide): return .guide(guide)
    }
  }

  /// The width that the target has now.
  func width(in view: UIView) -> CGFloat {
    switch self {
    case .edges: return view.bounds.width
    case .safeArea:
      return view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    case .layoutMargins:
      return view.bounds.width - view.layoutMargins.left - view.layoutMargins.right
    case .readableContent: return view.readableContentGuide.layoutFrame.width
    case .guide(let guide): return guide.layoutFrame.width
    }
  }
}
