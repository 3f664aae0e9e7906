import Foundation

/// The Swift compiler that checks generated code, and what it says of itself.
struct Toolchain {
  struct Failure: Error {
    var message: String
  }

  let compiler: String
  /// Where the toolchain keeps its own headers and standard library.
  let resourceFolder: String

  /// Finds `swiftc` on the path, or through `xcrun` on macOS.
  static func find() throws(Failure) -> Toolchain {
    guard let compiler = locate("swiftc") else {
      throw Failure(message: "no Swift compiler: 'swiftc' is not on the PATH")
    }
    let information = Command.run(compiler, ["-print-target-info"])
    guard information.status == 0,
      let target = try? JSONDecoder().decode(
        TargetInformation.self, from: Data(information.output.utf8))
    else {
      throw Failure(
        message: "'\(compiler) -print-target-info' does not answer as a Swift compiler does")
    }
    return Toolchain(compiler: compiler, resourceFolder: target.paths.runtimeResourcePath)
  }

  private struct TargetInformation: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }

    var paths: Paths
  }

  /// The path of a program in the folders of `PATH`.
  static func locate(_ program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first {
      access($0, X_OK) == 0 && FileSystem.entry(at: $0) == .file
    }
  }
}

/// Runs a program to its end.
enum Command {
  struct Result {
    var status: Int32
    /// Standard output, and standard error when it was asked for together.
    var output: String
  }

  /// A status of 127 when the program cannot be started, as a shell has it.
  static func run(_ program: String, _ arguments: [String], withErrors: Bool = false) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = withErrors ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Result(status: 127, output: "\(error)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
