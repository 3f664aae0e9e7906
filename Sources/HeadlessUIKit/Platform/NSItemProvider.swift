import Foundation

#if !canImport(ObjectiveC)
  /// An object that can be shared with other processes.
  public protocol NSItemProviderWriting: NSObjectProtocol {}

  /// A promise of an item to drag, paste or share. HeadlessUIKit holds the object only.
  open class NSItemProvider: NSObject {
    /// The promised object.
    public let object: (any NSItemProviderWriting)?
    /// The file name proposed for the item.
    open var suggestedName: String?

    /// Creates a provider without an object.
    public override init() {
      object = nil
      super.init()
    }

    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
      self.object = object
      super.init()
    }
  }
#endif
