#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// An object keeps at most one attachment of each class, and releases it when it is released.

#if canImport(ObjectiveC)
  import ObjectiveC

  extension NSObject {
    /// The attachment of a class, made when first asked for.
    @MainActor func attachment<Attachment: AnyObject>(
      _ type: Attachment.Type, default make: () -> Attachment
    ) -> Attachment {
      if let found = existingAttachment(type) { return found }
      let made = make()
      objc_setAssociatedObject(
        self, Self.attachmentKey(type), made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return made
    }

    /// The attachment of a class, if there is one.
    @MainActor func existingAttachment<Attachment: AnyObject>(
      _ type: Attachment.Type
    ) -> Attachment? {
      objc_getAssociatedObject(self, Self.attachmentKey(type)) as? Attachment
    }

    /// The address of the class's metadata: the same for as long as the process runs.
    private static func attachmentKey(_ type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
  }
#else
  extension AttachmentStorage {
    /// The attachment of a class, made when first asked for.
    func attachment<Attachment: AnyObject>(
      _ type: Attachment.Type, default make: () -> Attachment
    ) -> Attachment {
      if let found = existingAttachment(type) { return found }
      let made = make()
      attachments[ObjectIdentifier(type)] = made
      return made
    }

    /// The attachment of a class, if there is one.
    func existingAttachment<Attachment: AnyObject>(_ type: Attachment.Type) -> Attachment? {
      attachments[ObjectIdentifier(type)] as? Attachment
    }
  }
#endif
