import ChainUIKit
import ScreenContent

/// The screens written with stack builders and constraints.
@MainActor
public func makeStackExamples() -> [Example] {
  [
    Example(.signInForm, "StackBuilders") { SignInForm(.example) },
    Example(.profileCard, "StackBuilders") { ProfileCard(.example) },
    Example(.settingsList, "StackBuilders") { SettingsList(Setting.exampleGroups) },
    Example(.chatRow, "StackBuilders") { VStack { Conversation.examples.map { ChatRow($0) } } },
  ]
}
