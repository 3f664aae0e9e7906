import ChainUIKit
import ScreenContent

/// What a screen looks like.
@MainActor
struct Rendering {
  /// The picture, as an SVG document.
  let svg: String
  /// The views, one a line, each indented under its superview.
  let outline: String

  init(of example: Example) {
    let width = example.subject.width
    let view = example.makeView().cornerRadius(20).clipsToBounds(true)
    // The height of wrapped text is known once its width is.
    view.frame = CGRect(x: 0, y: 0, width: width, height: 1000)
    view.layoutIfNeeded()
    let needed = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    view.frame.size.height = example.subject.height ?? needed.height.rounded(.up)
    view.layoutIfNeeded()
    svg = Rendering.backdrop(for: view).svg()
    outline = Rendering.lines(view, depth: 1).joined(separator: "\n")
  }

  /// The screen on a soft ground, above its shadow.
  private static func backdrop(for view: UIView) -> UIView {
    let margin: CGFloat = 28
    let shadow = UIView(frame: view.bounds.offsetBy(dx: margin, dy: margin))
      .backgroundColor(.white)
      .cornerRadius(view.layer.cornerRadius)
      .configure {
        $0.layer.shadowOpacity(0.14).shadowRadius(14).shadowOffset(CGSize(width: 0, height: 6))
      }
      .add(view)
    let size = view.bounds.insetBy(dx: -margin, dy: -margin).size
    return UIView(frame: CGRect(origin: .zero, size: size))
      .backgroundColor(UIColor(red: 0.89, green: 0.91, blue: 0.95, alpha: 1))
      .cornerRadius(32)
      .add(shadow)
  }

  private static func lines(_ view: UIView, depth: Int) -> [String] {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }
    var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
    line += " (\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
    if let text = (view as? UILabel)?.text { line += " “\(text)”" }
    return [line] + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }

  private static func text(_ number: CGFloat) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
