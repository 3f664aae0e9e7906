import ChainUIKit

// Chains.swift with two of the eight modifiers of each chain bound.

@MainActor final class Model_N {
  let name = Live("")
  let note = Live<String?>(nil)
  let isBusy = Live(false)
  let picture = Live<UIImage?>(nil)
}

@MainActor func label_N(_ model: Model_N) -> UILabel {
  UILabel()
    .text(model.name)
    .textColor(.secondaryLabel)
    .font(.systemFont(ofSize: 17))
    .numberOfLines(0)
    .textAlignment(.center)
    .lineBreakMode(.byTruncatingTail)
    .isHidden(model.isBusy)
    .alpha(0.5)
}

@MainActor func button_N(_ model: Model_N) -> UIButton {
  UIButton(type: .system)
    .title(model.name.map { $0 + " N" }, for: .normal)
    .title(nil, for: .disabled)
    .titleColor(.red, for: .highlighted)
    .isEnabled(model.isBusy.map { !$0 })
    .tintColor(.systemBlue)
    .contentHorizontalAlignment(.leading)
    .tag(1)
    .backgroundColor(nil)
}

@MainActor func field_N(_ model: Model_N) -> UITextField {
  UITextField()
    .placeholder { model.name.value }
    .text(model.note)
    .keyboardType(.emailAddress)
    .autocapitalizationType(.none)
    .borderStyle(.roundedRect)
    .clearButtonMode(.whileEditing)
    .isSecureTextEntry(true)
    .textColor(.label)
}

@MainActor func stack_N(_ model: Model_N) -> UIStackView {
  UIStackView(arrangedSubviews: [UILabel(), UIView()])
    .axis(.vertical)
    .spacing(8)
    .alignment(.fill)
    .distribution(.fillEqually)
    .isLayoutMarginsRelativeArrangement(true)
    .layoutMargins(UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    .backgroundColor(model.isBusy.map { $0 ? nil : .systemBackground })
    .isHidden { model.isBusy.value }
}

@MainActor func picture_N(_ model: Model_N) -> UIImageView {
  UIImageView()
    .image(model.picture)
    .contentMode(.scaleAspectFit)
    .clipsToBounds(true)
    .tintColor(.systemRed)
    .isHighlighted(false)
    .alpha(1)
    .isUserInteractionEnabled(true)
    .accessibilityLabel(model.name)
}
