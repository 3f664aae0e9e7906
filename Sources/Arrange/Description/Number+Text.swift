extension Double {
  /// The number for a reader, with at most two decimals. (Without a function of the C library.)
  var text: String {
    guard magnitude < 1e13 else { return isNaN ? "nan" : self < 0 ? "-∞" : "∞" }
    let hundredths = Int(magnitude * 100 + 0.5)
    var text = "\(hundredths / 100)"
    let rest = hundredths % 100
    if rest > 0 {
      text += rest < 10 ? ".0\(rest)" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest)"
    }
    return self < 0 && hundredths > 0 ? "-" + text : text
  }
}

extension Size {
  var text: String { "\(width.text) × \(height.text)" }
}

extension DimensionProposal {
  var text: String {
    switch self {
    case .fixed(let value): value.text
    case .collapsed: "collapsed"
    case .expanded: "expanded"
    case .unspecified: "unspecified"
    }
  }
}

extension SizeProposal {
  var text: String { "\(width.text) × \(height.text)" }
}
