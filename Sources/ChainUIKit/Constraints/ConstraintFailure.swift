#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A relation that makes no sense where it was written, such as one to the superview of a view
/// that has none.
///
/// UIKit answers most of these with an exception that names neither view nor line. Here the
/// relation makes no constraint, the other relations are made, and the failure goes to
/// ``handler``.
public struct ConstraintFailure: Error, Equatable, CustomStringConvertible, Sendable {
  /// What is wrong, naming the views.
  public let message: String
  /// The module and file of the relation.
  public let file: String
  /// The line of the relation.
  public let line: UInt

  /// The message after file and line.
  public var description: String { "\(file):\(line): \(message)" }

  /// Gets the failures. With `nil`, the initial value, a failure stops debug builds at the line of
  /// the relation, and release builds write it to standard error.
  @MainActor public static var handler: (@MainActor (ConstraintFailure) -> Void)?

  @MainActor
  static func report(_ message: String, file: StaticString, line: UInt) {
    let failure = ConstraintFailure(message: message, file: "\(file)", line: line)
    if let handler { return handler(failure) }
    assertionFailure(message, file: file, line: line)
    FileHandle.standardError.write(Data("\(failure)\n".utf8))
  }
}
