import ChainUIKit

/// Eight modifiers in a chain, and the same as assignments: on UIKit's usual properties, and on the
/// smallest ones, where a difference would show most.
@MainActor
enum ChainWork {
  static func modifiers(_ count: Int) {
    let label = UILabel()
    for number in 0..<count { set(label, number) }
  }

  static func assignments(_ count: Int) {
    let label = UILabel()
    for number in 0..<count { assign(label, number) }
  }

  static func smallModifiers(_ count: Int) {
    let view = UIView()
    for number in 0..<count { setSmall(view, number) }
  }

  static func smallAssignments(_ count: Int) {
    let view = UIView()
    for number in 0..<count { assignSmall(view, number) }
  }

  @inline(never)
  private static func set(_ label: UILabel, _ number: Int) {
    label.text("Ready")
      .textColor(.red)
      .numberOfLines(number)
      .textAlignment(.center)
      .isHidden(number % 2 == 0)
      .alpha(0.5)
      .tag(number)
      .isOpaque(number % 2 == 0)
  }

  @inline(never)
  private static func assign(_ label: UILabel, _ number: Int) {
    label.text = "Ready"
    label.textColor = .red
    label.numberOfLines = number
    label.textAlignment = .center
    label.isHidden = number % 2 == 0
    label.alpha = 0.5
    label.tag = number
    label.isOpaque = number % 2 == 0
  }

  @inline(never)
  private static func setSmall(_ view: UIView, _ number: Int) {
    view.tag(number)
      .isOpaque(number % 2 == 0)
      .tag(number + 1)
      .isOpaque(number % 4 == 0)
      .tag(number + 2)
      .isOpaque(number % 8 == 0)
      .tag(number + 3)
      .isOpaque(number % 16 == 0)
  }

  @inline(never)
  private static func assignSmall(_ view: UIView, _ number: Int) {
    view.tag = number
    view.isOpaque = number % 2 == 0
    view.tag = number + 1
    view.isOpaque = number % 4 == 0
    view.tag = number + 2
    view.isOpaque = number % 8 == 0
    view.tag = number + 3
    view.isOpaque = number % 16 == 0
  }
}
