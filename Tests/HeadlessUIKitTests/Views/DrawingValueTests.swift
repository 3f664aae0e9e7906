import Foundation
import Testing

@testable import HeadlessUIKit

/// Colours, fonts, images, paths and transforms are values that compare.
@MainActor @Suite struct DrawingValueTests {
  @Test func coloursCompareByComponentsAndColourSpace() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.systemBlue == .systemBlue)
    // White is grey, as in UIKit.
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func dynamicColoursResolveByStyle() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let colour = UIColor.label
    #expect(colour.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(colour.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func bodyTextIs17PointsHigh() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func symbolsCompareByName() {
    let star = UIImage(systemName: "star")
    #expect(star == UIImage(systemName: "star"))
    #expect(star != UIImage(systemName: "heart"))
  }

  @Test func aCircleContainsWhatIsNearItsCentre() {
    let circle = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    #expect(circle.contains(CGPoint(x: 9, y: 0)))
    #expect(!circle.contains(CGPoint(x: 9, y: 9)))
  }

  @Test func aTransformAndItsInverseCancel() {
    let scale = CATransform3DMakeScale(2, 2, 1)
    #expect(CATransform3DConcat(scale, CATransform3DInvert(scale)) == CATransform3DIdentity)
  }
}
