import ChainUIKit
import ScreenContent
import StructuredLayout

/// Two fields, a switch, and a button that is enabled once the form is complete.
final class SignInForm: UIView {
  init(_ model: SignIn) {
    super.init(frame: .zero)
    let email = FormField("Email", text: model.email)
      .keyboardType(.emailAddress)
      .textContentType(.username)
      .autocapitalizationType(.none)
      .onEditingChanged { model.email = $0.text ?? "" }
    let password = FormField("Password", text: model.password)
      .textContentType(.password)
      .isSecureTextEntry(true)
      .onEditingChanged { model.password = $0.text ?? "" }
    let staySignedIn = UISwitch()
      .isOn(model.$staysSignedIn)
      .onValueChanged { model.staysSignedIn = $0.isOn }
    let signIn = ActionButton("Sign In", color: .systemBlue)
      .isEnabled(model.isComplete)
      .backgroundColor(model.isComplete.map { $0 ? .systemBlue : .systemGray3 })
      .onTap { model.submit() }

    backgroundColor(.systemBackground).sl.layout {
      Column(spacing: 12) {
        Column(spacing: 6) {
          UILabel.title("Welcome back")
          UILabel.note("Sign in to pick up where you left off.")
        }
        .padding(bottom: 16)
        email
        password.padding(bottom: 8)
        Row(alignment: .center) {
          UILabel.body("Keep me signed in", size: 16).expand()
          staySignedIn
        }
        .padding(bottom: 16)
        signIn
        UIButton("Forgot password?")
      }
      .padding(28)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
