extension TreeCore {
  // MARK: Records

  func add(_ record: NodeRecord) -> Int32 {
    self.nodeCount += 1
    guard self.firstFreeRecord >= 0 else {
      self.records.append(record)
      return Int32(self.records.count - 1)
    }
    let index = self.firstFreeRecord
    self.firstFreeRecord = self.records[index].link
    let generation = self.records[index].generation
    self.records[index] = record
    self.records[index].generation = generation
    return index
  }

  func add(_ layout: LayoutKind) -> Int32 {
    guard let index = self.freeLayouts.popLast() else {
      self.layouts.append(layout)
      return Int32(self.layouts.count - 1)
    }
    self.layouts[index] = layout
    return index
  }

  func add(_ measure: @escaping (SizeProposal) -> Size) -> Int32 {
    guard let index = self.freeMeasures.popLast() else {
      self.measures.append(Measure(answer: measure))
      return Int32(self.measures.count - 1)
    }
    self.measures[index] = Measure(answer: measure)
    return index
  }

  func releaseMeasure(_ leaf: Int32) {
    guard self.records[leaf].layout == NodeRecord.measuredLeaf else { return }
    self.measures[self.records[leaf].link] = nil
    self.freeMeasures.append(self.records[leaf].link)
  }

  /// Removes a node without a parent, and all nodes in it.
  func release(_ root: Int32) {
    // They are kept by node, and another will live here.
    self.knownBaselines.removeAll()
    var remaining = [root]
    while let node = remaining.popLast() {
      remaining.append(contentsOf: childIndices(node))
      forget(node)
      releaseMeasure(node)
      self.flex[node] = nil
      self.text[node] = nil
      if !self.records[node].isLeaf {
        // Lets go of what a custom layout holds.
        self.layouts[self.records[node].layout] = .overlay(ZStackLayout())
        self.freeLayouts.append(self.records[node].layout)
      }
      self.unusedChildren += Int(self.records[node].childCapacity)
      let generation = self.records[node].generation &+ 1
      self.records[node] = NodeRecord(layout: NodeRecord.free, link: self.firstFreeRecord)
      self.records[node].generation = generation
      self.firstFreeRecord = node
      self.nodeCount -= 1
    }
  }

  // MARK: Children

  func childIndices(_ node: Int32) -> [Int32] {
    let record = self.records[node]
    return (0..<record.childCount).map { self.children[record.firstChild + $0] }
  }

  /// Writes a container's children, whose parent is set already.
  func setChildren(_ indices: [Int32], of node: Int32) {
    if indices.count > Int(self.records[node].childCapacity) {
      self.unusedChildren += Int(self.records[node].childCapacity)
      self.records[node].childCount = 0
      self.records[node].childCapacity = 0
      if self.unusedChildren > self.children.count / 2 { compactChildren() }
      self.records[node].firstChild = Int32(self.children.count)
      self.records[node].childCapacity = Int32(indices.count)
      for index in indices { self.children.append(index) }
    } else {
      for (offset, index) in indices.enumerated() {
        self.children[self.records[node].firstChild + Int32(offset)] = index
      }
    }
    self.records[node].childCount = Int32(indices.count)
    updateTraits(from: node)
  }

  private func compactChildren() {
    var compact = Buffer<Int32>(minimumCapacity: self.children.count - self.unusedChildren)
    for node in 0..<Int32(self.records.count) where self.records[node].childCapacity > 0 {
      let first = Int32(compact.count)
      for child in childIndices(node) { compact.append(child) }
      self.records[node].firstChild = first
      self.records[node].childCapacity = self.records[node].childCount
    }
    self.children.deallocate()
    self.children = compact
    self.unusedChildren = 0
  }

  // MARK: Traits

  func updateTraits(above node: Int32) {
    let parent = self.records[node].parent
    if parent >= 0 { updateTraits(from: parent) }
  }

  /// Works out what is known of a container from its children, and so on upwards while it changes.
  func updateTraits(from container: Int32) {
    var node = container
    while node >= 0 {
      let record = self.records[node]
      var axes: Axis.Set = []
      var levels: UInt8 = 0
      var hasText = false
      for offset in 0..<record.childCount {
        let child = self.records[self.children[record.firstChild + offset]]
        axes.formUnion(child.respondsTo)
        levels = max(levels, child.sharingLevels)
        hasText = hasText || child.hasText
      }
      let layout = self.layouts[record.layout]
      axes = layout.respondsTo(axes)
      if layout.isCustom || layout.fixesLengths && levels > 0 {
        levels = NodeRecord.unknown
      } else if layout.shares(count: Int(record.childCount)) {
        levels = levels >= NodeRecord.unknown - 1 ? levels : levels + 1
      }
      if axes == record.respondsTo, levels == record.sharingLevels, hasText == record.hasText {
        return
      }
      self.records[node].respondsTo = axes
      self.records[node].sharingLevels = levels
      self.records[node].hasText = hasText
      node = record.parent
    }
  }

  func invalidateParent(of node: Int32) {
    if self.records[node].parent >= 0 { invalidate(self.records[node].parent) }
  }

  // MARK: Looking

  func answers(of node: Int32) -> [(proposal: SizeProposal, size: Size)] {
    var found: [(proposal: SizeProposal, size: Size)] = []
    var entry = self.records[node].answers
    while entry >= 0 {
      found.append((self.answerPool[entry].key.proposal, self.answerPool[entry].size))
      entry = self.answerPool[entry].next
    }
    return found.reversed()
  }
}
