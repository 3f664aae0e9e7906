import ChainUIKit
import ScreenContent

/// Two fields, a switch, and a button that is enabled once the form is complete.
final class SignInForm: UIView {
  init(_ model: SignIn) {
    super.init(frame: .zero)
    backgroundColor(.systemBackground).body {
      VStack(spacing: 12) {
        UILabel.title("Welcome back").spacingAfterSelf(6)
        UILabel.note("Sign in to pick up where you left off.").spacingAfterSelf(28)

        FormField("Email", text: model.email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .autocapitalizationType(.none)
          .onEditingChanged { model.email = $0.text ?? "" }
        FormField("Password", text: model.password)
          .textContentType(.password)
          .isSecureTextEntry(true)
          .onEditingChanged { model.password = $0.text ?? "" }
          .spacingAfterSelf(20)

        HStack(alignment: .center) {
          UILabel.body("Keep me signed in", size: 16)
          UISwitch()
            .isOn(model.$staysSignedIn)
            .onValueChanged { model.staysSignedIn = $0.isOn }
        }
        .spacingAfterSelf(28)

        ActionButton("Sign In", color: .systemBlue)
          .isEnabled(model.isComplete)
          .backgroundColor(model.isComplete.map { $0 ? .systemBlue : .systemGray3 })
          .onTap { model.submit() }
        UIButton("Forgot password?")
      }
      .layout { $0.edges.equalToSuperview().inset(28) }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
