extension Array where Element: AnyObject {
  /// Removes an object that occurs once at most. O(1) at the end, where what is added last and
  /// removed first is; O(n) elsewhere.
  mutating func removeIdentical(_ object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(where: { $0 === object }) {
      remove(at: index)
    }
  }
}
