#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A mistake in a layout, such as a view that is used twice.
///
/// What the mistake is about is left out or keeps its default, the rest of the layout is installed,
/// and the failure goes to ``handler``.
public struct LayoutFailure: Error, Equatable, CustomStringConvertible, Sendable {
  /// What is wrong, naming the view.
  public let message: String
  /// The module and file of the node.
  public let file: String
  /// The line of the node.
  public let line: UInt

  /// The message after file and line.
  public var description: String { "\(file):\(line): \(message)" }

  /// Gets the failures. With `nil`, the initial value, a failure stops debug builds at the line of
  /// the node, and release builds write it to standard error.
  @MainActor public static var handler: (@MainActor (LayoutFailure) -> Void)?

  @MainActor
  static func report(_ message: String, at source: LayoutSource) {
    let failure = LayoutFailure(message: message, file: "\(source.file)", line: source.line)
    if let handler { return handler(failure) }
    assertionFailure(message, file: source.file, line: source.line)
    FileHandle.standardError.write(Data("\(failure)\n".utf8))
  }
}
