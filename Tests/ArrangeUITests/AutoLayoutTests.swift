import ArrangeUI
import Testing

@MainActor
struct AutoLayoutTests {
  private static let text = "one two three four five six seven eight nine ten eleven twelve"

  /// A host of a wrapping label and a view below.
  private func makeHost() -> (host: VStackView, label: UILabel) {
    let text = label(Self.text, lines: 0)
    let host = VStackView(alignment: .leading, spacing: 4) {
      text
      FixedView(10, 10)
    }
    host.translatesAutoresizingMaskIntoConstraints = false
    return (host, text)
  }

  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
  }

  @Test func hostGetsTheHeightOfItsWidthFromConstraints() {
    let screen = UIView(frame: CGRect(0, 0, 120, 400))
    let (host, text) = makeHost()
    screen.addSubview(host)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: screen.topAnchor),
      host.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      host.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -10),
      host.bottomAnchor.constraint(lessThanOrEqualTo: screen.bottomAnchor),
    ])
    screen.layoutIfNeeded()
    let expected = height(text, 100)
    #expect(expected > 60)
    #expect(host.bounds.width == 100)
    #expect(abs(host.bounds.height - expected - 14) < 0.5)
    #expect(text.frame.height == expected)

    screen.laidOut(220, 400)
    #expect(abs(host.bounds.height - height(text, 200) - 14) < 0.5)
    #expect(height(text, 200) < expected)
  }

  @Test func hostInAScrollViewGivesTheContentItsHeight() {
    let scroll = UIScrollView(frame: CGRect(0, 0, 100, 80))
    let (host, text) = makeHost()
    scroll.addSubview(host)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      host.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      host.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      host.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize.width == 100)
    #expect(abs(scroll.contentSize.height - height(text, 100) - 14) < 0.5)

    text.text = "short"
    text.setNeedsArrangement()
    scroll.layoutIfNeeded()
    #expect(abs(scroll.contentSize.height - height(text, 100) - 14) < 0.5)
  }

  @Test func hostsInAStackViewGetTheirHeights() {
    let (first, firstLabel) = makeHost()
    let (second, secondLabel) = makeHost()
    secondLabel.text = Self.text + " " + Self.text
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let screen = UIView(frame: CGRect(0, 0, 150, 600))
    screen.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(abs(first.bounds.height - height(firstLabel, 150) - 14) < 0.5)
    #expect(abs(second.bounds.height - height(secondLabel, 150) - 14) < 0.5)
    #expect(abs(second.frame.minY - first.frame.maxY) < 0.5)
  }

  @Test func hostWithoutAWidthHasItsNaturalSize() {
    let screen = UIView(frame: CGRect(0, 0, 300, 100))
    let title = label("A title")
    let host = HStackView(spacing: 5) {
      title
      FixedView(20, 10)
    }
    host.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(host)
    NSLayoutConstraint.activate([
      host.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      host.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(abs(host.bounds.width - title.intrinsicContentSize.width - 25) < 0.5)

    title.text = "A much longer title"
    title.setNeedsArrangement()
    screen.layoutIfNeeded()
    #expect(abs(host.bounds.width - title.intrinsicContentSize.width - 25) < 0.5)
    #expect(abs(host.bounds.height - title.intrinsicContentSize.height) < 0.5)
  }

  @Test func fittingSizeIsNaturalOrTheOneOfTheRequiredWidth() {
    let (host, text) = makeHost()
    let natural = host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(natural == host.intrinsicContentSize)
    #expect(natural.width == text.intrinsicContentSize.width)
    #expect(host.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == natural)

    let fixed = host.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fixed == CGSize(width: 90, height: height(text, 90) + 14))

    let both = host.systemLayoutSizeFitting(
      CGSize(width: 90, height: 500), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(both == CGSize(width: 90, height: 500))
  }

  @Test func ownConstraintsOfAHostCountInItsFittingSize() {
    let (host, _) = makeHost()
    host.widthAnchor.constraint(equalToConstant: 77).isActive = true
    #expect(host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 77)
  }

  @Test func cellsAreMeasuredAtTheirWidthAndReused() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let (host, text) = makeHost()
    cell.contentView.addSubview(host)
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      host.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      host.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    for string in [Self.text, "short", Self.text + Self.text, "", Self.text] {
      text.text = string
      text.setNeedsArrangement()
      cell.contentView.frame.size.width = 120
      cell.contentView.layoutIfNeeded()
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 120)
      #expect(abs(size.height - height(text, 120) - 14) < 0.5)
    }
  }

  @Test func sizeToFitTakesTheNaturalSize() {
    let row = HStackView { FixedView(20, 10) }
    row.sizeToFit()
    #expect(row.frame.size == CGSize(width: 20, height: 10))
  }

  @Test func unlimitedLengthsAreNoMetric() {
    let frame = FixedView(20, 10).frame(minimumWidth: .infinity)
    #expect(frame.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(frame.intrinsicContentSize.height == 10)
  }
}
