import ChainUIKit

nonisolated func build() {
  // error: call to main actor-isolated initializer
  _ = VStack {}
}

func save() async {}

@MainActor
func handlers() {
  // error: cannot pass function of type
  UIButton("Save").onTap { await save() }
}
