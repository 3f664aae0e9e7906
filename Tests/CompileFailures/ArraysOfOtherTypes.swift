import ChainUIKit

@MainActor
func body(of view: UIView) {
  view.body {
    UILabel("Title")
    // error: a statement here must be an element of the builder, an optional one, or an array
    [1, 2]
    // error: a statement here must be an element of the builder
    [[UILabel("nested")]]
  }
}

@MainActor
func stacks() {
  // error: a statement here must be an element of the builder
  _ = VStack { "text" }
  // error: a statement here must be an element of the builder
  _ = HStack { if Bool.random() { [1] } }
  // error: a statement here must be an element
  _ = UIStackView.H { for number in 0..<3 { number } }
  // error: a statement here must be an element of the builder
  _ = UIListView { print("row") }
  // error: a statement here must be an element of the builder
  _ = VerticalStack { UIColor.red }
}
