import ChainUIKit

// For scripts/compile-cost, which repeats these functions; N becomes a number.

@MainActor func label_N() -> UILabel {
  UILabel()
    .text("Inbox N")
    .textColor(.secondaryLabel)
    .font(.systemFont(ofSize: 17))
    .numberOfLines(0)
    .textAlignment(.center)
    .lineBreakMode(.byTruncatingTail)
    .isHidden(false)
    .alpha(0.5)
}

@MainActor func button_N() -> UIButton {
  UIButton(type: .system)
    .title("Save N", for: .normal)
    .title(nil, for: .disabled)
    .titleColor(.red, for: .highlighted)
    .isEnabled(true)
    .tintColor(.systemBlue)
    .contentHorizontalAlignment(.leading)
    .tag(1)
    .backgroundColor(nil)
}

@MainActor func field_N() -> UITextField {
  UITextField()
    .placeholder("Email N")
    .text(nil)
    .keyboardType(.emailAddress)
    .autocapitalizationType(.none)
    .borderStyle(.roundedRect)
    .clearButtonMode(.whileEditing)
    .isSecureTextEntry(true)
    .textColor(.label)
}

@MainActor func stack_N() -> UIStackView {
  UIStackView(arrangedSubviews: [UILabel(), UIView()])
    .axis(.vertical)
    .spacing(8)
    .alignment(.fill)
    .distribution(.fillEqually)
    .isLayoutMarginsRelativeArrangement(true)
    .layoutMargins(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    .backgroundColor(.systemBackground)
    .isHidden(true)
}

@MainActor func picture_N() -> UIImageView {
  UIImageView()
    .image(UIImage(systemName: "star"))
    .contentMode(.scaleAspectFit)
    .clipsToBounds(true)
    .tintColor(.systemRed)
    .isHighlighted(false)
    .alpha(1)
    .isUserInteractionEnabled(true)
    .accessibilityLabel("Star N")
}
