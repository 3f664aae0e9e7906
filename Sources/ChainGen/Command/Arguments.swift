/// The command line, taken apart.
struct Arguments {
  enum Command {
    case generate
    case check
    case importGraphs([String], into: String)
    case list([String])
    case verify(Verification)
    case help
    case version
  }

  struct Verification {
    var sdk: String?
    var target = "arm64-apple-ios13.0"
    var module: String?
    var sources = "Sources"
    /// What stands after `--`.
    var compilerFlags: [String] = []
  }

  /// A command line that chaingen does not understand.
  struct Failure: Error {
    var message: String
  }

  var command = Command.generate
  var schema = "Schema"
  var output = "Generated"
  var isQuiet = false
  var format = DiagnosticFormat.text

  private static let options = [
    "--check", "--diagnostics", "--help", "--into", "--module", "--output", "--quiet", "--schema",
    "--sdk", "--sources", "--target", "--version",
  ]
  private static let commands = ["generate", "import", "list", "verify"]

  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    var name: String?
    var operands: [String] = []
    var into: String?
    var isCheck = false
    var verification = Verification()
    var verifyOption: String?
    var takesOptions = true
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        if name == nil, operands.isEmpty, takesOptions {
          name = word
        } else {
          operands.append(word)
        }
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      func value() throws(Failure) -> String {
        if parts.count == 2 { return String(parts[1]) }
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw Failure(message: "the option '\(option)' needs a value")
        }
        return value
      }
      func flag() throws(Failure) {
        if parts.count == 2 { throw Failure(message: "the option '\(option)' takes no value") }
      }
      switch option {
      case "--":
        takesOptions = false
        if name == "verify" {
          verification.compilerFlags = Array(rest)
          rest = []
        }
      case "--check":
        try flag()
        isCheck = true
      case "--quiet", "-q":
        try flag()
        isQuiet = true
      case "--help", "-h":
        command = .help
        return
      case "--version":
        command = .version
        return
      case "--schema": schema = try Self.folder(value(), option)
      case "--output": output = try Self.folder(value(), option)
      case "--into": into = try Self.folder(value(), option)
      case "--sdk", "--target", "--module", "--sources":
        verifyOption = option
        switch option {
        case "--sdk": verification.sdk = try Self.folder(value(), option)
        case "--target": verification.target = try value()
        case "--module": verification.module = try value()
        default: verification.sources = try Self.folder(value(), option)
        }
      case "--diagnostics":
        let text = try value()
        guard let format = DiagnosticFormat(rawValue: text) else {
          let names = DiagnosticFormat.allCases.map(\.rawValue)
          throw Failure(
            message: "'--diagnostics' is one of \(names.joined(separator: ", ")), not '\(text)'"
              + Suggestion.clause(for: text, among: names))
        }
        self.format = format
      default:
        throw Failure(
          message: "unknown option '\(option)'"
            + Suggestion.clause(for: option, among: Self.options))
      }
    }
    if let verifyOption, name != "verify" {
      throw Failure(message: "'\(verifyOption)' belongs to 'verify'")
    }
    if name == "verify" {
      if let operand = operands.first {
        throw Failure(message: "unexpected '\(operand)'; compiler flags go after '--'")
      }
      command = .verify(verification)
    }
    try choose(name, operands: operands, into: into, isCheck: isCheck)
  }

  private mutating func choose(
    _ name: String?, operands: [String], into: String?, isCheck: Bool
  ) throws(Failure) {
    if into != nil, name != "import" { throw Failure(message: "'--into' belongs to 'import'") }
    if isCheck, name != nil, name != "generate" {
      throw Failure(message: "'--check' stands alone, without '\(name ?? "")'")
    }
    switch name {
    case nil, "generate":
      if let operand = operands.first {
        throw Failure(message: "unexpected '\(operand)'; 'generate' takes no arguments")
      }
      command = isCheck ? .check : .generate
    case "import":
      guard !operands.isEmpty else {
        throw Failure(message: "'import' needs at least one symbol graph file")
      }
      guard let into else {
        throw Failure(message: "'import' needs '--into', a folder such as Schema/UIKit")
      }
      command = .importGraphs(operands, into: into)
    case "list":
      command = .list(operands)
    case "verify": break
    case .some(let other):
      throw Failure(
        message: "unknown command '\(other)'" + Suggestion.clause(for: other, among: Self.commands))
    }
  }

  /// A folder without its trailing slashes.
  private static func folder(_ path: String, _ option: String) throws(Failure) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.isEmpty { throw Failure(message: "the option '\(option)' needs a folder") }
    return path
  }

  static let usage = """
    chaingen turns a schema of UIKit types into chainable Swift modifiers.

    USAGE
      chaingen [generate]               write what is stale, missing or left over
      chaingen --check                  write nothing; say what is stale
      chaingen import GRAPH... --into DIR
                                        describe a framework from its symbol graphs
      chaingen list [TYPE...]           what is generated, and what is not and why
      chaingen verify [--sdk PATH] [--target TRIPLE] [--module NAME] [-- FLAG...]
                                        compile the modules against a real SDK; FLAGs go to swiftc

    OPTIONS
      --schema DIR                      the schema (default: Schema)
      --output DIR                      where generated files go (default: Generated)
      --sdk PATH                        verify: the iOS SDK (default on macOS: Xcode's)
      --target TRIPLE                   verify: the target (default: arm64-apple-ios13.0)
      --module NAME                     verify: only this module and what it imports
      --sources DIR                     verify: the hand-written modules (default: Sources)
      --diagnostics text|json|github    how errors are printed (default: text)
      --quiet, -q                       print nothing but errors
      --help, -h                        this text
      --version                         the version

    EXIT CODES
      0  all is well
      1  --check found something stale, or verify found errors
      2  bad input, bad usage, or a file that could not be read or written
    """

  static let version = "0.1.0"
}
