#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What Chains.swift does, written by hand and without this package.

@MainActor func label_N() -> UILabel {
  let view = UILabel()
  view.text = "Inbox N"
  view.textColor = .secondaryLabel
  view.font = .systemFont(ofSize: 17)
  view.numberOfLines = 0
  view.textAlignment = .center
  view.lineBreakMode = .byTruncatingTail
  view.isHidden = false
  view.alpha = 0.5
  return view
}

@MainActor func button_N() -> UIButton {
  let view = UIButton(type: .system)
  view.setTitle("Save N", for: .normal)
  view.setTitle(nil, for: .disabled)
  view.setTitleColor(.red, for: .highlighted)
  view.isEnabled = true
  view.tintColor = .systemBlue
  view.contentHorizontalAlignment = .leading
  view.tag = 1
  view.backgroundColor = nil
  return view
}

@MainActor func field_N() -> UITextField {
  let view = UITextField()
  view.placeholder = "Email N"
  view.text = nil
  view.keyboardType = .emailAddress
  view.autocapitalizationType = .none
  view.borderStyle = .roundedRect
  view.clearButtonMode = .whileEditing
  view.isSecureTextEntry = true
  view.textColor = .label
  return view
}

@MainActor func stack_N() -> UIStackView {
  let view = UIStackView(arrangedSubviews: [UILabel(), UIView()])
  view.axis = .vertical
  view.spacing = 8
  view.alignment = .fill
  view.distribution = .fillEqually
  view.isLayoutMarginsRelativeArrangement = true
  view.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  view.backgroundColor = .systemBackground
  view.isHidden = true
  return view
}

@MainActor func picture_N() -> UIImageView {
  let view = UIImageView()
  view.image = UIImage(systemName: "star")
  view.contentMode = .scaleAspectFit
  view.clipsToBounds = true
  view.tintColor = .systemRed
  view.isHighlighted = false
  view.alpha = 1
  view.isUserInteractionEnabled = true
  view.accessibilityLabel = "Star N"
  return view
}
