import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ViewGeometryTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

  init() {
    window.isHidden = false
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func nilStandsForTheWindowInConversions() {
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
  }

  @Test func theFrameOfATurnedViewSurroundsIt() {
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // 100 × 50 turned around its centre at (60, 45).
    #expect(abs(outer.frame.minX - 35) < 1e-9 && abs(outer.frame.minY + 5) < 1e-9)
    #expect(abs(outer.frame.width - 50) < 1e-9 && abs(outer.frame.height - 100) < 1e-9)
    #expect(outer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func conversionsThroughATransformCanBeTakenBack() {
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let there = inner.convert(CGPoint(x: 3, y: 4), to: window)
    let back = inner.convert(there, from: window)
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    // (8, 9) in the outer view is (-42, -16) from its centre, and (16, -42) when turned.
    #expect(abs(there.x - 76) < 1e-9 && abs(there.y - 3) < 1e-9)
  }

  @Test func theDeepestViewIsHit() {
    #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
    #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
    #expect(window.hitTest(CGPoint(x: 200, y: 200), with: nil) === window)
  }

  @Test func viewsThatGetNoTouchesAreNotHit() {
    let point = CGPoint(x: 16, y: 26)
    inner.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === outer)
    inner.isUserInteractionEnabled = true
    inner.isHidden = true
    #expect(window.hitTest(point, with: nil) === outer)
    inner.isHidden = false
    inner.alpha = 0.005
    #expect(window.hitTest(point, with: nil) === outer)
  }

  @Test func pointsOutsideTheBoundsAreNotHit() {
    // Below outer, whose bounds end at y = 70.
    let outside = UIView(frame: CGRect(x: 0, y: 45, width: 20, height: 20))
    outer.addSubview(outside)
    let point = CGPoint(x: 15, y: 75)
    #expect(outside.frame.contains(outer.convert(point, from: window)))
    // Seen or cut off, it gets no touches there.
    for clips in [false, true] {
      outer.clipsToBounds = clips
      #expect(window.hitTest(point, with: nil) === window)
    }
    #expect(window.hitTest(CGPoint(x: 15, y: 69), with: nil) === outside)
  }

  @Test func aViewCanEnlargeWhereItIsHit() {
    final class Large: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let large = Large(frame: CGRect(x: 50, y: 20, width: 10, height: 10))
    outer.addSubview(large)
    #expect(window.hitTest(CGPoint(x: 52, y: 35), with: nil) === large)
    #expect(window.hitTest(CGPoint(x: 45, y: 35), with: nil) === outer)
  }

  @Test func theFrontViewIsHit() {
    let front = UIView(frame: inner.frame)
    outer.addSubview(front)
    #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === front)
    outer.sendSubviewToBack(front)
    #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
  }

  @Test func hitsFollowTransformsAndScrolling() {
    outer.transform = CGAffineTransform(translationX: 200, y: 0)
    #expect(window.hitTest(CGPoint(x: 216, y: 26), with: nil) === inner)
    #expect(window.hitTest(CGPoint(x: 16, y: 26), with: nil) === window)
    outer.transform = .identity
    outer.bounds.origin = CGPoint(x: 0, y: -20)
    #expect(window.hitTest(CGPoint(x: 16, y: 46), with: nil) === inner)
  }

  @Test func aHiddenParentHidesWhatIsInside() {
    let point = CGPoint(x: 16, y: 26)
    outer.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === window)
    outer.isUserInteractionEnabled = true
    outer.alpha = 0.01
    #expect(window.hitTest(point, with: nil) === inner)
  }

  // One axis of a view from 10 to 30 in a superview that grows from 100 to 160: the flexible
  // parts share the change in proportion.
  @Test(
    arguments: [
      ([], 10, 20),
      ([.flexibleLeftMargin], 70, 20),
      ([.flexibleWidth], 10, 80),
      ([.flexibleRightMargin], 10, 20),
      ([.flexibleLeftMargin, .flexibleWidth], 30, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 17.5, 20),
      ([.flexibleWidth, .flexibleRightMargin], 10, 20 + 60 * 20 / 90.0),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 32),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func masksShareTheChange(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    parent.addSubview(view)
    view.autoresizingMask = mask
    parent.frame.size.width = 160
    #expect(abs(view.frame.minX - x) < 1e-9 && abs(view.frame.width - width) < 1e-9)
    #expect(view.frame.minY == 10 && view.frame.height == 20)
  }

  @Test func resizingCanBeSwitchedOff() {
    inner.autoresizingMask = .flexibleWidth
    outer.autoresizesSubviews = false
    outer.frame.size.width = 200
    #expect(inner.frame.width == 10)
  }

  @Test func aViewFitsItsContentWithoutMoving() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  @Test func flexibleSizesGrowWithTheSuperview() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.frame.size = CGSize(width: 200, height: 60)
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 110, height: 20))
  }

  @Test func flexibleMarginsShareTheChangeInProportion() {
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    outer.frame.size = CGSize(width: 190, height: 60)
    // 5 and 85 points beside, 90 more: 5 and 85. Above: 10 more.
    #expect(inner.frame == CGRect(x: 10, y: 15, width: 10, height: 10))
  }

  @Test func theOffsetOfAScrollViewIsTheOriginOfItsBounds() {
    let table = UITableView(frame: .zero)
    table.contentOffset.y = 5
    #expect(table.bounds.origin == CGPoint(x: 0, y: 5))
  }
}
