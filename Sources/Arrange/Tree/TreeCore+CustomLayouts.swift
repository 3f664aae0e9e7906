extension TreeCore {
  func insideCustomLayout<R>(_ body: () -> R) -> R {
    precondition(
      self.customDepth < Self.customLimit,
      "LayoutTree: custom layouts are nested more than \(Self.customLimit) deep")
    self.customDepth += 1
    defer { self.customDepth -= 1 }
    return body()
  }

  func flexBehavior(_ node: Int32) -> FlexBehavior {
    self.records[node].isFlexible ? self.flex[node] ?? .rigid : .rigid
  }
}
