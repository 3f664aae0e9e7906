import Foundation

/// Writes the elements of an SVG document, one a line.
struct SVGWriter {
  typealias Attributes = [(name: String, value: String?)]

  /// A state to go back to.
  struct Mark {
    fileprivate let count: Int
    fileprivate let depth: Int
    fileprivate let lastID: Int
  }

  private var lines: [String] = []
  private var depth = 0
  private var lastID = 0

  /// The document so far.
  var text: String { lines.joined(separator: "\n") + "\n" }

  var mark: Mark { Mark(count: lines.count, depth: depth, lastID: lastID) }

  /// Whether something was written since a mark.
  func hasContent(since mark: Mark) -> Bool { lines.count > mark.count }

  /// Forgets what was written since a mark.
  mutating func goBack(to mark: Mark) {
    lines.removeSubrange(mark.count...)
    depth = mark.depth
    lastID = mark.lastID
  }

  /// A name that no other element has.
  mutating func makeID(_ prefix: String) -> String {
    lastID += 1
    return "\(prefix)\(lastID)"
  }

  mutating func open(_ name: String, _ attributes: Attributes) {
    add("<\(name)\(SVGWriter.text(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    add("</\(name)>")
  }

  /// An element without content, or with text as its content.
  mutating func element(_ name: String, _ attributes: Attributes, text: String? = nil) {
    let start = "<\(name)\(SVGWriter.text(attributes))"
    if let text {
      add("\(start)>\(SVGWriter.escape(text))</\(name)>")
    } else {
      add("\(start)/>")
    }
  }

  mutating func comment(_ text: String) {
    add("<!-- \(SVGWriter.escape(text).replacingOccurrences(of: "--", with: "- -")) -->")
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private static func text(_ attributes: Attributes) -> String {
    var text = ""
    for case (let name, let value?) in attributes { text += " \(name)=\"\(escape(value))\"" }
    return text
  }

  /// Text that is safe in elements and attributes. Characters that XML does not allow become
  /// U+FFFD.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
