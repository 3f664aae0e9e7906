import ChainUIKit
import ScreenContent
import StructuredLayout

/// Someone's newest message in a list of conversations.
final class ChatRow: UIView {
  init(_ conversation: Conversation) {
    super.init(frame: .zero)
    let time = UILabel.note(conversation.time, size: 14)
      .textColor(conversation.unreadCount > 0 ? .systemBlue : .secondaryLabel)

    backgroundColor(.systemBackground).sl.layout {
      Row(spacing: 14, alignment: .center) {
        ZStack(alignment: .bottomTrailing) {
          Avatar(conversation.name, color: conversation.color, diameter: 56)
          if conversation.isOnline { StatusDot() }
        }
        Column(spacing: 3) {
          Row(spacing: 8, alignment: .firstBaseline) {
            UILabel.headline(conversation.name).expand()
            time
          }
          Row(spacing: 12, alignment: .top) {
            UILabel.note(conversation.message).numberOfLines(2).expand()
            if conversation.unreadCount > 0 { Badge(conversation.unreadCount) }
          }
        }
        .expand()
      }
      .padding(horizontal: 20, vertical: 14)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
