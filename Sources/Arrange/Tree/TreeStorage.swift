/// Owns the memory of a ``LayoutTree``.
final class TreeStorage {
  let core: TreeCore

  convenience init(minimumCapacity: Int) {
    self.init(TreeState(minimumCapacity: minimumCapacity))
  }

  private init(_ state: TreeState) {
    core = TreeCore(state: .allocate(capacity: 1))
    core.state.initialize(to: state)
    core.owner = self
  }

  deinit {
    core.state.pointee.deallocate()
    core.state.deinitialize(count: 1)
    core.state.deallocate()
  }

  func copied() -> TreeStorage {
    TreeStorage(core.state.pointee.copied())
  }
}
