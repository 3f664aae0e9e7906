import ChainUIKit

/// Stacks, builders and handlers as an app uses them.
@MainActor
final class AccountForm: UIView {
  private let hint: UILabel?
  private let titles: [String]
  private var save: UIButton?
  private var token: ActionToken?
  private(set) var events: [String] = []

  init(titles: [String], hint: String?) {
    self.titles = titles
    self.hint = hint.map { UILabel($0) }
    super.init(frame: .zero)
    body { makeContent() }
    body { makeList() }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func makeContent() -> UIStackView {
    VStack(spacing: 12, alignment: .fill) {
      UILabel("Account")
        .font(.preferredFont(forTextStyle: .headline))
        .spacingAfterSelf(24)
      hint
      if titles.isEmpty { UILabel("Nothing here") } else { UILabel("Details") }
      for title in titles { UILabel(title) }
      titles.map { UITextField().placeholder($0) }
      if #available(iOS 15.0, tvOS 15.0, *) {
        UIButton(configuration: .filled().title("Continue"))
          .onPrimaryActionTriggered { [weak self] in self?.note("continue") }
          .onMenuActionTriggered { [weak self] in self?.note("menu") }
      }
      UIStackView.H(spacing: 8, distribution: .fillEqually) {
        UIButton("Cancel", type: .custom).onTap { [weak self] in self?.note("cancel") }
        UIButton("Save") { button in button.isEnabled(false) }
          .assign(to: &save)
      }
      UISegmentedControl(items: titles)
        .onValueChanged { [weak self] control in self?.note("\(control.selectedSegmentIndex)") }
      UIImageView(image: nil).onTap { view in view.isHighlighted(true) }
    }
  }

  private func makeList() -> UIListView {
    UIListView(spacing: 8) {
      HorizontalStack { titles.map { UILabel($0) } }
      UITextField()
        .on([.editingDidBegin, .editingDidEnd]) { field in field.isSelected(field.isEditing) }
        .configure { field in
          token = field.addHandler(for: .editingChanged) { [weak self] in self?.token?.remove() }
        }
    }
  }

  private func note(_ event: String) {
    events.append(event)
  }
}

/// A builder of an app's own.
@MainActor
func makeCard(@UIViewBuilder _ content: () -> [UIView]) -> UIView {
  UIView().backgroundColor(.white).cornerRadius(12).body {
    VStack(spacing: 8) { content() }.layout { $0.edges.equalToSuperview().inset(16) }
  }
}
