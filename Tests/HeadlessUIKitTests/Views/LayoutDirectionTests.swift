import Foundation
import Testing

@testable import HeadlessUIKit

/// Right-to-left layout, by attribute and by traits.
@MainActor @Suite struct LayoutDirectionTests {
  private let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func attributesInARightToLeftLanguage(
    attribute: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == expected)
  }

  @Test func onlyForcingMirrorsInALeftToRightLanguage() {
    let mirrored = [
      UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight,
      .forceRightToLeft,
    ].filter { UIView.userInterfaceLayoutDirection(for: $0) == .rightToLeft }
    #expect(mirrored == [.forceRightToLeft])
  }

  @Test func theAttributeIsNotInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func directionalMarginsChangeSides() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(view.directionalLayoutMargins.leading == 20)
  }

  @Test func controlsAlignToTheLeadingEdge() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .center
    #expect(control.effectiveContentHorizontalAlignment == .center)
  }

  @Test func viewsAtTheSidesOfAFieldChangePlaces() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.leftViewMode = .always
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 90, y: 5, width: 10, height: 10))
  }
}
