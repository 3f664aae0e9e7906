import Foundation

/// A simple drawing that stands for a common symbol. The real ones are only in Apple's systems.
struct SymbolShape {
  /// A path to fill, or to stroke if there is a line width.
  struct Part {
    let path: String
    let lineWidth: CGFloat?

    static func fill(_ path: String) -> Part { Part(path: path, lineWidth: nil) }

    static func line(_ path: String, _ width: CGFloat = 2.2) -> Part {
      Part(path: path, lineWidth: width)
    }
  }

  /// The width and height of the grid that the paths are drawn on.
  static let side: CGFloat = 24

  let parts: [Part]

  /// The drawing for a name; `nil` if there is none.
  init?(_ name: String) {
    guard let parts = Self.shapes[name] else { return nil }
    self.parts = parts
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> String {
    let n = SVGNumber.text
    let half = "A\(n(radius)) \(n(radius)) 0 0 1"
    return "M\(n(x - radius)) \(n(y))\(half) \(n(x + radius)) \(n(y))\(half) "
      + "\(n(x - radius)) \(n(y))Z"
  }

  private static let shapes: [String: [Part]] = {
    let star = """
      M12 2.5L14.5 9.1L21.5 9.4L16 13.8L17.9 20.6L12 16.7L6.1 20.6L8 13.8L2.5 9.4L9.5 9.1Z
      """
    let heart = """
      M12 20.5C5 15.5 2.5 12 2.5 8.5C2.5 5.5 4.8 3.5 7.3 3.5C9.2 3.5 11 4.6 12 6.4\
      C13 4.6 14.8 3.5 16.7 3.5C19.2 3.5 21.5 5.5 21.5 8.5C21.5 12 19 15.5 12 20.5Z
      """
    let ring = Part.line(circle(12, 12, 9), 1.8)
    return [
      "airplane": [
        .fill(
          """
          M22 12C22 10.8 20.8 10.3 19.5 10.3H15.2L9.5 2.5H7.2L10 10.3H5.6L3.6 7.8H2L3.2 12L2 16.2\
          H3.6L5.6 13.7H10L7.2 21.5H9.5L15.2 13.7H19.5C20.8 13.7 22 13.2 22 12Z
          """)
      ],
      "arrow.down": [.line("M12 4V20M6 14L12 20L18 14")],
      "arrow.left": [.line("M20 12H4M10 6L4 12L10 18")],
      "arrow.right": [.line("M4 12H20M14 6L20 12L14 18")],
      "arrow.up": [.line("M12 20V4M6 10L12 4L18 10")],
      "bell.fill": [
        .fill(
          """
          M12 2.5C8.2 2.5 6 5.2 6 9C6 13.5 4.5 15 3.5 16.8C3.2 17.4 3.5 18 4.2 18H19.8\
          C20.5 18 20.8 17.4 20.5 16.8C19.5 15 18 13.5 18 9C18 5.2 15.8 2.5 12 2.5Z
          """),
        .fill("M9.3 19.5H14.7A2.7 2.5 0 0 1 9.3 19.5Z"),
      ],
      "bookmark.fill": [.fill("M6 3H18V21L12 16.5L6 21Z")],
      "bubble.left.fill": [
        .fill(
          """
          M4 4H20A2 2 0 0 1 22 6V15A2 2 0 0 1 20 17H10L5 21V17H4A2 2 0 0 1 2 15V6A2 2 0 0 1 4 4Z
          """)
      ],
      "checkmark": [.line("M4 13L10 19L20 6", 2.6)],
      "chevron.down": [.line("M5 9L12 16L19 9", 2.6)],
      "chevron.left": [.line("M15 5L8 12L15 19", 2.6)],
      "chevron.right": [.line("M9 5L16 12L9 19", 2.6)],
      "chevron.up": [.line("M5 15L12 8L19 15", 2.6)],
      "circle": [ring],
      "circle.fill": [.fill(circle(12, 12, 10))],
      "clock": [ring, .line("M12 7V12L15.5 14", 1.8)],
      "ellipsis": [.fill(circle(5, 12, 2) + circle(12, 12, 2) + circle(19, 12, 2))],
      "envelope.fill": [
        .fill("M2.5 6.2L12 13.2L21.5 6.2V18A1.5 1.5 0 0 1 20 19.5H4A1.5 1.5 0 0 1 2.5 18Z"),
        .fill("M3.5 4.5H20.5L12 10.8Z"),
      ],
      "gear": [
        .line(circle(12, 12, 5.6), 3.2),
        .line(
          """
          M12 2.5V5M12 19V21.5M2.5 12H5M19 12H21.5M5.3 5.3L7 7M17 17L18.7 18.7M5.3 18.7L7 17\
          M17 7L18.7 5.3
          """, 3),
      ],
      "heart": [.line(heart, 1.8)],
      "heart.fill": [.fill(heart)],
      "house.fill": [
        .fill(
          """
          M12 3L2.5 11.5H5V20A1 1 0 0 0 6 21H10V15H14V21H18A1 1 0 0 0 19 20V11.5H21.5Z
          """)
      ],
      "info.circle": [ring, .line("M12 11.5V16.5", 2), .fill(circle(12, 7.8, 1.3))],
      "line.3.horizontal": [.line("M4 6H20M4 12H20M4 18H20")],
      "lock.fill": [
        .fill(
          """
          M6.5 10.5H17.5A2 2 0 0 1 19.5 12.5V19.5A2 2 0 0 1 17.5 21.5H6.5A2 2 0 0 1 4.5 19.5V12.5\
          A2 2 0 0 1 6.5 10.5Z
          """),
        .line("M8 10.5V7A4 4 0 0 1 16 7V10.5"),
      ],
      "magnifyingglass": [.line(circle(10, 10, 6.5)), .line("M15 15L21 21", 2.6)],
      "minus": [.line("M4 12H20")],
      "moon.fill": [.fill("M20.5 14.5A9 9 0 1 1 9.5 3.5A7.2 7.2 0 0 0 20.5 14.5Z")],
      "paperplane.fill": [.fill("M21.5 2.5L2.5 10L9 13L12.5 21.5Z")],
      "pause.fill": [.fill("M6 4H10V20H6ZM14 4H18V20H14Z")],
      "person.fill": [
        .fill(circle(12, 7.5, 4.5)), .fill("M3.5 21C3.5 16.5 7 14 12 14C17 14 20.5 16.5 20.5 21Z"),
      ],
      "play.fill": [.fill("M6 3.5V20.5L20.5 12Z")],
      "plus": [.line("M12 4V20M4 12H20")],
      "square.and.arrow.up": [.line("M12 14V3M8 7L12 3L16 7M7 10H5.5V21H18.5V10H17", 1.8)],
      "star": [.line(star, 1.8)],
      "star.fill": [.fill(star)],
      "sun.max.fill": [
        .fill(circle(12, 12, 4.6)),
        .line(
          """
          M12 2V4M12 20V22M2 12H4M20 12H22M4.9 4.9L6.3 6.3M17.7 17.7L19.1 19.1M4.9 19.1L6.3 17.7\
          M17.7 6.3L19.1 4.9
          """),
      ],
      "wifi": [
        .line("M2.5 9.5A13.8 13.8 0 0 1 21.5 9.5M6 13.2A8.7 8.7 0 0 1 18 13.2", 2.4),
        .line("M9.2 16.4A4.2 4.2 0 0 1 14.8 16.4", 2.4), .fill(circle(12, 19.3, 1.6)),
      ],
      "xmark": [.line("M5 5L19 19M19 5L5 19")],
    ]
  }()
}
