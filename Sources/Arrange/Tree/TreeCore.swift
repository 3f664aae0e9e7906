/// The state of a tree, for the code that works on it.
///
/// A plain pointer, so that the hot loops neither count references nor check for exclusive access.
/// Whoever uses one holds the ``TreeStorage`` that owns the state, and a tree that changes holds it
/// alone (copies are made on write).
@dynamicMemberLookup
struct TreeCore {
  let state: UnsafeMutablePointer<TreeState>

  @inline(__always)
  subscript<Value>(dynamicMember path: WritableKeyPath<TreeState, Value>) -> Value {
    get { state.pointee[keyPath: path] }
    nonmutating _modify { yield &state.pointee[keyPath: path] }
  }
}
