/// A system version: `13`, `13.4` or `13.4.1`.
struct Version: Hashable, Comparable {
  // Below 10,000 each, as Apple's own versions are.
  private let parts: SIMD4<UInt16>

  var major: Int { Int(parts[0]) }
  var minor: Int { Int(parts[1]) }
  var patch: Int { Int(parts[2]) }

  init(major: Int, minor: Int = 0, patch: Int = 0) {
    parts = SIMD4(
      UInt16(clamping: major), UInt16(clamping: minor), UInt16(clamping: patch), 0)
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
