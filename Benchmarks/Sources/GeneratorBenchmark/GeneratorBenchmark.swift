import Foundation

/// `chaingen --check` against `diff -r`, and generating into an empty folder against `cp -r`, over
/// the same files. The two of a pair take turns, so that both meet the same weather.
struct GeneratorBenchmark {
  private static let rounds = 15

  let generator: String
  let package: URL
  let scratch: URL

  struct Failed: Error {
    var command: [String]
    var status: Int32
  }

  func run() throws {
    let generated = package.appendingPathComponent("Generated").path
    let copy = scratch.appendingPathComponent("copy").path
    try run(["cp", "-r", generated, copy])

    try report(
      "chaingen --check", [generator, "--check", "--quiet"],
      "diff -r", ["diff", "-r", generated, copy])

    let target = scratch.appendingPathComponent("target").path
    try report(
      "chaingen", [generator, "--quiet", "--output", target],
      "cp -r", ["cp", "-r", generated, target]
    ) {
      try? FileManager.default.removeItem(atPath: target)
    }
  }

  /// Prints the medians of two commands and their ratio.
  private func report(
    _ name: String, _ command: [String], _ otherName: String, _ other: [String],
    before: () -> Void = {}
  ) throws {
    var times: [Double] = []
    var otherTimes: [Double] = []
    for _ in 0..<Self.rounds {
      before()
      times.append(try time(command))
      before()
      otherTimes.append(try time(other))
    }
    let (ours, theirs) = (median(times), median(otherTimes))
    let line = "%@: %.0f ms; %@: %.0f ms; ratio %.1f"
    print(String(format: line, name, ours * 1_000, otherName, theirs * 1_000, ours / theirs))
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private func time(_ command: [String]) throws -> Double {
    let start = Date()
    try run(command)
    return Date().timeIntervalSince(start)
  }

  /// Starts the command without Foundation's `Process`, which adds tens of milliseconds of its own.
  private func run(_ command: [String]) throws {
    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment
      .map { strdup("\($0)=\($1)") } + [nil]
    defer { for entry in environment { free(entry) } }
    var process = pid_t()
    var status = posix_spawnp(&process, command[0], nil, nil, &arguments, &environment)
    if status == 0 {
      waitpid(process, &status, 0)
    }
    guard status == 0 else { throw Failed(command: command, status: status) }
  }
}
