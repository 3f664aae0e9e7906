import Foundation
import HeadlessUIKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite struct PictureTests {
  private func isWellFormed(_ svg: String) -> Bool {
    XMLParser(data: Data(svg.utf8)).parse()
  }

  @Test func aSmallHierarchy() {
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 60))
    card.backgroundColor = UIColor(white: 1, alpha: 1)
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 1
    card.layer.borderColor = CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    card.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 21))
    label.text = "Hello <b>"
    label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.alpha = 0.5
    let bar = UIView(frame: CGRect(x: 10, y: 40, width: 20, height: 10))
    bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    bar.transform = CGAffineTransform(scaleX: 2, y: 1)
    let hidden = UIView(frame: bar.frame)
    hidden.isHidden = true
    for view in [label, bar, hidden] { card.addSubview(view) }

    // The text is 38.726 + 4.726 + (584 + 556 + 584) × 0.017 = 72.76 wide; its baseline is
    // 16.184 below the top of the line.
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" viewBox="0 0 120 60" \
      font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" xml:space="preserve">
        <g class="UIView">
          <rect x="0" y="0" width="120" height="60" rx="8" fill="#ffffff"/>
          <clipPath id="clip1">
            <path d="M8 0H112A8 8 0 0 1 120 8V52A8 8 0 0 1 112 60H8A8 8 0 0 1 0 52V8A8 8 0 0 1 8 0Z"/>
          </clipPath>
          <g clip-path="url(#clip1)">
            <g class="UILabel" transform="translate(10 10)" opacity="0.5">
              <text x="0" y="16.517" textLength="72.76" lengthAdjust="spacingAndGlyphs" \
      font-size="17" fill="#ff0000">Hello &lt;b&gt;</text>
            </g>
            <g class="UIView" transform="matrix(2 0 0 1 0 40)">
              <rect x="0" y="0" width="20" height="10" fill="#0000ff"/>
            </g>
          </g>
          <rect x="0.5" y="0.5" width="119" height="59" rx="7.5" fill="none" stroke="#0080ff" \
      stroke-opacity="0.5" stroke-width="1"/>
        </g>
      </svg>

      """
    #expect(card.svg() == picture)
    #expect(card.svg() == card.svg())
    #expect(isWellFormed(card.svg()))
  }

  @Test func anEmptyView() {
    let svg = UIView().svg()
    #expect(svg.contains("width=\"0\" height=\"0\" viewBox=\"0 0 0 0\""))
    #expect(isWellFormed(svg))
  }

  @Test func optionsOfThePicture() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 10))
    view.bounds.origin.y = 5
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let guide = UILayoutGuide()
    guide.identifier = "a<b"
    child.addLayoutGuide(guide)
    view.addSubview(child)
    let options = PictureOptions(
      size: CGSize(width: 20, height: 30), background: UIColor(white: 0, alpha: 0.25),
      showsFrames: true, showsLayoutGuides: true)
    let svg = view.svg(options: options)
    #expect(svg.contains("width=\"20\" height=\"30\" viewBox=\"0 5 20 30\""))
    #expect(
      svg.contains(
        "<rect x=\"0\" y=\"5\" width=\"20\" height=\"30\" fill=\"#000000\" fill-opacity=\"0.25\"/>"
      ))
    #expect(
      svg.contains("<rect x=\"0\" y=\"0\" width=\"3\" height=\"4\" transform=\"translate(1 2)\"/>")
    )
    #expect(svg.contains("<title>a&lt;b</title>"))
    #expect(isWellFormed(svg))
    #expect(!view.svg().contains("class=\"frames\""))
  }

  @Test func viewsAreLaidOutFirst() {
    final class Root: UIView {
      override func layoutSubviews() { backgroundColor = UIColor(white: 0, alpha: 1) }
    }
    #expect(
      Root(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).svg().contains("fill=\"#000000\""))
  }

  @Test func anyTextIsWellFormed() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 900, height: 40))
    for text in ["<&>\"'", "]]>", "a\u{0}b\u{1B}c", "a\tb", "\u{FFFF}", "👨‍👩‍👧", "שלום", "--", "   "] {
      label.text = text
      label.accessibilityIdentifier = text
      label.layer.shadowOpacity = 1
      #expect(isWellFormed(label.svg()), "\(text)")
    }
  }

  @Test func numbersHaveAtMostThreeDecimals() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 1.0 / 3, y: -0.000_1, width: 2.0 / 3, height: 1e-9))
    child.backgroundColor = UIColor(white: 0.5, alpha: 1.0 / 3)
    view.addSubview(child)
    let svg = view.svg()
    #expect(svg.contains("translate(0.333 0)"))
    #expect(svg.contains("width=\"0.667\" height=\"0\""))
    #expect(svg.contains("fill=\"#808080\" fill-opacity=\"0.333\""))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -7])
  func anyNumbersAreWellFormed(number: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel(frame: CGRect(x: number, y: 0, width: number, height: number))
    label.text = "Hello"
    label.numberOfLines = 0
    label.backgroundColor = .black
    label.layer.borderWidth = 1
    label.layer.cornerRadius = number
    label.clipsToBounds = true
    view.addSubview(label)
    let slider = UISlider(frame: label.frame)
    let field = UITextField(frame: label.frame)
    field.borderStyle = .roundedRect
    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    button.frame = label.frame
    for other in [slider, field, button, UITextView(frame: label.frame)] { view.addSubview(other) }
    let svg = view.svg(options: PictureOptions(showsFrames: true))
    #expect(isWellFormed(svg))
    #expect(!svg.contains("nan") && !svg.contains("inf\""))
  }

  @Test func roundedCorners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .black
    view.layer.cornerRadius = 3
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.svg().contains("d=\"M3 0H10V10H0V3A3 3 0 0 1 3 0Z\""))
    view.layer.cornerRadius = 99
    view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(view.svg().contains("rx=\"5\""))
  }

  @Test func wrappedText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = "Hello world"
    label.numberOfLines = 0
    label.textAlignment = .right
    let svg = label.svg()
    // 60 - 38.726 and 60 - 40.613; (60 - 40.667) / 2 down to 9.667, and 16.184 and 36.465 more.
    #expect(svg.contains("<text x=\"21.274\" y=\"25.851\" textLength=\"38.726\""))
    #expect(svg.contains("<text x=\"19.387\" y=\"46.132\" textLength=\"40.613\""))
  }

  @Test func rightToLeftTextStartsAtTheRight() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    label.text = "שלום"
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.svg().contains("<text x=\"100\" y=\"16.517\" direction=\"rtl\""))
  }

  @Test func fullWidthCharactersAreApart() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
    label.font = .systemFont(ofSize: 10)
    label.text = "ab漢字a"
    let svg = label.svg()
    for part in [
      "x=\"0\" y=\"9.52\" textLength=\"11.12\"", ">ab<",
      "x=\"11.12\" y=\"9.52\" textLength=\"20\"", ">漢字<", "x=\"31.12\" y=\"9.52\" font", ">a<",
    ] {
      #expect(svg.contains(part), "\(part)")
    }
  }

  @Test func spacesInText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
    label.font = .systemFont(ofSize: 10)
    label.text = "  a  b "
    let svg = label.svg()
    #expect(svg.contains("x=\"5.56\" y=\"9.52\" textLength=\"16.68\""))
    #expect(svg.contains("style=\"white-space:pre\">a  b<"))
  }

  @Test func attributes() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [
        .font: UIFont.systemFont(ofSize: 10, weight: .bold),
        .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
        .underlineStyle: NSNumber(value: 1), .backgroundColor: UIColor.black,
      ], range: NSRange(location: 1, length: 1))
    label.attributedText = text
    let svg = label.svg()
    #expect(
      svg.contains(
        "font-size=\"10\" font-weight=\"700\" text-decoration=\"underline\" fill=\"#00ff00\">b</text>"
      ))
    // b is 6.11 wide in bold and follows a.
    #expect(svg.contains("<rect x=\"9.452\" y=\"0.333\" width=\"6.11\""))
  }

  @Test func labelsWithPaddingDrawInside() {
    final class PaddedLabel: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 5, dy: 0)) }
    }
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    label.text = "a"
    #expect(label.svg().contains("<text x=\"5\""))
  }

  @Test func controlsAreDrawn() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.value = 0.5
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
    pages.numberOfPages = 3
    let image = UIImageView(image: UIImage(size: CGSize(width: 60, height: 40)))
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    text.text = "One two"
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    button.sizeToFit()
    let views: [UIView] = [
      field, slider, segments, wheel, pages, image, text, button, UISwitch(), UIStepper(),
    ]
    for view in views { root.addSubview(view) }
    let svg = root.svg()
    for part in ["Name", ">One<", ">Two<", ">60×40<", ">One two<", ">Go<", "UISwitch"] {
      #expect(svg.contains(part), "\(part)")
    }
    #expect(svg.contains("<circle cx=\"50\" cy=\"17\""))
    #expect(isWellFormed(svg))
  }

  @Test func stretchedSwitchesKeepTheirSize() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.bounds.size.width = 200
    #expect(toggle.svg().contains("<circle cx=\"35.5\" cy=\"15.5\" r=\"13.5\""))
    toggle.semanticContentAttribute = .forceRightToLeft
    #expect(toggle.svg().contains("<circle cx=\"164.5\""))
  }

  @Test func shapesAndGradients() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    shape.fillColor = nil
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    shape.lineWidth = 2
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.startPoint = CGPoint(x: 0.5, y: 0)
    gradient.endPoint = CGPoint(x: 0.5, y: 1)
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 0)]
    view.layer.addSublayer(gradient)
    view.layer.addSublayer(shape)
    let svg = view.svg()
    #expect(
      svg.contains("<linearGradient id=\"gradient1\" x1=\"0.5\" y1=\"0\" x2=\"0.5\" y2=\"1\">"))
    #expect(svg.contains("<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"none\" stroke=\"#000000\""))
    #expect(isWellFormed(svg))
  }

  @Test func aBackgroundCastsAShadow() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .black
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 2
    view.layer.shadowOffset = CGSize(width: 1, height: 3)
    let shadow = """
          <filter id="shadow1" filterUnits="userSpaceOnUse" x="-6" y="-6" width="22" height="22">
            <feGaussianBlur stdDeviation="2"/>
          </filter>
          <path d="M0 0H10V10H0V0Z" transform="translate(1 3)" filter="url(#shadow1)" \
      fill="#000000" fill-opacity="0.5"/>
          <rect x="0" y="0" width="10" height="10" fill="#000000"/>
      """
    #expect(view.svg().contains(shadow))
    view.layer.shadowRadius = 0
    #expect(view.svg().contains("<path d=\"M0 0H10V10H0V0Z\" transform=\"translate(1 3)\" fill"))
    #expect(!view.svg().contains("filter"))
  }

  @Test func aShadowPathWinsOverTheBackground() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    #expect(view.svg().contains("<path d=\"M2 2L6 2L6 6L2 6Z\" fill=\"#000000\"/>"))
  }

  @Test func shadowsThatAreNotDrawn() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Hello"
    label.layer.shadowOpacity = 0.5
    #expect(
      label.svg().contains(
        "<!-- shadow of the content: #000000, opacity 0.5, offset 0 -3, radius 3 -->"))
    label.backgroundColor = .white
    label.clipsToBounds = true
    #expect(!label.svg().contains("shadow"))
    label.clipsToBounds = false
    label.layer.shadowOpacity = 0
    #expect(!label.svg().contains("shadow"))
  }

  @Test func aBackgroundEndsUnderItsOpaqueBorder() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .black
    view.layer.cornerRadius = 10
    view.layer.borderWidth = 4
    view.layer.borderColor = UIColor.white.cgColor
    #expect(
      view.svg().contains(
        "<rect x=\"2\" y=\"2\" width=\"16\" height=\"16\" rx=\"8\" fill=\"#000000\"/>"))
    view.layer.borderWidth = 40
    #expect(!view.svg().contains("fill=\"#000000\""))
  }

  @Test func commonSymbolsHaveAShape() {
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    view.frame = CGRect(x: 0, y: 0, width: 24, height: 12)
    view.contentMode = .scaleAspectFit
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.svg().contains("transform=\"matrix(0.5 0 0 0.5 6 0)\""))
    #expect(
      view.svg().contains(
        "<path d=\"M9 5L16 12L9 19\" fill=\"none\" stroke-linecap=\"round\" "
          + "stroke-linejoin=\"round\" stroke=\"#ff0000\" stroke-width=\"2.6\"/>"))
    view.image = UIImage(systemName: "circle.fill")
    #expect(
      view.svg().contains(
        "<path d=\"M2 12A10 10 0 0 1 22 12A10 10 0 0 1 2 12Z\" fill=\"#ff0000\"/>"))
    view.image = UIImage(systemName: "unheard.of")
    #expect(view.svg().contains("<line"))
    #expect(isWellFormed(view.svg()))
  }
}
