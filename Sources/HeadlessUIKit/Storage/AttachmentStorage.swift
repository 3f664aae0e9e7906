import Foundation

/// An object that other modules can attach objects to.
///
/// It stands in for associated objects, which only exist with an Objective-C runtime. The
/// attachments live as long as their owner.
@MainActor
public protocol AttachmentStorage: AnyObject {
  /// The attached objects, keyed by whatever identity the attaching code chooses.
  var attachments: [ObjectIdentifier: AnyObject] { get set }
}
