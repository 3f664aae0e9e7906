import ChainUIKit

@MainActor
func handlers() {
  // error: was used in closure body
  UISwitch().onValueChanged { (slider: UISlider) in slider.value = 1 }
  // error: was used in closure body
  UISwitch().onValueChanged { control in control.minimumValue = 0 }
  // error: requires that 'UILabel' inherit from 'UIControl'
  UILabel("Title").onValueChanged {}
  // error: expects 1 argument, but 2 were used in closure body
  UIButton("Save").onTap { first, second in }
}
