import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AmbiguityTests {
  let root = makeRoot()

  @Test func aViewWithoutAPlaceIsAmbiguous() {
    let box = Box(10, 10)
    root.addSubview(box)
    #expect(box.hasAmbiguousLayout)
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(box.hasAmbiguousLayout)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!box.hasAmbiguousLayout)
    box.content.height = UIView.noIntrinsicMetric
    #expect(box.hasAmbiguousLayout)
  }

  @Test func exercisingAmbiguityShowsAnotherFrame() {
    let box = Box(10, 10)
    root.addSubview(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 30).isActive = true
    root.layoutIfNeeded()
    let old = box.frame
    box.exerciseAmbiguityInLayout()
    #expect(box.frame != old && box.frame.minX <= 30)
    #expect(box.frame.minY == 0 && box.frame.size == old.size)
    #expect(box.hasAmbiguousLayout)
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!box.hasAmbiguousLayout)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == rect(0, 0, 10, 10))
  }

  @Test func equalHuggingIsAmbiguous() {
    let (first, second) = (Box(50, 10), Box(50, 10))
    for box in [first, second] {
      root.addSubview(box)
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    first.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
    second.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout)
    second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
  }

  @Test func framesAndMasksAreNotAmbiguous() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    root.addSubview(view)
    #expect(!view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }
}
