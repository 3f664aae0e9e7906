/// A method's base name and argument labels, `title(for:)`.
struct FunctionName: Hashable {
  var base: String
  /// `_` where an argument has no label.
  var labels: [String]

  init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  var text: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// Fails for what is no function name written with its labels.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    base = String(text[..<open])
    let inside = text[text.index(after: open)...].dropLast()
    guard inside.isEmpty || inside.hasSuffix(":") else { return nil }
    labels = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(
      String.init)
    guard SwiftIdentifier.isValid(base),
      labels.allSatisfy({ $0 == "_" || SwiftIdentifier.isValid($0) })
    else { return nil }
  }
}
