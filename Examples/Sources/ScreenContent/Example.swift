import ChainUIKit

/// A screen to look at, written in one of several ways.
@MainActor
public struct Example {
  /// What the screen shows.
  public enum Subject: String, CaseIterable, Sendable {
    case signInForm = "SignInForm"
    case profileCard = "ProfileCard"
    case settingsList = "SettingsList"
    case chatRow = "ChatRow"

    /// The width to show it at, in points.
    public var width: CGFloat { self == .profileCard ? 358 : 390 }

    /// The height to show it at, in points; `nil` is the height that the content needs.
    public var height: CGFloat? { self == .settingsList ? 440 : nil }
  }

  /// What the screen shows.
  public let subject: Subject
  /// What it is written with.
  public let style: String
  /// Makes the screen.
  public let makeView: @MainActor () -> UIView

  /// Names a screen.
  public init(_ subject: Subject, _ style: String, makeView: @escaping @MainActor () -> UIView) {
    self.subject = subject
    self.style = style
    self.makeView = makeView
  }

  /// The name of the picture, such as `SignInForm.StackBuilders`.
  public var name: String { "\(subject.rawValue).\(style)" }
}
