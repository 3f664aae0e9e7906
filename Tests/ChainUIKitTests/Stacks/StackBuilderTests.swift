import ChainUIKit
import Testing

/// The stack builders: axis, defaults, content and spacing.
@MainActor
@Suite struct StackBuilderTests {
  @Test func hStackAndVStackHaveTheDefaultsOfUIKit() {
    let plain = UIStackView()
    for (stack, axis) in [
      (HStack { UIView() }, .horizontal), (VStack { UIView() }, .vertical),
      (UIStackView.H { UIView() }, .horizontal), (UIStackView.V { UIView() }, .vertical),
    ] as [(UIStackView, NSLayoutConstraint.Axis)] {
      #expect(stack.axis == axis)
      #expect(stack.spacing == plain.spacing)
      #expect(stack.alignment == plain.alignment)
      #expect(stack.distribution == plain.distribution)
      #expect(stack.arrangedSubviews.count == 1)
    }
  }

  @Test func verticalAndHorizontalStackAreSpacedAndCentred() {
    for (stack, axis) in [
      (HorizontalStack { UIView() }, .horizontal), (VerticalStack { UIView() }, .vertical),
    ] as [(UIStackView, NSLayoutConstraint.Axis)] {
      #expect(stack.axis == axis)
      #expect(stack.spacing == 10)
      #expect(stack.alignment == .center)
      #expect(stack.distribution == .fill)
      #expect(stack.arrangedSubviews.count == 1)
    }
  }

  @Test func theirArgumentsAreSet() {
    let stacks: [UIStackView] = [
      HStack(spacing: 3, alignment: .bottom, distribution: .equalCentering) {},
      VStack(spacing: 3, alignment: .bottom, distribution: .equalCentering) {},
      UIStackView.H(spacing: 3, alignment: .bottom, distribution: .equalCentering) {},
      UIStackView.V(spacing: 3, alignment: .bottom, distribution: .equalCentering) {},
      HorizontalStack(spacing: 3, distribution: .equalCentering, alignment: .bottom) {},
      VerticalStack(spacing: 3, distribution: .equalCentering, alignment: .bottom) {},
    ]
    for stack in stacks {
      #expect(stack.spacing == 3)
      #expect(stack.alignment == .bottom)
      #expect(stack.distribution == .equalCentering)
      #expect(stack.arrangedSubviews.isEmpty)
    }
  }

  @Test func theAxisDoesNotDependOnTheInitializer() {
    let views = [UIView(), UIView()]
    #expect(VStack().axis == .vertical)
    #expect(VStack(arrangedSubviews: views).axis == .vertical)
    #expect(VerticalStack(frame: .zero).axis == .vertical)
    #expect(HStack(arrangedSubviews: views).axis == .horizontal)
    #expect(HorizontalStack().axis == .horizontal)
  }

  @Test func theSeedsStackHasItsViewsInOrder() {
    let subtitle: UILabel? = UILabel("Choose an option")
    let rows = ["Name", "Email"]
    let content = VStack(spacing: 12, alignment: .fill) {
      UILabel("Account")
        .font(.preferredFont(forTextStyle: .headline))
      subtitle
      if !rows.isEmpty {
        UILabel("Details")
      }
      for title in rows {
        UILabel(title)
      }
      rows.map { UILabel($0) }
      UIButton("Save").onTap {}
    }
    let texts = content.arrangedSubviews.map {
      ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle
    }
    #expect(
      texts == [
        "Account", "Choose an option", "Details", "Name", "Email", "Name", "Email", "Save",
      ])
    #expect(content.arrangedSubviews == content.subviews)
  }

  @Test func stacksNest() {
    let label = UILabel("deep")
    let stack = VStack { HStack { UIStackView.V { HorizontalStack { label } } } }
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    #expect(label.isDescendant(of: stack))
    #expect(label.convert(label.bounds, to: stack).minX == 0)
  }

  @Test func addArrangedAddsAfterTheOthers() {
    let (first, second, third) = (UIView(), UILabel("2"), UIView())
    let stack = HStack { first }
    let views: [UIView] = [second, third]
    #expect(stack.addArranged(views).addArranged([]) === stack)
    #expect(stack.arrangedSubviews == [first, second, third])
    stack.addArranged([UILabel("a"), UILabel("b")])
    #expect(stack.arrangedSubviews.count == 5)
  }

  @Test func waitingLayoutRunsWhenAllAreArranged() {
    var order: [String] = []
    let last = UIView()
    let stack = HStack {
      UIView().layout {
        order.append("first")
        $0.width.equalTo(last)
      }
      last.layout { _ in order.append("last") }
    }
    stack.addArranged([UIView().layout { _ in order.append("added") }])
    #expect(order == ["first", "last", "added"])
  }

  // MARK: - Spacing after a view

  @Test func spacingAfterSelfIsAppliedByEveryBuilder() {
    func spaced() -> UILabel { UILabel("spaced").spacingAfterSelf(24) }
    let (built, added, hosted) = (spaced(), spaced(), spaced())
    let stack = VStack(spacing: 8) {
      built
      UILabel("plain")
    }
    stack.addArranged([added]).body { hosted }
    for view in [built, added, hosted] { #expect(stack.customSpacing(after: view) == 24) }
    #expect(
      stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
  }

  @Test func spacingAfterSelfCountsInLayout() {
    let label = UILabel("above").spacingAfterSelf(24)
    let (next, last) = (UILabel("next"), UILabel("last"))
    let stack = VStack(spacing: 8) { [label, next, last] }
    stack.frame = CGRect(
      origin: .zero, size: stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    stack.layoutIfNeeded()
    #expect(isNear(next.frame.minY - label.frame.maxY, 24))
    #expect(isNear(last.frame.minY - next.frame.maxY, 8))
  }

  @Test func anArrangedViewChangesItsSpacingAtOnce() {
    let label = UILabel("label")
    let stack = VStack { label }
    label.spacingAfterSelf(5)
    #expect(stack.customSpacing(after: label) == 5)
    label.spacingAfterSelf(0)
    #expect(stack.customSpacing(after: label) == 0)
    label.spacingAfterSelf(nil)
    #expect(stack.customSpacing(after: label) == UIStackView.spacingUseDefault)
  }

  @Test func theSpacingIsRememberedForTheNextStack() {
    let label = UILabel("label").spacingAfterSelf(5)
    _ = VStack { label }
    let second = VStack { label }
    #expect(second.customSpacing(after: label) == 5)
    label.spacingAfterSelf(nil)
    let third = VStack { label }
    #expect(third.customSpacing(after: label) == UIStackView.spacingUseDefault)
  }

  @Test func aPlainArrangementDoesNotAskForIt() {
    let label = UILabel("label").spacingAfterSelf(5)
    let stack = UIStackView()
    stack.addArrangedSubview(label)
    #expect(stack.customSpacing(after: label) == UIStackView.spacingUseDefault)
  }
}
