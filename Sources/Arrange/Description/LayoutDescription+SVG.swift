extension LayoutDescription {
  /// A picture: a rectangle an item, leaves filled, with names and sizes; hovering over one shows
  /// its line of the description.
  public func svg() -> String {
    var body = ""
    // The origins of the containers around the current entry.
    var origins: [Point] = []
    var least = Point.zero
    var most = Point.zero
    for (index, entry) in entries.enumerated() {
      if entry.depth < origins.count {
        origins.removeLast(origins.count - max(entry.depth, 0))
      }
      let container = origins.last ?? Point(x: -entry.frame.x, y: -entry.frame.y)
      let origin = Point(x: container.x + entry.frame.x, y: container.y + entry.frame.y)
      origins.append(origin)
      let size = entry.frame.size
      if index == 0 { least = origin }
      least = Point(x: min(least.x, origin.x), y: min(least.y, origin.y))
      most = Point(x: max(most.x, origin.x + size.width), y: max(most.y, origin.y + size.height))
      let isLeaf = index + 1 == entries.count || entries[index + 1].depth <= entry.depth
      body += rectangle(entry, origin, isLeaf: isLeaf)
    }
    let width = (most.x - least.x + 2).text
    let height = (most.y - least.y + 2).text
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\((least.x - 1).text) \((least.y - 1).text) \(width) \(height)" \
      font-family="sans-serif" font-size="8">
      \(body)</svg>

      """
  }

  private func rectangle(_ entry: Entry, _ origin: Point, isLeaf: Bool) -> String {
    let hues = [210, 30, 120, 280, 0, 170]
    let hue = hues[entry.depth % hues.count]
    let fill = isLeaf ? "hsl(\(hue),70%,88%)" : "none"
    var outermost = entry
    outermost.depth = 0
    let line = LayoutDescription(entries: [outermost]).description
    let size = entry.frame.size
    return """
      <g><title>\(escaped(line))</title>\
      <rect x="\(origin.x.text)" y="\(origin.y.text)" width="\(size.width.text)" \
      height="\(size.height.text)" fill="\(fill)" stroke="hsl(\(hue),60%,40%)"/>\
      <text x="\((origin.x + 2).text)" y="\((origin.y + 8).text)">\
      \(escaped(entry.name)) \(size.text)</text></g>

      """
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
