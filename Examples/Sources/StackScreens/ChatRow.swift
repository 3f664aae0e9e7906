import ChainUIKit
import ScreenContent

/// Someone's newest message in a list of conversations.
final class ChatRow: UIView {
  init(_ conversation: Conversation) {
    super.init(frame: .zero)
    backgroundColor(.systemBackground).body {
      HStack(spacing: 14, alignment: .center) {
        Avatar(conversation.name, color: conversation.color, diameter: 56).body {
          if conversation.isOnline {
            StatusDot().layout { $0.trailing.bottom.equalToSuperview() }
          }
        }
        VStack(spacing: 3) {
          HStack(spacing: 8, alignment: .firstBaseline) {
            UILabel.headline(conversation.name)
            UILabel.note(conversation.time, size: 14)
              .textColor(conversation.unreadCount > 0 ? .systemBlue : .secondaryLabel)
              .contentHuggingPriority(.required, for: .horizontal)
          }
          HStack(spacing: 12, alignment: .top) {
            UILabel.note(conversation.message).numberOfLines(2)
            if conversation.unreadCount > 0 { Badge(conversation.unreadCount) }
          }
        }
      }
      .layout {
        $0.horizontalEdges.equalToSuperview().inset(20)
        $0.verticalEdges.equalToSuperview().inset(14)
      }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
