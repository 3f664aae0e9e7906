/// What a HeadlessUIKit property starts with when the schema names no default.
struct HeadlessDefaults {
  enum Start {
    /// `nil`, which Swift gives without being told.
    case implicit
    case expression(String)
    /// Made on first use: objects, which may refer to one another.
    case lazy(String)
    /// There is no sensible start; only hand-written code can declare it.
    case none
  }

  let index: SchemaIndex

  /// Starts for types that the schema does not describe.
  private static let external: [String: String] = [
    "Any": "() as Any", "AnyHashable": "AnyHashable(0)",
    "AttributeContainer": "AttributeContainer()",
    "AttributedString": "AttributedString()", "Bool": "false",
    "CATransform3D": "CATransform3DIdentity",
    "CFTimeInterval": "0", "CGAffineTransform": ".identity", "CGFloat": "0", "CGLineCap": ".butt",
    "CGLineJoin": ".miter", "CGPath": "CGMutablePath()", "CGPoint": ".zero", "CGRect": ".zero",
    "CGSize": ".zero", "CGVector": ".zero", "Calendar": ".current", "Data": "Data()",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)", "DateComponents": "DateComponents()",
    "DateInterval": "DateInterval(start: .distantPast, end: .distantFuture)", "Double": "0",
    "Float": "0", "IndexPath": "IndexPath()", "Int": "0", "Locale": ".current",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSPredicate": "NSPredicate(value: true)",
    "NSRange": "NSRange(location: 0, length: 0)", "Selector": "Selector(\"\")", "String": "\"\"",
    "TimeInterval": "0", "TimeZone": ".current", "UInt": "0", "UInt32": "0",
    "URL": "URL(fileURLWithPath: \"/\")", "UUID": "UUID()", "Void": "()",
  ]

  func start(of type: SwiftType, depth: Int = 0) -> Start {
    switch type {
    case .optional, .implicitlyUnwrapped: return .implicit
    case .array: return .expression("[]")
    case .dictionary: return .expression("[:]")
    case .tuple(let elements): return elements.isEmpty ? .expression("()") : .none
    case .function(let function): return closure(function)
    case .existential, .composition, .metatype, .byReference: return .none
    case .nominal:
      guard let name = type.nominalName else { return .none }
      if let expression = Self.external[name] { return .expression(expression) }
      if name == "Set" || name == "Array" { return .expression("[]") }
      if name == "Dictionary" { return .expression("[:]") }
      if name == "AnyObject" || name == "AnyClass" { return .none }
      guard let schema = index.type(named: name) else {
        return index.externals[name]?.kind == .class ? .lazy("\(type.text)()") : .none
      }
      return start(of: schema, type: type, depth: depth)
    }
  }

  private func start(of schema: TypeSchema, type: SwiftType, depth: Int) -> Start {
    switch schema.kind {
    case .class: return .lazy("\(type.text)()")
    case .struct: return .expression("\(type.text)()")
    case .optionSet: return .expression("[]")
    case .enum, .constants:
      let zero = schema.cases.first { $0.value == .number("0") && $0.associatedValues.isEmpty }
      guard let first = zero ?? schema.cases.first(where: { $0.associatedValues.isEmpty }) else {
        return .none
      }
      return .expression("." + SwiftIdentifier.member(first.name.value))
    case .alias:
      guard depth < 4, let target = schema.target?.value else { return .none }
      return start(of: target, depth: depth + 1)
    case .protocol, .category: return .none
    }
  }

  /// A closure that ignores its arguments and returns its result type's start.
  private func closure(_ function: SwiftType.Function) -> Start {
    let ignored = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let head = ignored.isEmpty ? "" : "\(ignored) in "
    switch start(of: function.result) {
    case .implicit: return .expression("{ \(head)nil }")
    case .expression(let text), .lazy(let text):
      return .expression(text == "()" ? "{ \(head)}".replacingDoubleSpace : "{ \(head)\(text) }")
    case .none: return .none
    }
  }
}

extension String {
  fileprivate var replacingDoubleSpace: String { self == "{ }" ? "{}" : self }
}
