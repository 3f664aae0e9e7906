import Foundation

/// What Auto Layout could not do.
///
/// UIKit writes such reports to the console and goes on; here they go to
/// ``UIView/layoutReportHandler``.
@MainActor
public struct LayoutReport {
  /// What went wrong.
  public enum Kind: Sendable {
    /// Required constraints contradict each other; ``broken`` is left out of the layout until
    /// something changes that may let it hold.
    case unsatisfiable
    /// The constraint makes no sense, or its items have no common view, which is an exception in
    /// UIKit. It is ignored.
    case invalid
  }

  /// What went wrong.
  public let kind: Kind
  /// The constraints that cannot hold together, in the order they were activated. Those that
  /// stand for autoresizing masks and content sizes are only in ``text``.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that layout goes on without.
  public let broken: NSLayoutConstraint?
  /// The report to read, in the words of UIKit.
  public let text: String

  func deliver() {
    if let handler = UIView.layoutReportHandler {
      handler(self)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }

  static func unsatisfiable(
    _ members: [LayoutEntry], breaking victim: LayoutEntry
  ) -> LayoutReport {
    let lines = members.compactMap { $0.isNotNegative ? nil : "    \"\($0.reportDescription)\"" }
    let text = """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(victim.reportDescription)
      """
    return LayoutReport(
      kind: .unsatisfiable, constraints: members.compactMap(\.constraint),
      broken: victim.constraint, text: text)
  }

  static func invalid(_ constraint: NSLayoutConstraint, _ problem: String) -> LayoutReport {
    LayoutReport(
      kind: .invalid, constraints: [constraint], broken: constraint,
      text: "\(problem)\n\(constraint.reportDescription)\nThe constraint is ignored.")
  }

  /// What reports call a view or guide: its type and address, as in UIKit.
  static func name(of object: AnyObject?) -> String {
    guard let object else { return "(released)" }
    let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    return "\(type(of: object)):0x\(address)"
  }
}

extension UIView {
  /// Gets the reports of Auto Layout; `nil` writes them to standard error.
  public static var layoutReportHandler: (@MainActor (LayoutReport) -> Void)?
}
