import ArrangeUI
import Testing

@MainActor
struct ClampedViewTests {
  @Test func contentIsCenteredAndClampedToTheBounds() {
    let large = FixedView(10, 10, fitting: CGSize(width: 100, height: 50))
    let small = FixedView(30, 5, fitting: CGSize(width: 15, height: 5))
    let container = BoundsClampedView()
    container.addSubview(large)
    container.addSubview(small)
    #expect(container.intrinsicContentSize == CGSize(width: 30, height: 10))
    #expect(container.sizeThatFits(CGSize(width: 30, height: 20)) == CGSize(width: 30, height: 20))
    container.laidOut(30, 20)
    #expect(large.frame == CGRect(0, 0, 30, 20))
    #expect(small.frame == CGRect(7.5, 7.5, 15, 5))
    small.removeFromSuperview()
    #expect(container.intrinsicContentSize == CGSize(width: 10, height: 10))
    large.removeFromSuperview()
    #expect(container.intrinsicContentSize == .zero)
    #expect(container.sizeThatFits(CGSize(width: 30, height: 20)) == .zero)
  }

  @Test func contentKeepsItsPreferredSizeWhileThereIsRoom() {
    let content = FixedView(40, 20)
    let container = BoundsClampedView(frame: CGRect(0, 0, 100, 100)).arrange(content)
    container.layoutIfNeeded()
    #expect(content.frame == CGRect(30, 40, 40, 20))
    container.laidOut(30, 100)
    #expect(content.frame == CGRect(0, 40, 30, 20))
  }

  @Test func contentStaysInTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 7, bottom: 13, right: 5)
    let window = UIWindow(frame: CGRect(0, 0, 390, 844))
    window.rootViewController = controller
    window.isHidden = false
    let container = SafeAreaClampedView(frame: CGRect(0, 0, 390, 844))
    let content = FixedView(20, 10, fitting: CGSize(width: 1000, height: 10))
    container.addSubview(content)
    controller.view.addSubview(container)
    controller.view.layoutIfNeeded()

    let insets = container.safeAreaInsets
    let (sides, ends) = (insets.left + insets.right, insets.top + insets.bottom)
    #expect(insets.left >= 7 && insets.right >= 5 && insets.top >= 11 && insets.bottom >= 13)
    #expect(container.intrinsicContentSize == CGSize(width: 20 + sides, height: 10 + ends))
    #expect(
      container.sizeThatFits(CGSize(width: 200, height: 400))
        == CGSize(width: 200, height: 10 + ends))
    let safe = container.bounds.inset(by: insets)
    #expect(content.bounds.size == CGSize(width: safe.width, height: 10))
    #expect(content.center == CGPoint(x: safe.midX, y: safe.midY))

    controller.additionalSafeAreaInsets.left += 20
    controller.view.layoutIfNeeded()
    #expect(content.frame.minX == insets.left + 20)
    window.isHidden = true
  }

  @Test func aSafeAreaLargerThanTheBoundsLeavesNothing() {
    let container = SafeAreaClampedView(frame: CGRect(0, 0, 10, 10))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 300)
    let window = UIWindow(frame: CGRect(0, 0, 390, 844))
    window.rootViewController = controller
    window.isHidden = false
    let content = FixedView(20, 10)
    controller.view.addSubview(container.arrange(content))
    controller.view.layoutIfNeeded()
    #expect(content.frame.width >= 0)
    #expect(!content.frame.minX.isNaN)
    window.isHidden = true
  }

  @Test func clampedHostsTakePartInOtherLayouts() {
    let content = FixedView(40, 20)
    let row = HStackView(alignment: .top, spacing: 5) {
      BoundsClampedView().arrange(content)
      FixedView(10, 10)
    }
    #expect(row.intrinsicContentSize == CGSize(width: 55, height: 20))
    row.laidOut(55, 20)
    #expect(content.frame == CGRect(0, 0, 40, 20))
  }
}
