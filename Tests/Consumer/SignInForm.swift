import ChainUIKit

/// Code as an app writes it: chains across inheritance, `nil`, implicit members, closures, keyed
/// setters, value types and availability.
@MainActor
final class SignInForm: UIViewController, UITextFieldDelegate {
  private let email = UITextField()
    .placeholder("Email")
    .keyboardType(.emailAddress)
    .textContentType(.username)
    .autocapitalizationType(.none)
    .borderStyle(.roundedRect)
    .clearButtonMode(.whileEditing)
    .accessibilityLabel("Email")

  private let password = UITextField()
    .placeholder("Password")
    .isSecureTextEntry(true)
    .textContentType(nil)
    .layoutMargins(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    .tintColor(nil)

  private lazy var submit = UIButton(type: .system)
    .title("Sign in", for: .normal)
    .title(nil, for: .disabled)
    .titleColor(.secondaryLabel, for: [.highlighted, .selected])
    .image(UIImage(systemName: "arrow.right"), for: .normal)
    .contentHorizontalAlignment(.leading)
    .isEnabled(false)
    .set(\.layer.cornerRadius, to: 8)

  private let detail: UILabel = UILabel()
    .text(nil)
    .attributedText(NSAttributedString(string: "Forgot it?"))
    .font(.preferredFont(forTextStyle: .footnote))
    .textColor(.systemBlue)
    .numberOfLines(0)
    .lineBreakMode(.byWordWrapping)
    .contentHuggingPriority(.required, for: .vertical)

  private lazy var scroller: UIScrollView = UIScrollView()
    .delegate(self)
    .delegate(nil)
    .keyboardDismissMode(.interactive)
    .contentInsetAdjustmentBehavior(.always)

  private lazy var table = UITableView(frame: .zero, style: .insetGrouped)
    .delegate(self)
    .dataSource(nil)
    .rowHeight(UITableView.automaticDimension)
    .backgroundView(nil)

  private let doneItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    email.delegate(self)
    title("Sign in")
      .modalPresentationStyle(.formSheet)
      .navigationItem.largeTitleDisplayMode(.never)
      .rightBarButtonItem(doneItem.tintColor(.systemRed))
    view.backgroundColor(.systemBackground)
      .layer.cornerCurve(.continuous)
      .borderColor(UIColor.separator.cgColor)
    segments()
    if #available(iOS 15.0, tvOS 15.0, *) { configure() }
  }

  private func segments() {
    _ = UISegmentedControl(items: ["One", "Two"])
      .title("First", forSegmentAt: 0)
      .isMomentary(true)
      .titleTextAttributes([.foregroundColor: UIColor.label], for: .selected)
    UISlider().minimumValue(1).maximumValue(5).value(3).thumbImage(nil, for: .highlighted)
    UIStackView(arrangedSubviews: [email, password])
      .axis(.vertical)
      .customSpacing(12, after: email)
      .spacing(8)
  }

  @available(iOS 15.0, tvOS 15.0, *)
  private func configure() {
    submit.configuration(
      .filled()
        .title("Sign in")
        .subtitle(nil)
        .baseBackgroundColor(.systemGreen)
        .cornerStyle(.capsule)
        .titleTextAttributesTransformer(nil)
        .background(UIBackgroundConfiguration.clear().cornerRadius(4))
    )
    .configurationUpdateHandler { button in
      button.alpha(button.isHighlighted ? 0.5 : 1)
    }
    .configurationUpdateHandler(nil)
  }
}

extension SignInForm: UITableViewDelegate {}

/// A subclass keeps its type through its ancestors' modifiers.
final class Badge: UILabel {
  var count = 0

  static func make() -> Badge {
    let badge: Badge = Badge().text("1").isHidden(false).set(\.count, to: 1)
    return badge.configure { $0.sizeToFit() }
  }
}
