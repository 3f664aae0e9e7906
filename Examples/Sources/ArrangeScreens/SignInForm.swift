import ArrangeUI
import ChainUIKit
import ScreenContent

/// Two fields, a switch, and a button that is enabled once the form is complete.
@MainActor
func makeSignInForm(_ model: SignIn) -> UIView {
  VStackView(alignment: .leading, spacing: 12) {
    VStackView(alignment: .leading, spacing: 6) {
      UILabel.title("Welcome back")
      UILabel.note("Sign in to pick up where you left off.")
    }
    .padding(bottom: 16)

    FormField("Email", text: model.email)
      .keyboardType(.emailAddress)
      .textContentType(.username)
      .autocapitalizationType(.none)
      .onEditingChanged { model.email = $0.text ?? "" }
    FormField("Password", text: model.password)
      .textContentType(.password)
      .isSecureTextEntry(true)
      .onEditingChanged { model.password = $0.text ?? "" }
      .padding(bottom: 8)

    HStackView {
      UILabel.body("Keep me signed in", size: 16)
      SpacerView()
      UISwitch()
        .isOn(model.$staysSignedIn)
        .onValueChanged { model.staysSignedIn = $0.isOn }
    }
    .padding(bottom: 16)

    ActionButton("Sign In", color: .systemBlue)
      .isEnabled(model.isComplete)
      .backgroundColor(model.isComplete.map { $0 ? .systemBlue : .systemGray3 })
      .onTap { model.submit() }
    UIButton("Forgot password?").frame(maximumWidth: .infinity)
  }
  .padding(28)
  .backgroundColor(.systemBackground)
}
