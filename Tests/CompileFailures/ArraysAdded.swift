import ChainUIKit

@MainActor
func add(to stack: UIStackView, numbers: [Int], colors: [UIColor]) {
  // error: cannot convert value of type '[Int]' to expected argument type
  stack.addArranged(numbers)
  // error: cannot convert value of type '[UIColor]' to expected argument type
  stack.addArranged(colors)
}
