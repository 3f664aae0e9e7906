import ArrangeUI
import ChainUIKit
import ScreenContent

/// Someone's newest message in a list of conversations.
@MainActor
func makeChatRow(_ conversation: Conversation) -> UIView {
  HStackView(spacing: 14) {
    ZStackView(alignment: .bottomTrailing) {
      Avatar(conversation.name, color: conversation.color, diameter: 56)
      if conversation.isOnline { StatusDot() }
    }
    VStackView(alignment: .leading, spacing: 3) {
      HStackView(alignment: .firstTextBaseline, spacing: 8) {
        UILabel.headline(conversation.name).frame(maximumWidth: .infinity, alignment: .leading)
        UILabel.note(conversation.time, size: 14)
          .textColor(conversation.unreadCount > 0 ? .systemBlue : .secondaryLabel)
      }
      HStackView(alignment: .top, spacing: 12) {
        UILabel.note(conversation.message)
          .numberOfLines(2)
          .frame(maximumWidth: .infinity, alignment: .leading)
        if conversation.unreadCount > 0 { Badge(conversation.unreadCount) }
      }
    }
  }
  .padding(horizontal: 20, vertical: 14)
  .backgroundColor(.systemBackground)
}
