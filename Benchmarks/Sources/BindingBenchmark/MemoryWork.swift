import ChainUIKit

/// Views with no, one and two bindings to shared sources, all still alive when the program ends:
/// what is in use then can be counted from outside.
@MainActor
enum MemoryWork {
  private static let tag = Live(0)
  private static let isHidden = Live(false)
  private static var kept: [UIView] = []

  static func views(_ count: Int) {
    kept = (0..<count).map { _ in UIView() }
  }

  static func viewsWithOneBinding(_ count: Int) {
    kept = (0..<count).map { _ in UIView().tag(tag) }
  }

  static func viewsWithTwoBindings(_ count: Int) {
    kept = (0..<count).map { _ in UIView().tag(tag).isHidden(isHidden) }
  }
}
