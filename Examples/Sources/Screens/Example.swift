import ChainUIKit

/// A screen to look at.
@MainActor
public struct Example {
  /// The name of the screen, and what it is written with: `SignInForm.StackBuilders`.
  public let name: String
  /// The width to show it at, in points.
  public let width: CGFloat
  /// The height to show it at, in points; `nil` is the height that the content needs.
  public let height: CGFloat?
  /// Makes the screen.
  public let makeView: @MainActor () -> UIView

  init(
    _ name: String, width: CGFloat, height: CGFloat? = nil,
    makeView: @escaping @MainActor () -> UIView
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.makeView = makeView
  }

  /// All screens.
  public static var all: [Example] {
    [
      Example("SignInForm.StackBuilders", width: 390) {
        let model = SignIn()
        model.email = "ada@example.com"
        model.password = "difference engine"
        return SignInForm(model)
      },
      Example("ProfileCard.StackBuilders", width: 358) { ProfileCard(.example) },
      Example("SettingsList.StackBuilders", width: 390, height: 440) {
        SettingsList(Setting.exampleGroups)
      },
      Example("ChatRow.StackBuilders", width: 390) {
        VStack { Conversation.examples.map { ChatRow($0) } }
      },
    ]
  }
}
