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

  @Test func coloursKeepTheirComponents() {
    let colour = UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 0.25)
    var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == 0 && green == 0.5 && blue == 0.5 && alpha == 0.25)
    var (hue, saturation, brightness) = (CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(colour.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(hue == 0.5 && saturation == 1 && brightness == 0.5)
    #expect(UIColor(white: 0.5, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 0.5)
    #expect(colour.withAlphaComponent(1) == UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    #expect(!UIColor(patternImage: UIImage()).getWhite(&red, alpha: nil))
  }

  @Test func equalColoursHashAlike() {
    let colours: Set<UIColor> = [
      .red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .systemRed, .systemRed,
      UIColor(white: 0, alpha: 1), .black,
    ]
    #expect(colours.count == 3)
  }

  @Test func dynamicColoursCompareByTheirSource() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic == dynamic && dynamic != UIColor { _ in .black })
    let faded = dynamic.withAlphaComponent(0.5)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  // Apple's Human Interface Guidelines, "Typography", size Large.
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStylesHaveThePublishedSizes(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    let weight: UIFont.Weight = style == .headline ? .semibold : .regular
    #expect(
      font.fontDescriptor.symbolicTraits
        == UIFont.systemFont(ofSize: size, weight: weight)
        .fontDescriptor.symbolicTraits)
  }

  @Test func largerTextIsLarger() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
  }

  @Test func fontsCompareByWhatTheyAre() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
    #expect(Set([UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17)]).count == 1)
  }

  @Test func imagesTakeTheirSizeFromTheirData() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 0x2C, 0, 0, 0, 90]
    #expect(UIImage(data: Data(png))?.size == CGSize(width: 300, height: 90))
    #expect(UIImage(data: Data(png), scale: 3)?.size == CGSize(width: 100, height: 30))
    let gif: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x2C, 1, 90, 0]
    #expect(UIImage(data: Data(gif))?.size == CGSize(width: 300, height: 90))
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 90, 1, 0x2C, 3]
    #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 300, height: 90))
    for end in 0..<png.count { #expect(UIImage(data: Data(png[..<end])) == nil) }
    for end in 0..<jpeg.count - 2 { #expect(UIImage(data: Data(jpeg[..<end])) == nil) }
    #expect(UIImage(data: Data(png), scale: 0) == nil)
  }

  @Test func imagesOfTheSameDataAreEqual() {
    let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x2C, 1, 90, 0])
    #expect(UIImage(data: gif) == UIImage(data: gif))
    #expect(UIImage(data: gif) != UIImage(data: gif, scale: 2))
    #expect(
      UIImage(size: CGSize(width: 1, height: 1)) != UIImage(size: CGSize(width: 1, height: 1)))
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
