import ChainUIKit
import ScreenContent
import StructuredLayout

/// The screens written with StructuredLayout.
@MainActor
public func makeStructuredExamples() -> [Example] {
  [
    Example(.signInForm, "StructuredLayout") { SignInForm(.example) },
    Example(.profileCard, "StructuredLayout") { ProfileCard(.example) },
    Example(.settingsList, "StructuredLayout") { SettingsList(Setting.exampleGroups) },
    Example(.chatRow, "StructuredLayout") {
      UIView().configure { view in
        view.sl.layout { Column { Conversation.examples.map { ChatRow($0) as UIView } } }
      }
    },
  ]
}
