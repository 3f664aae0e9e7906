import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SegmentedControlTests {
  let log = CallbackLog()
  let control = UISegmentedControl(items: ["a", "b", UIImage(size: CGSize(width: 9, height: 9))])

  init() {
    control.addAction(
      UIAction { [log] _ in log.entries.append("changed") }, for: .valueChanged)
  }

  @Test func segmentsHaveATitleOrAnImage() {
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "b" && control.imageForSegment(at: 2) != nil)
    control.setTitle("c", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "c" && control.imageForSegment(at: 2) == nil)
    control.setImage(UIImage(), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.titleForSegment(at: 9) == nil)
  }

  @Test func theSelectionFollowsItsSegment() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && log.take() == [])
  }

  @Test func tapsSelectAndTellChangesOnly() {
    control.performTap(onSegmentAt: 1)
    #expect(control.selectedSegmentIndex == 1 && log.take() == ["changed"])
    control.performTap(onSegmentAt: 1)
    #expect(log.take() == [])
    control.setEnabled(false, forSegmentAt: 0)
    control.performTap(onSegmentAt: 0)
    control.performTap(onSegmentAt: 9)
    control.isEnabled = false
    control.performTap(onSegmentAt: 2)
    #expect(control.selectedSegmentIndex == 1 && log.take() == [])
  }

  @Test func momentarySegmentsDoNotStay() {
    control.isMomentary = true
    control.performTap(onSegmentAt: 1)
    control.performTap(onSegmentAt: 1)
    #expect(log.take() == ["changed", "changed"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsPerformTheirAction() {
    let action = UIAction(title: "act", identifier: UIAction.Identifier("id")) { [log] _ in
      log.entries.append("action")
    }
    let control = UISegmentedControl(frame: .zero, actions: [action])
    control.performTap(onSegmentAt: 0)
    #expect(log.take() == ["action"])
    #expect(control.titleForSegment(at: 0) == "act")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("id")) == 0)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("other")) == NSNotFound)
  }

  /// The kind of mistake: a property that is measured but tells nobody.
  @Test func largerTitlesMakeTheControlWider() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    control.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(control)
    control.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    control.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    let width = control.frame.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 40)], for: .normal)
    container.layoutIfNeeded()
    #expect(control.frame.width > width)
    #expect(control.titleTextAttributes(for: .normal)?.count == 1)
    #expect(control.titleTextAttributes(for: .selected) == nil)
  }
}
