import Foundation

/// Collects the lines of a Swift file, indented by two spaces a level.
struct SourceWriter {
  /// The longest line that `swift format` keeps.
  static let lineLength = 100

  private(set) var text = ""
  /// Whether a line is longer than the formatter would leave it.
  private(set) var hasLongLine = false
  /// Where the schema describes what starts at a line of the text, counted from 1.
  private(set) var origins: [(line: Int, location: SourceLocation)] = []
  private var level = 0
  private var nextLine = 1

  mutating func line(_ content: String = "") {
    if !content.isEmpty {
      if !fits(content) { hasLongLine = true }
      for _ in 0..<level { text += "  " }
      text += content
    }
    text += "\n"
    nextLine += 1
  }

  /// Says where the schema describes what is written next.
  mutating func origin(_ location: SourceLocation) {
    origins.append((nextLine, location))
  }

  mutating func indented(_ body: (inout SourceWriter) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  mutating func block(_ opening: String, _ body: (inout SourceWriter) -> Void) {
    line(opening + " {")
    indented(body)
    line("}")
  }

  /// `///` lines. Text is only ever a comment: line ends inside it start a new comment line.
  mutating func documentation(_ paragraphs: [String]) {
    for (number, paragraph) in paragraphs.enumerated() {
      if number > 0 { line("///") }
      // Almost every paragraph is one line of printable ASCII.
      if paragraph.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        line("/// " + paragraph)
      } else {
        for part in paragraph.split(whereSeparator: \.isNewline) {
          line("/// " + part.filter { $0 != "\0" })
        }
      }
    }
  }

  /// A function head, on one line where that fits, else one parameter a line.
  mutating func function(_ head: String, parameters: [String], result: String) {
    let tail = result.isEmpty ? " {" : " -> \(result) {"
    let flat = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
    if fits(flat) {
      line(flat)
      return
    }
    line(head + "(")
    let joined = parameters.joined(separator: ", ")
    indented { writer in
      if writer.fits(joined) {
        writer.line(joined)
      } else {
        for (number, parameter) in parameters.enumerated() {
          writer.wrapped(parameter + (number + 1 < parameters.count ? "," : ""))
        }
      }
    }
    line(")" + tail)
  }

  /// A call, on one line where that fits, else, or where told so, with its arguments below it.
  mutating func call(
    _ head: String, isBroken: Bool = false, arguments: [String], tail: String = ""
  ) {
    let joined = arguments.joined(separator: ", ") + ")" + tail
    if !isBroken, fits("\(head)(\(joined)") {
      line("\(head)(\(joined)")
      return
    }
    line(head + "(")
    indented { writer in
      if writer.fits(joined) {
        writer.line(joined)
      } else {
        for (number, argument) in arguments.enumerated() {
          writer.wrapped(argument + (number + 1 < arguments.count ? "," : ")" + tail))
        }
      }
    }
  }

  /// A call with a short trailing closure, broken the way the formatter breaks it.
  mutating func trailingClosure(_ head: String, arguments: [String], body: String) {
    let call = "\(head)(\(arguments.joined(separator: ", ")))"
    if fits("\(call) { \(body) }") {
      line("\(call) { \(body) }")
      return
    }
    if fits("\(call) {") {
      line("\(call) {")
    } else if fits(call) {
      line(call)
      line("{")
    } else {
      line("\(head)(")
      indented { writer in
        for (number, argument) in arguments.enumerated() {
          writer.line(argument + (number + 1 < arguments.count ? "," : ""))
        }
      }
      line(") {")
    }
    indented { writer in
      if !writer.fits(body), body.hasSuffix(")"), let open = body.firstIndex(of: "(") {
        let arguments = body[body.index(after: open)...].dropLast()
        writer.call(
          String(body[..<open]), arguments: arguments.components(separatedBy: ", "))
      } else {
        writer.line(body)
      }
    }
    line("}")
  }

  /// A call whose only argument is a trailing closure, on one line where that fits.
  mutating func trailingClosure(_ head: String, body: String) {
    let flat = "\(head) { \(body) }"
    if fits(flat) {
      line(flat)
    } else {
      block(head) { $0.line(body) }
    }
  }

