extension NSTextStorage {
  /// Makes an empty storage. Foundation's initializer without arguments is missing on Linux.
  public convenience init() {
    self.init(string: "")
  }
}
