/// Where a node was written.
struct LayoutSource: CustomStringConvertible {
  var file: StaticString
  var line: UInt

  var description: String { "\(file):\(line)" }
}
