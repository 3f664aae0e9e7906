import ArrangeUI
import ChainUIKit
import ScreenContent

/// The screens written with ArrangeUI.
@MainActor
public func makeArrangeExamples() -> [Example] {
  [
    Example(.signInForm, "ArrangeUI") { makeSignInForm(.example) },
    Example(.profileCard, "ArrangeUI") { makeProfileCard(.example) },
    Example(.settingsList, "ArrangeUI") { makeSettingsList(Setting.exampleGroups) },
    Example(.chatRow, "ArrangeUI") { VStackView { Conversation.examples.map { makeChatRow($0) } } },
  ]
}
