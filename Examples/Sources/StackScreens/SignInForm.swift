import ChainUIKit
import ScreenContent

/// Two fields, a switch, and a button that is enabled once the form is complete.
final class SignInForm: UIView {
  init(_ model: SignIn) {
    super.init(frame: .zero)
    backgroundColor(.systemBackground).body {
      VStack(spacing: 12) {
        UILabel("Welcome back")
          .font(.systemFont(ofSize: 28, weight: .bold))
          .spacingAfterSelf(6)
        UILabel("Sign in to pick up where you left off.")
          .font(.systemFont(ofSize: 15))
          .textColor(.secondaryLabel)
          .spacingAfterSelf(28)

        field("Email", text: model.email) { model.email = $0.text ?? "" }
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .autocapitalizationType(.none)
        field("Password", text: model.password) { model.password = $0.text ?? "" }
          .textContentType(.password)
          .isSecureTextEntry(true)
          .spacingAfterSelf(20)

        HStack(alignment: .center) {
          UILabel("Keep me signed in").font(.systemFont(ofSize: 16))
          UISwitch()
            .isOn(model.$staysSignedIn)
            .onValueChanged { model.staysSignedIn = $0.isOn }
        }
        .spacingAfterSelf(28)

        UIButton("Sign In", type: .custom) { model.submit() }
          .font(.systemFont(ofSize: 17, weight: .semibold))
          .isEnabled(model.isComplete)
          .backgroundColor(model.isComplete.map { $0 ? .systemBlue : .systemGray3 })
          .cornerRadius(12)
          .layout { $0.height.equalTo(50) }
        UIButton("Forgot password?")
      }
      .layout { $0.edges.equalToSuperview().inset(28) }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func field(
    _ placeholder: String, text: String, onChange: @escaping @MainActor (UITextField) -> Void
  ) -> UITextField {
    UITextField()
      .placeholder(placeholder)
      .text(text)
      .font(.systemFont(ofSize: 17))
      .backgroundColor(.secondarySystemBackground)
      .leftView(UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 1)))
      .leftViewMode(.always)
      .cornerRadius(12)
      .layout { $0.height.equalTo(50) }
      .onEditingChanged(onChange)
  }
}
