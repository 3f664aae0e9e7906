import HeadlessSources

/// A list of cards, each with a picture, a title, a note and a button: 20 constraints a card.
///
/// A card is as high as the picture or the texts demand, so heights depend on content, and every
/// card lies below the one before.
@MainActor
final class CardList {
  static let constraintsPerCard = 20

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 10_000))
  private(set) var constraints: [NSLayoutConstraint] = []
  /// How far each title is below the top of its card.
  private(set) var titleTops: [NSLayoutConstraint] = []
  private(set) var cards: [UIView] = []

  init(cardCount: Int) {
    for index in 0..<cardCount { addCard(index) }
    NSLayoutConstraint.activate(constraints)
  }

  private func addCard(_ index: Int) {
    let card = UIView()
    let picture = UIView()
    let title = Content(width: 80 + CGFloat(index % 7) * 20, height: 20)
    let note = Content(width: 300, height: 30 + CGFloat(index % 5) * 10)
    let button = Content(width: 60, height: 44)
    for view in [card, picture, title, note, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.addSubview(card)
    for view in [picture, title, note, button] { card.addSubview(view) }
    title.setContentHuggingPriority(.defaultHigh, for: .vertical)
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    note.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    let hug = card.heightAnchor.constraint(equalToConstant: 0)
    hug.priority = .fittingSizeLevel
    let titleTop = title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12)
    titleTops.append(titleTop)
    constraints += [
      card.topAnchor.constraint(equalTo: cards.last?.bottomAnchor ?? root.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      hug,
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      titleTop,
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      note.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      note.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -12),
      button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      button.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      button.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 4),
      button.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -4),
    ]
    cards.append(card)
  }

  /// A view with a content size.
  private final class Content: UIView {
    private let content: CGSize

    init(width: CGFloat, height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
  }
}
