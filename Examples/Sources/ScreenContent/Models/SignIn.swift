import ChainUIKit

/// What the user has entered, and what may be done with it.
@MainActor
public final class SignIn {
  @Live public var email = ""
  @Live public var password = ""
  @Live public var staysSignedIn = true
  public private(set) var attempts = 0

  public init() {}

  /// A form that is filled in.
  public static var example: SignIn {
    let model = SignIn()
    model.email = "ada@example.com"
    model.password = "difference engine"
    return model
  }

  /// Whether there is an address and a password of at least eight characters.
  public var isComplete: some BindingSource<Bool> {
    $email.combineLatest($password)
      .map { email, password in email.contains("@") && password.count >= 8 }
      .removeDuplicates()
  }

  public func submit() {
    attempts += 1
  }
}
