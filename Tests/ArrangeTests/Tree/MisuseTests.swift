import Arrange
import Testing

// Where the testing library can watch a process end.
#if compiler(>=6.2) && (os(macOS) || os(Linux))
  /// Programming errors stop the program with a reason.
  @Suite struct MisuseTests {
    @Test func aCustomLayoutWithTooFewFramesIsNamed() async {
      let inATree = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = LayoutTree()
        let leaf = tree.addLeaf(size: .zero)
        let root = tree.add(OneFrameShort(), [leaf])
        tree.layOut(root, within: .zero)
      }
      #expect(inATree.says("OneFrameShort returned 0 frames for 1 items"))
      let amongObjects = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = LayoutCache().placements(
          of: OneFrameShort(), for: [Icon(1, 1), Icon(1, 1)], within: .zero)
      }
      #expect(amongObjects.says("OneFrameShort returned 1 frames for 2 items"))
    }

    @Test func misuseOfNodesStopsTheProgramWithAReason() async {
      let removed = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = LayoutTree()
        let leaf = tree.addLeaf(size: .zero)
        tree.remove(leaf)
        _ = tree.addLeaf(size: .zero)
        _ = tree.frame(of: leaf)
      }
      #expect(removed.says("LayoutTree: the node was removed, or belongs to another tree"))
      let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree()
        let leaf = tree.addLeaf(size: .zero)
        _ = tree.add(HStackLayout(), [leaf])
        _ = tree.add(HStackLayout(), [leaf])
      }
      #expect(twice.says("LayoutTree: the node is already in a container"))
      let inItself = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = LayoutTree()
        let inner = tree.add(HStackLayout(), [])
        let outer = tree.add(HStackLayout(), [inner])
        tree.setChildren([outer], of: inner)
      }
      #expect(inItself.says("LayoutTree: a container cannot hold itself"))
      let noLeaf = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree()
        tree.setSize(.zero, of: tree.add(HStackLayout(), []))
      }
      #expect(noLeaf.says("LayoutTree: the node is a container, not a leaf"))
      let noContainer = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = LayoutTree()
        tree.setLayout(HStackLayout(), of: tree.addLeaf(size: .zero))
      }
      #expect(noContainer.says("LayoutTree: the node is a leaf, not a container"))
      let tooCustom = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var tree = LayoutTree()
        var node = tree.addLeaf(size: .zero)
        for _ in 0..<100 { node = tree.add(Staircase(step: 1), [node]) }
        tree.layOut(node, within: .zero)
      }
      #expect(tooCustom.says("LayoutTree: custom layouts are nested more than 32 deep"))
    }
  }

  extension ExitTest.Result? {
    func says(_ message: String) -> Bool {
      String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(message)
    }
  }
#endif
