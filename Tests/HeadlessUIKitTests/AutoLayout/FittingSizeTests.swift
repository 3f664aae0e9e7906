import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct FittingSizeTests {
  /// A card: margins of 8 around a title above a note that are 4 apart.
  private func makeCard() -> (card: UIView, title: Box) {
    let card = UIView(frame: rect(0, 0, 1, 1))
    let (title, note) = (Box(120, 20), Box(80, 15))
    for box in [title, note] {
      card.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(
          lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      note.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
    ])
    return (card, title)
  }

  @Test func theCompressedSizeIsTheSmallest() {
    let (card, title) = makeCard()
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 136, height: 55))
    title.content = CGSize(width: 200, height: 30)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 216, height: 65))
  }

  @Test func theExpandedSizeIsAsLargeAsPossible() {
    let (card, _) = makeCard()
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10000, height: 55))
  }

  @Test func aRequiredWidthIsKept() {
    let (card, _) = makeCard()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 55))
  }

  @Test func aRequiredHeightIsKept() {
    let (card, _) = makeCard()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 0, height: 90), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .required)
    #expect(size == CGSize(width: 136, height: 90))
  }

  /// The target is a constraint of its own: what is weaker gives way, what is stronger does not.
  @Test(arguments: [(50.0 as Float, 30.0), (249, 30), (251, 100), (749, 100), (751, 100)])
  func targetsGrowAgainstHugging(priority: Float, width: Double) {
    let size = Box(30, 20).systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width, height: 20))
  }

  @Test(arguments: [(50.0 as Float, 30.0), (749, 30), (751, 10), (1000, 10)])
  func targetsShrinkAgainstCompressionResistance(priority: Float, width: Double) {
    let size = Box(30, 20).systemLayoutSizeFitting(
      CGSize(width: 10, height: 0), withHorizontalFittingPriority: UILayoutPriority(priority),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width, height: 20))
  }

  @Test func aTargetThatCannotHoldIsReported() {
    let box = Box(30, 20)
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    var size = CGSize.zero
    let found = reports {
      size = box.systemLayoutSizeFitting(
        CGSize(width: 10, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(size == CGSize(width: 10, height: 20))
    #expect(found.count == 1 && found[0].text.contains("UIViewFittingSizeConstraint"))
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 20))
  }

  @Test func wrappedTextGetsHigher() {
    let cell = UIView()
    let text = WrappingBox()
    cell.addSubview(text)
    for constraint in [
      text.leftAnchor.constraint(equalTo: cell.leftAnchor),
      text.rightAnchor.constraint(equalTo: cell.rightAnchor),
      text.topAnchor.constraint(equalTo: cell.topAnchor),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ] { constraint.isActive = true }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 40, height: 30))
  }

  @Test func theOwnContentSizeCounts() {
    #expect(
      Box(30, 20).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 20))
    #expect(
      UIView(frame: rect(0, 0, 5, 5)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == .zero)
  }

  @Test func whatIsOutsidePlaysNoPart() {
    let root = makeRoot()
    let (card, _) = makeCard()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    card.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.width == 300)
    #expect(card.systemLayoutSizeFitting(.zero).width == 136)
    root.layoutIfNeeded()
    #expect(card.frame.width == 300)
  }

  @Test func sizesAreRoundedUpToPixels() {
    withScale(2) {
      let box = Box(10.1, 20.5)
      #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 10.5, height: 20.5))
    }
  }
}
