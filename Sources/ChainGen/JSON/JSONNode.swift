/// A JSON value that remembers where it stood.
struct JSONNode {
  enum Value {
    case null
    case bool(Bool)
    /// A number as it was written; its value is checked to be finite.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  var offset: Int
  var value: Value

  /// The JSON name of the value's kind, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

struct JSONMember {
  var key: String
  var keyOffset: Int
  var value: JSONNode
}
