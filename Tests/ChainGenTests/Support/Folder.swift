import Foundation

/// A folder of files, named by paths relative to it.
struct Folder {
  let url: URL

  /// A fresh folder; its maker removes it.
  static func temporary() throws -> Folder {
    let name = "chaingen-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return Folder(url: url)
  }

  /// Runs a test in a fresh folder and removes it.
  static func use<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    let folder = try temporary()
    defer { folder.remove() }
    return try body(folder)
  }

  /// A copy of the command in a folder that everybody may enter.
  static func sharedCopy(of executable: URL) throws -> URL {
    let name = "chaingen-tests-command-\(ProcessInfo.processInfo.processIdentifier)"
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    copying.lock()
    defer { copying.unlock() }
    if !FileManager.default.fileExists(atPath: copy.path) {
      try FileManager.default.copyItem(at: executable, to: copy)
      atexit { Folder.removeSharedCopy() }
    }
    return copy
  }

  private static let copying = NSLock()

  private static func removeSharedCopy() {
    let name = "chaingen-tests-command-\(ProcessInfo.processInfo.processIdentifier)"
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: copy)
  }

  func remove() {
    // What a test made read-only must not keep the folder alive.
    let paths = FileManager.default.subpaths(atPath: url.path) ?? []
    for path in [url.path] + paths.map({ url.path + "/" + $0 }) where Self.isFolder(path) {
      chmod(path, 0o700)
    }
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ path: String) -> URL { url.appendingPathComponent(path) }

  func folder(_ path: String) -> Folder { Folder(url: self.path(path)) }

  func make(_ path: String) throws {
    try FileManager.default.createDirectory(at: self.path(path), withIntermediateDirectories: true)
  }

  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try FileManager.default.createDirectory(
      at: self.path(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: self.path(path))
  }

  func write(_ text: String, to path: String) throws {
    try write(text.utf8, to: path)
  }

  func write(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: self.path(path)), as: UTF8.self)
  }

  /// Replaces a text that must be there.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let text = try text(of: path)
    guard text.contains(old) else { throw Missing(text: old, path: path) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  struct Missing: Error {
    var text: String
    var path: String
  }

  /// Whether a name is taken, be it by a link that leads nowhere.
  func exists(_ path: String) -> Bool { Self.status(self.path(path).path) != nil }

  func delete(_ path: String) throws { try FileManager.default.removeItem(at: self.path(path)) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self.path(path).path, withDestinationPath: target)
  }

  func setPermissions(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: self.path(path).path)
  }

  /// The paths of all files below, hidden ones too, sorted.
  func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { !Self.isFolder(url.path + "/" + $0) }.sorted()
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// Whether a folder itself, no link to one, stands at a path.
  private static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Every file with its content.
  func contents() throws -> [String: Data] {
    try Dictionary(
      uniqueKeysWithValues: files().map { ($0, (try? Data(contentsOf: path($0))) ?? Data()) })
  }

  /// Every file with the inode and the time that its last write left.
  func stamps() throws -> [String: [String]] {
    try Dictionary(
      uniqueKeysWithValues: files().map { path in
        let status = Self.status(self.path(path).path) ?? stat()
        #if canImport(Darwin)
          let time = status.st_mtimespec
        #else
          let time = status.st_mtim
        #endif
        return (path, ["\(status.st_ino)", "\(time.tv_sec).\(time.tv_nsec)"])
      })
  }
}

/// Where the tests' own files stand.
enum Sources {
  /// `Tests/ChainGenTests`.
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
  static let badSchemas = tests.appendingPathComponent("BadSchemas")
  static let fixtures = tests.appendingPathComponent("Fixtures")
}
