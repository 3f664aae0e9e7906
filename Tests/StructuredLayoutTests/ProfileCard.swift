import StructuredLayout

/// A card about a person: ten views, laid out twice, with the same result.
@MainActor
final class ProfileCard: UIView {
  let avatar = UIImageView()
  let name = UILabel()
  let account = UILabel()
  let follow = UIButton(type: .system)
  let bio = UILabel()
  let divider = UIView()
  let posts = UILabel()
  let followers = UILabel()
  let following = UILabel()
  let message = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    account.text = "@ada"
    follow.setTitle("Follow", for: .normal)
    bio.text = "Notes on the analytical engine, and on what it might compose one day."
    bio.numberOfLines = 0
    posts.text = "12 posts"
    followers.text = "1,815 followers"
    following.text = "36 following"
    message.setTitle("Message", for: .normal)
  }

  required init?(coder: NSCoder) { nil }

  func layOutWithTree() {
    // layout: start
    sl.layout {
      Column(spacing: 12) {
        Row(spacing: 12, alignment: .center) {
          avatar.size(48)
          Column(spacing: 4) {
            name
            account
          }
          .expand()
          follow
        }
        bio
        divider.height(1)
        Row(spacing: 8) {
          posts
          followers
          following
        }
        .equalSize()
        message
      }
      .padding(16)
    }
    // layout: end
  }

  /// The same with anchors: the row at the top is as high as the highest of its three parts, whatever
  /// the text is.
  func layOutWithAnchors() {
    let views = [
      avatar, name, account, follow, bio, divider, posts, followers, following, message,
    ]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let row = UILayoutGuide()
    let titles = UILayoutGuide()
    addLayoutGuide(row)
    addLayoutGuide(titles)
    for label in [name, account] {
      label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    }
    let rowHeight = row.heightAnchor.constraint(equalToConstant: 0)
    rowHeight.priority = UILayoutPriority(245)
    let ending = message.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16)
    ending.priority = UILayoutPriority(240)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      rowHeight,
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalToConstant: 48),
      avatar.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
      titles.topAnchor.constraint(equalTo: name.topAnchor),
      titles.bottomAnchor.constraint(equalTo: account.bottomAnchor),
      titles.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      titles.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(equalTo: follow.leadingAnchor, constant: -12),
      account.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      account.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      account.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      follow.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      follow.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      follow.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
      bio.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 12),
      bio.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bio.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      divider.topAnchor.constraint(equalTo: bio.bottomAnchor, constant: 12),
      divider.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      divider.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      divider.heightAnchor.constraint(equalToConstant: 1),
      posts.topAnchor.constraint(equalTo: divider.bottomAnchor, constant: 12),
      posts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      followers.topAnchor.constraint(equalTo: posts.topAnchor),
      followers.bottomAnchor.constraint(equalTo: posts.bottomAnchor),
      followers.leadingAnchor.constraint(equalTo: posts.trailingAnchor, constant: 8),
      followers.widthAnchor.constraint(equalTo: posts.widthAnchor),
      following.topAnchor.constraint(equalTo: posts.topAnchor),
      following.bottomAnchor.constraint(equalTo: posts.bottomAnchor),
      following.leadingAnchor.constraint(equalTo: followers.trailingAnchor, constant: 8),
      following.widthAnchor.constraint(equalTo: posts.widthAnchor),
      following.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      message.topAnchor.constraint(equalTo: posts.bottomAnchor, constant: 12),
      message.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      message.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      message.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),
      ending,
    ])
  }
}
