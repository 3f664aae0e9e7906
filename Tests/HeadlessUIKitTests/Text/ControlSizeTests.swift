import Foundation
import HeadlessUIKit
import Testing

/// Sizes that UIKit is known for, and those worked out from the metric, at three pixels a point.
@MainActor
@Suite struct ControlSizeTests {
  private func isClose(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001
  }

  @Test func fixedSizes() {
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(
      UIActivityIndicatorView(style: .medium).intrinsicContentSize
        == CGSize(width: 20, height: 20))
    #expect(
      UIActivityIndicatorView(style: .large).intrinsicContentSize
        == CGSize(width: 37, height: 37))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(
      UISlider().sizeThatFits(CGSize(width: 90, height: 9)) == CGSize(width: 90, height: 34))
  }

  @Test func pageControls() {
    let control = UIPageControl()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 37))
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
  }

  @Test func segmentedControls() {
    #expect(UISegmentedControl(items: nil).intrinsicContentSize.width == 0)
    let control = UISegmentedControl(items: ["a", "bb"])
    // bb: 1.112 × 13 = 14.456; both segments are 34.456 wide, and a point is between them.
    #expect(isClose(control.intrinsicContentSize, 70, 32))
    control.apportionsSegmentWidthsByContent = true
    // a: 7.228; 27.228 + 34.456 + 1 = 62.684
    #expect(isClose(control.intrinsicContentSize, 63, 32))
    control.setWidth(100, forSegmentAt: 0)
    #expect(isClose(control.intrinsicContentSize, 407.0 / 3, 32))
  }

  @Test func textFields() {
    let field = UITextField()
    #expect(isClose(field.intrinsicContentSize, 0, 22))
    field.placeholder = "Hello"
    #expect(isClose(field.intrinsicContentSize, 39, 22))
    field.text = "He"
    // 12.78 × 1.7 = 21.726
    #expect(isClose(field.intrinsicContentSize, 22, 22))
    field.borderStyle = .roundedRect
    #expect(isClose(field.intrinsicContentSize, 36, 34))
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 30)
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30))
        == CGRect(x: 7, y: 0, width: 86, height: 30))
  }

  @Test func viewsAtTheSidesOfTextFields() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftView = icon
    field.layoutIfNeeded()
    #expect(icon.isHidden)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(!icon.isHidden)
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
    #expect(field.intrinsicContentSize.width == 20)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 80)
  }

  @Test func secureFieldsMeasureDots() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "iii"
    // bullet: 0.35 × 17 × 3 = 17.85
    #expect(isClose(field.intrinsicContentSize, 18, 22))
  }

  @Test func textViews() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    // 20.281 + 16
    #expect(isClose(view.sizeThatFits(.zero), 10, 109.0 / 3))
    view.text = "Hello world"
    // room for 60 points of text
    #expect(isClose(view.sizeThatFits(CGSize(width: 70, height: 0)), 152.0 / 3, 170.0 / 3))
    view.text = "Hello\n"
    #expect(isClose(view.sizeThatFits(.zero), 49, 170.0 / 3))
    view.isScrollEnabled = false
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    #expect(isClose(view.intrinsicContentSize, 49, 170.0 / 3))
    view.layoutIfNeeded()
    #expect(isClose(view.contentSize, 200, 170.0 / 3))
  }

  @Test func buttonsOfUIKitsKnownHeights() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    // B 667, u 556, t 278, t 278, o 556, n 556: 2.891 × 15 = 43.365
    #expect(isClose(system.intrinsicContentSize, 131.0 / 3, 30))
    let custom = UIButton(type: .custom)
    #expect(isClose(custom.intrinsicContentSize, 30, 34))
    custom.setTitle("i", for: .normal)
    #expect(isClose(custom.intrinsicContentSize, 30, 34))
  }

  @Test func buttonsWithImagesAndInsets() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(size: CGSize(width: 24, height: 20)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
    button.setTitle("Button", for: .normal)
    #expect(isClose(button.intrinsicContentSize, 203.0 / 3, 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(isClose(button.intrinsicContentSize, 221.0 / 3, 24))
    button.setBackgroundImage(UIImage(size: CGSize(width: 100, height: 9)), for: .normal)
    #expect(isClose(button.intrinsicContentSize, 100, 24))
  }

  @Test func buttonsWithConfigurations() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    // 2.891 × 17 = 49.147 and 12 points on both sides; 20.333 and 7 points above and below
    #expect(
      isClose(UIButton(configuration: configuration).intrinsicContentSize, 220.0 / 3, 103.0 / 3))
    configuration.image = UIImage(size: CGSize(width: 10, height: 10))
    configuration.imagePadding = 5
    #expect(
      isClose(UIButton(configuration: configuration).intrinsicContentSize, 265.0 / 3, 103.0 / 3))
    configuration.imagePlacement = .top
    #expect(
      isClose(
        UIButton(configuration: configuration).intrinsicContentSize, 220.0 / 3, 103.0 / 3 + 15))
  }

  @Test func buttonsPlaceTheirContent() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    // 20 + 43.667 in the middle of 100
    #expect(abs(image.frame.minX - 18.1667) < 0.001)
    #expect(image.frame.minY == 10)
    #expect(abs(label.frame.minX - 38.1667) < 0.001)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(image.frame.minX == 0)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(label.frame.minX == 0)
    #expect(abs(image.frame.minX - 43.6667) < 0.001)
  }

  @Test func imageViews() {
    let view = UIImageView(image: nil)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage(size: CGSize(width: 3, height: 4))
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 4))
  }
}
