/// How much of a module also takes live sources.
struct BindingCounts: Equatable {
  var types: Int
  var properties: Int
  var keyedSetters: Int

  /// Each count with its name in the schema and in the manifest.
  var named: [(name: String, count: Int)] {
    [("types", types), ("properties", properties), ("keyedSetters", keyedSetters)]
  }
}