  private func fits(_ content: String) -> Bool {
    level * 2 + content.utf8.count <= Self.lineLength
  }

  /// A property, broken before its value and its type where it is too long.
  mutating func property(_ head: String, type: String, value: String? = nil) {
    let tail = value.map { " = " + $0 } ?? ""
    if fits("\(head): \(type)\(tail)") {
      line("\(head): \(type)\(tail)")
    } else if let value, fits("\(head): \(type) =") {
      line("\(head): \(type) =")
      indented { $0.line(value) }
    } else {
      line("\(head):")
      indented { $0.line("\(type)\(tail)") }
    }
  }

  /// A type's head with what it inherits, filled over several lines where it is too long.
  mutating func typeHead(_ head: String, inherits: [String], tail: String) {
    let flat = inherits.isEmpty ? head : "\(head): \(inherits.joined(separator: ", "))"
    if fits("\(flat) \(tail)") {
      line("\(flat) \(tail)")
      return
    }
    var lines = [head + (inherits.isEmpty ? "" : ":")]
    for (number, name) in inherits.enumerated() {
      let item = name + (number + 1 < inherits.count ? "," : "")
      let indent = lines.count > 1 ? "  " : ""
      if fits("\(indent)\(lines[lines.count - 1]) \(item)") {
        lines[lines.count - 1] += " " + item
      } else {
        lines.append(item)
      }
    }
    line(lines[0])
    indented { writer in
      for content in lines.dropFirst() { writer.line(content) }
    }
    line(tail)
  }

  /// `typealias Handler = (A) -> B`, broken before the result where it is too long.
  mutating func alias(_ head: String, target: String) {
    let flat = "\(head) = \(target)"
    guard !fits(flat), let arrow = target.range(of: " -> ", options: .backwards) else {
      line(flat)
      return
    }
    line("\(head) = \(target[..<arrow.lowerBound]) ->")
    indented { $0.line(String(target[arrow.upperBound...])) }
  }

  /// A line that, when too long, breaks inside an optional function type, before a member of a
  /// generic type, or before an `as`.
  private mutating func wrapped(_ content: String) {
    if !fits(content), let open = content.range(of: ": (("), content.hasSuffix(")?"),
      let arrow = content.range(of: ") -> ", options: .backwards)
    {
      let parameters = content[content.index(before: open.upperBound)..<arrow.upperBound]
      let result = content[arrow.upperBound...].dropLast(2)
      line(content[..<open.lowerBound] + ": (")
      indented { writer in
        let whole = String(parameters) + String(result)
        if writer.fits(whole) {
          writer.line(whole)
        } else {
          writer.line(String(parameters.dropLast()))
          writer.indented { $0.line(String(result)) }
        }
      }
      line(")?")
      return
    }
    for separator in [">.", " as ["] where !fits(content) {
      guard let range = content.range(of: separator, options: .backwards) else { continue }
      let place = content.index(after: range.lowerBound)
      line(String(separator == ">." ? content[..<place] : content[..<range.lowerBound]))
      indented { $0.line(String(content[place...])) }
      return
    }
    line(content)
  }
}

/// A file to be written below the output folder.
struct GeneratedFile {
  /// `UIKitModifiers/UILabel.swift`.
  var path: String
  var contents: String
  /// Which schema entry each part of the file comes from, by first line.
  var origins: [(line: Int, location: SourceLocation)] = []

  /// The schema entry that a line comes from.
  func origin(ofLine line: Int) -> SourceLocation? {
    origins.last { $0.line <= line }?.location
  }

  /// The first line of everything chaingen writes; a file without it is somebody else's.
  static let marker = "// Generated by chaingen from "

  /// A note to the formatter for files where a few generic types and closures make long lines; nobody
  /// edits these files.
  static let formatterNote = "// swift-format-ignore-file\n"

  static func header(source: String) -> String {
    "\(marker)\(source). Do not edit."
  }
}
