import Foundation

/// A place in the text of something that can be edited. Subclasses say which.
@MainActor
open class UITextPosition: NSObject {}

/// A place that is counted in UTF-16 units from the start.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  override var hash: Int { offset }
}
