#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Which cell of a grid is where.
struct GridPlan {
  struct Cell {
    var node: Int
    var row: Int
    var column: Int
    var rows: Int
    var columns: Int
  }

  var style: LayoutNode.GridStyle
  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The weights of the rows that expand.
  private(set) var rowWeights: [Int: CGFloat] = [:]
  /// The last row that a column is taken in by cells that span several rows, by column.
  private var takenThrough: [Int: Int] = [:]
  private var column = 0
  /// The cells that reach across all columns, however many there will be.
  private var wholeRows: [Int] = []

  init(style: LayoutNode.GridStyle) {
    self.style = style
  }

  mutating func beginRow(weight: CGFloat?) {
    if let weight { rowWeights[rowCount] = weight }
    rowCount += 1
    column = 0
  }

  mutating func addWholeRow(_ node: Int, weight: CGFloat?) {
    beginRow(weight: weight)
    wholeRows.append(cells.count)
    cells.append(Cell(node: node, row: rowCount - 1, column: 0, rows: 1, columns: 1))
  }

  /// Adds a cell where the next place is free.
  mutating func add(_ node: Int, columns: Int, rows: Int) {
    if rowCount == 0 { beginRow(weight: nil) }
    while !isFree(columns) {
      column += 1
      guard let limit = style.columns, column + columns > limit else { continue }
      beginRow(weight: nil)
    }
    let row = rowCount - 1
    for taken in column..<column + columns { takenThrough[taken] = row + rows - 1 }
    cells.append(Cell(node: node, row: row, column: column, rows: rows, columns: columns))
    column += columns
    columnCount = max(columnCount, column)
  }

  private func isFree(_ columns: Int) -> Bool {
    if let limit = style.columns, column + columns > limit { return false }
    return (column..<column + columns).allSatisfy { (takenThrough[$0] ?? -1) < rowCount - 1 }
  }

  /// Makes room for cells that reach below the last row and across all columns.
  mutating func finish() {
    columnCount = max(columnCount, wholeRows.isEmpty ? 0 : 1)
    for index in wholeRows { cells[index].columns = columnCount }
    rowCount = max(rowCount, (cells.map { $0.row + $0.rows }.max() ?? 0))
  }
}
