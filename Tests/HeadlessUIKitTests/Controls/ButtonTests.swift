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

  @Test func slidersClampTheirValue() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
  }
}
