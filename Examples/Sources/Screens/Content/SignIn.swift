import ChainUIKit

/// What the user has entered, and what may be done with it.
@MainActor
final class SignIn {
  @Live var email = ""
  @Live var password = ""
  @Live var staysSignedIn = true
  private(set) var attempts = 0

  /// Whether there is an address and a password of at least eight characters.
  var isComplete: some BindingSource<Bool> {
    $email.combineLatest($password)
      .map { email, password in email.contains("@") && password.count >= 8 }
      .removeDuplicates()
  }

  func submit() {
    attempts += 1
  }
}
