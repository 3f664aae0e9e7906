import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct ButtonTests {
  private final class Target: SelectorPerforming {
    var actions: [String] = []

    func perform(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
      actions.append(action.name)
      return true
    }
  }

  @Test func statesWithoutATitleTakeTheNormalOne() {
    let button = UIButton(type: .system)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    #expect(button.title(for: .highlighted) == "Normal")
    #expect(button.title(for: .selected) == "Selected")
  }

  @Test func theLabelShowsTheTitleOfTheState() {
    let button = UIButton(type: .system)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    #expect(button.titleLabel?.text == "Normal")
    button.isSelected = true
    #expect(button.state == .selected)
    #expect(button.titleLabel?.text == "Selected")
  }

  @Test func targetsAndActionsAreCalledForTheirEvent() {
    let button = UIButton(type: .system)
    let target = Target()
    var count = 0
    button.addTarget(target, action: "go:", for: .touchUpInside)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(target.actions == ["go:"] && count == 1)
  }

  @Test func configurationsCompareByContent() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "x"
    #expect(configuration.title == "x")
    #expect(configuration != .filled())
    #expect(UIButton.Configuration.plain() != .tinted())
  }

  @Test func aCombinedStateFallsBackToNormalOnly() {
    let button = UIButton()
    button.setTitle("Normal", for: .normal)
    button.setTitle("Selected", for: .selected)
    button.setTitle("Both", for: [.selected, .highlighted])
    #expect(button.title(for: [.selected, .disabled]) == "Normal")
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.currentTitle == "Both")
    button.setTitle(nil, for: .selected)
    button.isHighlighted = false
    #expect(button.titleLabel?.text == "Normal")
  }

  @Test func imagesAndColoursFollowTheState() {
    let (normal, disabled) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let button = UIButton(type: .custom)
    button.setTitle("x", for: .normal)
    button.setImage(normal, for: .normal)
    button.setImage(disabled, for: .disabled)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.imageView?.image == normal && button.titleLabel?.textColor == .white)
    button.isEnabled = false
    #expect(button.imageView?.image == disabled && button.titleLabel?.textColor == .red)
  }

  @Test func attributedTitlesWin() {
    let button = UIButton()
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
    #expect(button.titleLabel?.text == "attributed")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func systemButtonsTakeTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    button.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func aConfigurationIsUpdatedBeforeTheLayout() {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "on")
    #expect(states == [.normal, [.selected, .highlighted]])
  }

  @Test func aSelectingButtonTogglesWhenTapped() {
    let button = UIButton()
    button.changesSelectionAsPrimaryAction = true
    button.performTap()
    #expect(button.isSelected)
    button.performTap()
    #expect(!button.isSelected)
  }

  @Test func aMenuCanBeThePrimaryAction() {
    var events: [String] = []
    let item = UIAction(title: "Item") { _ in events.append("item") }
    let disabled = UIAction(title: "Off", attributes: .disabled) { _ in events.append("off") }
    let button = UIButton(primaryAction: UIAction { _ in events.append("primary") })
    button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [item, disabled])
    button.performTap()
    button.showsMenuAsPrimaryAction = true
    button.performTap()
    for child in button.menu?.children ?? [] {
      (child as? UIAction)?.performWithSender(button, target: nil)
    }
    #expect(events == ["primary", "menu", "item"])
  }

  @Test func insetsAreLaidOutAtOnce() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = UIButton()
    button.setTitle("x", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(button)
    button.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    container.layoutIfNeeded()
    let (size, label) = (button.frame.size, button.titleLabel?.frame.minX ?? 0)
    button.contentEdgeInsets.left = 21
    container.layoutIfNeeded()
    #expect(button.frame.width == size.width + 20)
    #expect(button.titleLabel?.frame.minX == label + 20)
    button.titleEdgeInsets.left = 10
    container.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == label + 25)
  }

  @Test func commandsGoAlongTheResponderChain() {
    let target = Target()
    let command = UICommand(title: "Save", action: "save:")
    command.performWithSender(nil, target: target)
    command.attributes = .disabled
    command.performWithSender(nil, target: target)
    #expect(target.actions == ["save:"])
  }
}
