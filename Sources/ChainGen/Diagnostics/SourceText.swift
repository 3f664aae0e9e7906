/// The bytes of one input file and the way from a byte offset to a line and a column.
final class SourceText {
  /// The path as messages print it: relative to the schema's parent folder.
  let path: String
  let bytes: [UInt8]
  private lazy var lineStarts: [Int] = {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    return starts
  }()

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The location of a byte offset. Columns count bytes from 1, as the Swift compiler's do.
  /// Complexity: O(log lines).
  func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: path, line: low + 1, column: offset - lineStarts[low] + 1)
  }
}

/// A place in an input file. Line 0 means the file as a whole.
struct SourceLocation: Hashable, Comparable {
  var file: String
  var line: Int
  var column: Int

  static func wholeFile(_ file: String) -> SourceLocation {
    SourceLocation(file: file, line: 0, column: 0)
  }

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
