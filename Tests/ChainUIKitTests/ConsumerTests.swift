import ChainUIKit
import Testing

@testable import Consumer

/// The page of app code that is checked against a real SDK also runs where there is no UIKit.
@MainActor
@Suite struct ConsumerTests {
  @Test func aScreenLoads() {
    let form = SignInForm()
    form.loadViewIfNeeded()
    #expect(form.title == "Sign in")
    #expect(form.modalPresentationStyle == .formSheet)
    #expect(form.navigationItem.largeTitleDisplayMode == .never)
    #expect(form.navigationItem.rightBarButtonItem?.tintColor == .systemRed)
    #expect(form.view.layer.cornerCurve == .continuous)
  }

  @Test func aSubclassKeepsItsType() {
    let badge = Badge.make()
    #expect(badge.text == "1")
    #expect(badge.count == 1)
  }

  @Test func aWelcomeScreenCountsTaps() throws {
    let screen = WelcomeView()
    let container = ContainerView(for: screen)
    container.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    container.layoutIfNeeded()
    let stack = try #require(container.subviews.first as? VerticalStack)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(screen.taps == 1)
    #expect(stack.spacing == 40)
    #expect(isNear(button.frame.width, stack.frame.width))
    #expect(makeWelcomeScreen().title == "Welcome")
  }

  @Test func anAccountFormHearsItsControls() throws {
    let form = AccountForm(titles: ["Name", "Email"], hint: nil)
    let stack = try #require(form.subviews.first as? UIStackView)
    #expect(
      stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }.prefix(2) == [
        "Account", "Details",
      ])
    let buttons = try #require(stack.arrangedSubviews.compactMap { $0 as? UIStackView }.first)
    for case let button as UIButton in buttons.arrangedSubviews {
      button.sendActions(for: .touchUpInside)
    }
    let segments = try #require(
      stack.arrangedSubviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    #expect(form.events == ["cancel", "1"])
    #expect((buttons.arrangedSubviews.last as? UIButton)?.isEnabled == false)
  }

  @Test func aBuilderOfTheAppPassesItsViewsOn() {
    let (first, second) = (UILabel("1"), UIView())
    let card = makeCard {
      first
      if second.isHidden { UIView() }
      second
    }
    #expect((card.subviews.first as? VStack)?.arrangedSubviews == [first, second])
    #expect(card.constraints.count == 4)
  }

  @Test func aFormIsFilledInFromAList() throws {
    let window = UIWindow()
    let list = TopicList()
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.tableView.performTap(onRowAt: IndexPath(row: 1, section: 0))
    let form = try #require(list.opened)
    #expect(list.presentedViewController === form && form.title == "Guides")
    #expect(form.appearances == ["first"])

    #expect(form.name.isFirstResponder)
    form.name.performTyping("Ada Lovelace")
    #expect(form.name.text == "Ada Lovela")
    form.moveCaretToStart()
    form.name.performDelete()
    #expect(form.name.text == "Ada Lovela")
    form.name.performReturn()
    #expect(form.comment.isFirstResponder && !form.name.isEditing)
    form.comment.performTyping("Hi")
    #expect(form.counter.text == "2" && form.isDirty)

    form.presentationController?.performDismissal()
    #expect(list.presentedViewController === form)
    form.dismiss(animated: true)
    #expect(list.presentedViewController == nil && !form.comment.isFirstResponder)
    list.tableView.contentOffset.y = 7
    #expect(list.offsets == [7])
  }
}
