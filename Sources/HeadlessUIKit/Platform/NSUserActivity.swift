import Foundation

#if !canImport(ObjectiveC)
  /// A moment of what the user does. HeadlessUIKit stores it; nothing is handed off.
  open class NSUserActivity: NSObject {
    /// The kind of activity.
    public let activityType: String
    /// The title shown to the user.
    open var title: String?
    /// What is needed to continue.
    open var userInfo: [AnyHashable: Any]?
    /// A web page that continues the activity.
    open var webpageURL: URL?

    /// Creates an activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }
  }
#endif
