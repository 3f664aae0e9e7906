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

  /// The byte offset of a place in the string literal at an offset, given as the number of bytes
  /// before it in the string's value. Complexity: O(count).
  func offset(inStringAt start: Int, after count: Int) -> Int {
    var position = start + 1
    var rest = count
    while rest > 0, position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        rest -= 1
        continue
      }
      let length = escapeLength(at: position)
      position += length.source
      rest -= length.value
    }
    return position
  }

  /// How long an escape is, as it is written and as it is meant. The parser has accepted it.
  private func escapeLength(at position: Int) -> (source: Int, value: Int) {
    guard bytes[position + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: bytes[(position + 2)..<(position + 6)], as: UTF8.self)
    guard let unit = UInt16(digits, radix: 16), let scalar = Unicode.Scalar(unit) else {
      return (12, 4)
    }
    return (6, UTF8.width(scalar))
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
