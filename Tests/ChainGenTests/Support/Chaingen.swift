import Foundation

/// Runs the built command.
enum Chaingen {
  struct Result {
    /// The exit code; negative for a signal.
    var status: Int32
    var output: String
    var errors: String

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  struct NotBuilt: Error, CustomStringConvertible {
    var description: String { "no 'chaingen' beside the tests or in .build/debug" }
  }

  private final class Anchor {}

  /// The command as the package manager builds it, next to the tests.
  static func executable() throws -> URL {
    let folders = [
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
      Sources.package.appendingPathComponent(".build/debug"),
    ]
    let candidates = folders.map { $0.appendingPathComponent("chaingen") }
    guard
      let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw NotBuilt() }
    return found
  }

  /// Runs to the end. Output goes to files, so that no pipe can fill up.
  static func run(
    _ arguments: [String], in folder: Folder, environment: [String: String] = [:],
    as user: User = .current
  ) throws -> Result {
    let running = try start(arguments, in: folder, environment: environment, as: user)
    return try running.finish()
  }

  static func start(
    _ arguments: [String], in folder: Folder, environment: [String: String] = [:],
    as user: User = .current
  ) throws -> Running {
    let process = Process()
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    switch user {
    case .current:
      process.executableURL = try executable()
      process.arguments = arguments
    case .nobody:
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let command = try Folder.sharedCopy(of: executable())
      process.arguments = try User.prefix() + [command.path] + arguments
    }
    return try Running(process)
  }

  /// Who runs the command. The superuser may write anywhere, so some tests need somebody else.
  enum User {
    case current
    case nobody

    private static let dropPrivileges = [
      "setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups",
    ]

    static func prefix() throws -> [String] { geteuid() == 0 ? dropPrivileges : [] }

    /// Whether the tests can run the command as somebody with no special rights.
    static let hasNobody: Bool =
      geteuid() != 0
      || ["/usr/bin/setpriv", "/bin/setpriv"].contains {
        FileManager.default.isExecutableFile(atPath: $0)
      }
  }

  /// A command that has been started.
  struct Running {
    private let process: Process
    private let logs: Folder

    fileprivate init(_ process: Process) throws {
      self.process = process
      logs = try Folder.temporary()
      try logs.write("", to: "output")
      try logs.write("", to: "errors")
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: logs.path("output"))
      process.standardError = try FileHandle(forWritingTo: logs.path("errors"))
      try process.run()
    }

    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    func finish() throws -> Result {
      process.waitUntilExit()
      defer { logs.remove() }
      let sign: Int32 = process.terminationReason == .exit ? 1 : -1
      return Result(
        status: sign * process.terminationStatus, output: try logs.text(of: "output"),
        errors: try logs.text(of: "errors"))
    }
  }
}
