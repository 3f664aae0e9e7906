import Foundation

#if !canImport(ObjectiveC)
  /// The contents of a regular file.
  open class FileWrapper: NSObject {
    /// The contents.
    public let regularFileContents: Data?
    /// The file name to write to.
    open var preferredFilename: String?

    /// Creates a regular file.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      super.init()
    }
  }
#endif
