import Foundation
import Testing

@testable import HeadlessUIKit

/// A control with the sizes that are recorded for it.
private struct ControlCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: ConformanceSource
  var make: @MainActor @Sendable () -> UIView
  /// The content size; -1 where there is none.
  var content: [CGFloat]
  /// The size of a view that nothing else constrains.
  var frame: [CGFloat]?

  var testDescription: String { "\(name) — \(source.rawValue)" }
}

private let controlCases: [ControlCase] = [
  ControlCase(
    name: "UIView has no content size", source: .layoutGuideBook, make: { UIView() },
    content: [-1, -1]),
  ControlCase(
    name: "UIImageView without an image has none", source: .viewReference,
    make: { UIImageView() }, content: [-1, -1]),
  ControlCase(
    name: "UIImageView is as large as its image", source: .layoutGuideBook,
    make: { UIImageView(image: UIImage(size: CGSize(width: 24, height: 16))) }, content: [24, 16],
    frame: [24, 16]),
  ControlCase(
    name: "UISwitch, content", source: .switchRadar, make: { UISwitch() }, content: [49, 31],
    frame: [51, 31]),
  ControlCase(
    name: "UISwitch, frame", source: .layoutOps, make: { UISwitch() }, content: [49, 31],
    frame: [51, 31]),
  ControlCase(
    name: "UIActivityIndicatorView, medium", source: .activity,
    make: { UIActivityIndicatorView(style: .medium) }, content: [20, 20], frame: [20, 20]),
  ControlCase(
    name: "UIActivityIndicatorView, large", source: .activity,
    make: { UIActivityIndicatorView(style: .large) }, content: [37, 37], frame: [37, 37]),
  ControlCase(
    name: "UISlider has a height of 34 and no width", source: .sliders, make: { UISlider() },
    content: [-1, 34]),
  ControlCase(
    name: "UIProgressView has a height and no width", source: .toolbox,
    make: { UIProgressView() }, content: [-1, 4]),
  ControlCase(
    name: "UILabel without text takes no room", source: .layoutGuideBook, make: { UILabel() },
    content: [0, 0], frame: [0, 0]),
  ControlCase(
    name: "UITextView that scrolls has none", source: .layoutGuideBook, make: { UITextView() },
    content: [-1, -1]),
  ControlCase(
    name: "UIScrollView has none", source: .viewReference, make: { UIScrollView() },
    content: [-1, -1]),
]

/// Content sizes of controls against what is recorded of UIKit.
@MainActor @Suite struct ControlSizeConformanceTests {
  @Test(arguments: controlCases)
  fileprivate func sizesAreTheRecordedOnes(testCase: ControlCase) {
    let view = testCase.make()
    let size = view.intrinsicContentSize
    #expect([size.width, size.height] == testCase.content)
    guard let frame = testCase.frame else { return }
    let root = makeRoot()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect([view.frame.width, view.frame.height] == frame)
  }

  /// rdar://31777116: a switch and another view at the same trailing edge end 2 points apart.
  @Test func switchesReachTwoPointsOut() {
    let root = makeRoot()
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16).isActive = true
    root.layoutIfNeeded()
    #expect(control.frame == rect(235, 0, 51, 31))
  }

  /// Advanced Auto Layout Toolbox (objc.io): a label of 100 × 30 stands for four constraints, at
  /// 250 and 750.
  @Test func contentSizesStandForFourConstraints() {
    let root = makeRoot()
    let box = Box(100, 30)
    root.addSubview(box)
    root.layoutIfNeeded()
    let limits = root.layoutEquations.filter { $0.constant == 100 || $0.constant == 30 }
    #expect(limits.count == 4)
    for length in [100.0, 30] {
      let pair = limits.filter { $0.constant == length }
      #expect(
        pair.contains { $0.relation == .lessThanOrEqual && $0.strength.priority == 250 })
      #expect(
        pair.contains { $0.relation == .greaterThanOrEqual && $0.strength.priority == 750 })
    }
  }
}
