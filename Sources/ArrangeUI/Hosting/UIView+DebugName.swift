#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIView {
  /// What reports call the view: its type, and its accessibility identifier or, of a label, its text.
  var debugName: String { debugName(withAddress: "") }

  func debugName(withAddress address: String) -> String {
    // Not `type(of:)`: a view that is observed has another class at run time.
    let type = String(describing: classForCoder) + address
    let label = accessibilityIdentifier ?? (self as? UILabel)?.text
    return label.map { "\(type) '\($0.prefix(20))'" } ?? type
  }
}
