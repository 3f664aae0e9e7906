/// Writes the parameters and arguments of modifiers.
struct ParameterRenderer {
  let index: SchemaIndex

  /// `for state: UIControl.State = .normal`.
  func parameter(_ parameter: SetterSchema.Parameter, name: String? = nil) -> String {
    let name = name ?? parameter.name.value
    let label = parameter.label ?? "_"
    let names = label == name ? name : "\(label) \(SwiftIdentifier.declared(name))"
    let defaultValue = parameter.defaultValue.map { " = \($0)" } ?? ""
    return "\(names): \(text(parameter.type.value))\(defaultValue)"
  }

  /// `for: state`.
  func argument(_ parameter: SetterSchema.Parameter, name: String? = nil) -> String {
    let value = SwiftIdentifier.declared(name ?? parameter.name.value)
    return parameter.label.map { "\($0): \(value)" } ?? value
  }

  /// The type as a parameter: `T!` is taken as `T?`, and a function, be it behind an alias, escapes.
  func text(_ type: SwiftType) -> String {
    let parameter = type.parameterType
    return isFunction(parameter) ? "@escaping " + parameter.text : parameter.text
  }

  /// Whether a type is a function, be it behind an alias.
  func isFunction(_ type: SwiftType) -> Bool {
    if case .function = type { return true }
    guard let name = type.nominalName, let alias = index.type(named: name), alias.kind == .alias,
      let target = alias.target?.value
    else { return false }
    return isFunction(target)
  }
}
