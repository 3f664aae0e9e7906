import Foundation

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
