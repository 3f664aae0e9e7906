/// A growing array without checks, for the storage of a ``LayoutTree``, whose owner frees it.
/// Indices are the owner's: nothing outside the tree can name one.
struct Buffer<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(minimumCapacity: Int) {
    capacity = max(minimumCapacity, 4)
    base = .allocate(capacity: capacity)
  }

  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// A copy with its own memory.
  func copied() -> Buffer {
    var copy = Buffer(minimumCapacity: count)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { base[Int(index)] }
    nonmutating _modify { yield &base[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return (base + count).move()
  }

  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  mutating func reserve(_ capacity: Int) {
    if capacity > self.capacity { grow(to: capacity) }
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    self.capacity = capacity
  }
}
