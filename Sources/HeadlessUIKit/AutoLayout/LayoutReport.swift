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

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: return "<="
    case .equal: return "=="
    case .greaterThanOrEqual: return ">="
    }
  }
}

extension NSLayoutConstraint {
  /// What reports call the constraint: identifier, equation, priority.
  final var reportDescription: String {
    var text = "<NSLayoutConstraint"
    text += ":0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    if let identifier { text += " '\(identifier)'" }
    text += " \(firstTerm.reportDescription) \(relation.sign) "
    let constant = totalConstant
    if let secondTerm {
      if multiplier != 1 { text += "\(LayoutReport.number(multiplier))*" }
      text += secondTerm.reportDescription
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(LayoutReport.number(abs(constant)))"
      }
    } else {
      text += LayoutReport.number(constant)
    }
    if priority != .required { text += " @\(LayoutReport.number(CGFloat(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}

extension AnchorTerm {
  @MainActor fileprivate var reportDescription: String {
    let end = "\(LayoutReport.name(of: item)).\(attribute.name)"
    guard let offset else { return end }
    return "(\(end) - \(LayoutReport.name(of: offset.item)).\(offset.attribute.name))"
  }
}

extension LayoutReport {
  /// A number without needless digits.
  fileprivate static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}

extension LayoutEntry {
  /// What reports call the entry.
  var reportDescription: String {
    guard case .own(let own) = source else { return constraint?.reportDescription ?? "" }
    let (item, axis, role) = (own.item, own.axis, own.role)
    let object: AnyObject = item.guide ?? item.view
    let isHorizontal = axis == .horizontal
    let attribute: String
    if role == .position {
      attribute = isHorizontal ? "minX" : "minY"
    } else {
      attribute = isHorizontal ? "width" : "height"
    }
    let type: String
    switch (item.kind, role) {
    case (.view, .hugging), (.view, .compressionResistance): type = "NSContentSizeLayoutConstraint"
    case (.view, .target): type = "UIViewFittingSizeConstraint"
    case (.view, _): type = "NSAutoresizingMaskLayoutConstraint"
    default: type = "UILayoutGuideConstraint"
    }
    var text = "<\(type)"
    if item.kind == .view, role == .position || role == .size {
      text += " " + item.view.autoresizingMask.reportDescription
    }
    text += " \(LayoutReport.name(of: object)).\(attribute)"
    if let linear {
      let sign =
        linear.relation == .equal
        ? "==" : linear.relation == .lessThanOrEqual ? "<=" : ">="
      text += " \(sign) "
      if linear.terms.count > 1 {
        text += item.kind == .view ? LayoutReport.name(of: item.view.superview) : "owner"
        text += isHorizontal ? ".width" : ".height"
        text += " \(linear.constant < 0 ? "-" : "+") "
        text += LayoutReport.number(CGFloat(abs(linear.constant)))
      } else {
        text += LayoutReport.number(CGFloat(linear.constant))
      }
      if !linear.strength.isRequired {
        text += " @\(LayoutReport.number(CGFloat(linear.strength.priority)))"
      }
    }
    return text + "   (active)>"
  }
}

extension UIView.AutoresizingMask {
  /// The mask as UIKit writes it: `&` for what is flexible.
  fileprivate var reportDescription: String {
    func part(_ option: UIView.AutoresizingMask) -> String { contains(option) ? "&" : "-" }
    let horizontal =
      part(.flexibleLeftMargin) + part(.flexibleWidth) + part(.flexibleRightMargin)
    let vertical =
      part(.flexibleTopMargin) + part(.flexibleHeight) + part(.flexibleBottomMargin)
    return "h=\(horizontal) v=\(vertical)"
  }
}
