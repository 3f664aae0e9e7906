#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// All that a layout consists of: the result of compiling a tree, before anything touches a view.
struct LayoutPlan {
  /// The views, in the order they are written.
  var views: [UIView] = []
  /// The number of the node of each view.
  var viewNodes: [Int] = []
  /// Where each node was written.
  var sources: [LayoutSource] = []
  var constraints: [PlannedConstraint] = []
  /// What tells a guide from the others, also in the plan of a changed tree.
  var guides: [GuideKey] = []
  var priorities: [PlannedPriority] = []
  var failures: [Failure] = []

  struct Failure {
    var message: String
    var source: LayoutSource
  }

  /// A guide belongs to the outermost but `depth` node that starts with a view.
  struct GuideKey: Hashable {
    var firstView: ObjectIdentifier?
    var depth: Int
  }

  /// The plan of no layout.
  init() {}

  /// Compiles a tree. Complexity: O(number of nodes × depth).
  @MainActor
  init(_ root: [LayoutNode], source: LayoutSource, environment: LayoutEnvironment) {
    var tree = LayoutTree(source: source, environment: environment)
    let top = tree.add(root: root)
    views = tree.views
    viewNodes = tree.viewNodes
    sources = tree.nodes.map(\.source)
    failures = tree.failures
    var compiler = PlanCompiler(tree: tree)
    if let top { compiler.compile(top) }
    constraints = compiler.constraints
    guides = compiler.guides
    priorities = compiler.priorities
  }
}

/// What compiling a tree needs to know of the views around.
struct LayoutEnvironment {
  /// The width of the target, for wrapping rows.
  var width: CGFloat
  /// The natural width of a view, for wrapping rows.
  var naturalWidth: @MainActor (UIView) -> CGFloat
  /// Why a view cannot be part of the layout, if it cannot.
  var refusal: @MainActor (UIView) -> String?
}
