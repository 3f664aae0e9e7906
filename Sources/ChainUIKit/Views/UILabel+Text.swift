#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UILabel {
  /// Creates a label with a text.
  public convenience init(_ text: String?) {
    self.init(frame: .zero)
    self.text = text
  }
}
