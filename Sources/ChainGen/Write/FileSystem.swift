import Foundation

/// A file operation that failed, with the system's own reason.
struct FileError: Error {
  var path: String
  var action: String
  var reason: String

  var message: String { "cannot \(action) \(path): \(reason)" }

  static func last(_ action: String, _ path: String) -> FileError {
    FileError(path: path, action: action, reason: String(cString: strerror(errno)))
  }
}

/// The few file operations chaingen needs, with errors that name the path and the cause.
enum FileSystem {
  /// All bytes of a regular file.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, action: "read", reason: "it is a folder")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, action: "read", reason: "it is no regular file")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
      let free = bytes.count - count
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, free)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw .last("read", path)
      }
      count += got
      // A regular file ends where its size says, unless somebody is writing it.
      if got == 0 || count == Int(status.st_size) { break }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  enum Entry {
    case file
    case folder
    case other
  }

  /// What stands at a path, following links; nil when nothing does.
  static func entry(at path: String) -> Entry? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Whether the name itself is taken, be it by a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, sorted whatever the locale; hidden ones are left out.
  static func names(in folder: String) throws(FileError) -> [String] {
    try allNames(in: folder).filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func allNames(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw .last("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// The folder that a path leads into, `.` for a bare name.
  ///
  /// Not `NSString`'s, which on Linux crashes on names of one letter.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What a path leads to: all after its last slash.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  static func makeFolder(_ path: String) throws(FileError) {
    if entry(at: path) == .folder { return }
    let parent = parent(of: path)
    if parent != path { try makeFolder(parent) }
    // Another run may have made it in between.
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last("make the folder", path) }
  }

  static func link(_ path: String, to target: String) throws(FileError) {
    if symlink(target, path) != 0 { throw .last("make the link", path) }
  }

  static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0, errno != ENOENT { throw .last("remove", path) }
  }

  /// Replaces a file in one step: at every moment the path holds the whole old or the whole new
  /// content, whatever kills the process or fills the disk.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let folder = parent(of: path)
    var template = Array("\(folder)/\(temporaryPrefix)\(getpid())-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last("write into", folder) }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(FileError) {
      try writeAll(bytes, to: descriptor, path: path)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    // mkstemp makes private files; these are source files like any other.
    let failed =
      fchmod(descriptor, fileMode) != 0 || close(descriptor) != 0
      || rename(temporary, path) != 0
    if failed {
      let error = FileError.last("write", path)
      unlink(temporary)
      throw error
    }
  }

  /// The rights of a new file. Asked once: to ask means to set, and threads would see each other's.
  private static let fileMode: mode_t = {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }()

  /// What `replace` calls its file until it is whole: this, the process's number, and letters.
  private static let temporaryPrefix = ".chaingen-"

  /// Removes what runs that were killed in the middle of a write have left in a folder.
  ///
  /// To be called before this run's first write. What cannot be removed does no harm and stays.
  static func removeAbandoned(in folder: String) {
    for name in (try? allNames(in: folder)) ?? [] where name.hasPrefix(temporaryPrefix) {
      let digits = name.dropFirst(temporaryPrefix.count).prefix { $0 != "-" }
      guard let writer = pid_t(digits), writer > 0 else { continue }
      let isRunning = writer != getpid() && (kill(writer, 0) == 0 || errno != ESRCH)
      if !isRunning { unlink("\(folder)/\(name)") }
    }
  }

  private static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last("write", path)
      }
      written += count
    }
  }
}
