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
