import Foundation

/// Compares the generated files with the folder they belong in, and brings it up to date.
struct OutputFolder {
  let root: String

  enum Difference {
    /// The file's old bytes.
    case stale([UInt8])
    case missing
    case leftOver
  }

  struct Change {
    var path: String
    var difference: Difference
    /// What the file is to hold; empty for a left-over one.
    var contents: [UInt8]
  }

  /// What has to change, sorted by path. Files that chaingen did not write are never among them,
  /// unless they stand where a generated file belongs.
  func changes(for files: [GeneratedFile]) async throws(FileError) -> [Change] {
    let compared = await concurrentMap(files) { file in
      Result { () throws(FileError) in try change(for: file) }
    }
    var changes: [Change] = []
    for result in compared {
      if let change = try result.get() { changes.append(change) }
    }
    for path in try leftOvers(files) {
      changes.append(Change(path: path, difference: .leftOver, contents: []))
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// What one file needs; nil when it is current.
  private func change(for file: GeneratedFile) throws(FileError) -> Change? {
    let path = "\(root)/\(file.path)"
    guard FileSystem.isTaken(path) else {
      return Change(path: file.path, difference: .missing, contents: Array(file.contents.utf8))
    }
    try checkTarget(path)
    let old = try FileSystem.read(path)
    if isSame(old, file.contents) { return nil }
    return Change(path: file.path, difference: .stale(old), contents: Array(file.contents.utf8))
  }

  private func isSame(_ bytes: [UInt8], _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { new in
      bytes.withUnsafeBytes { old in
        guard new.count == old.count else { return false }
        guard let first = new.baseAddress, let second = old.baseAddress else { return true }
        return memcmp(first, second, new.count) == 0
      }
    }
  }

  /// Makes the changes, each in one atomic step.
  func apply(_ changes: [Change]) throws(FileError) {
    for change in changes {
      let path = "\(root)/\(change.path)"
      switch change.difference {
      case .leftOver:
        try FileSystem.remove(path)
      case .stale, .missing:
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        try FileSystem.replace(path, with: change.contents)
      }
    }
  }

  /// Cleans up after runs that were killed. To be called before `apply`.
  func removeAbandoned() {
    var folders = [root]
    while let folder = folders.popLast() {
      FileSystem.removeAbandoned(in: folder)
      for name in (try? FileSystem.names(in: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        if !FileSystem.isLink(path), FileSystem.entry(at: path) == .folder { folders.append(path) }
      }
    }
  }

  /// A link could lead the write out of the output folder.
  private func checkTarget(_ path: String) throws(FileError) {
    if FileSystem.isLink(path) {
      throw FileError(
        path: path, action: "write", reason: "it is a link; chaingen writes no file through a link")
    }
  }

  private func leftOvers(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    guard FileSystem.entry(at: root) == .folder else { return [] }
    let expected = Set(files.map(\.path))
    var result: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try FileSystem.names(in: folder.isEmpty ? root : "\(root)/\(folder)") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        if expected.contains(relative) { continue }
        let path = "\(root)/\(relative)"
        if FileSystem.isLink(path) {
          if expected.contains(where: { $0.hasPrefix(relative + "/") }) { try checkTarget(path) }
          continue
        }
        switch FileSystem.entry(at: path) {
        case .folder: folders.append(relative)
        case .file:
          if try isOurs(path) { result.append(relative) }
        default: break
        }
      }
    }
    return result
  }

  private func isOurs(_ path: String) throws(FileError) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    do throws(FileError) {
      return try FileSystem.read(path).starts(with: GeneratedFile.marker.utf8)
    } catch {
      // Another run may have removed it in between.
      guard FileSystem.isTaken(path) else { return false }
      throw error
    }
  }
}
