/// A system version: `13`, `13.4` or `13.4.1`.
struct Version: Hashable, Comparable {
  var major: Int
  var minor = 0
  var patch = 0

  init(major: Int, minor: Int = 0, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Fails for anything but one to three numbers below 10,000 separated by dots.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard (1...4).contains(part.utf8.count),
        part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      return Int(part)
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0,
      patch: numbers.count > 2 ? numbers[2] : 0)
  }

  /// `13.4`; the patch only where there is one.
  var text: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
