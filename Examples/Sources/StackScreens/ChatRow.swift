import ChainUIKit
import ScreenContent

/// Someone's newest message in a list of conversations.
final class ChatRow: UIView {
  init(_ conversation: Conversation) {
    super.init(frame: .zero)
    backgroundColor(.systemBackground).body {
      HStack(spacing: 14, alignment: .center) {
        Self.portrait(of: conversation)
        VStack(spacing: 3) {
          HStack(spacing: 8, alignment: .firstBaseline) {
            UILabel(conversation.name).font(.systemFont(ofSize: 17, weight: .semibold))
            UILabel(conversation.time)
              .font(.systemFont(ofSize: 14))
              .textColor(conversation.unreadCount > 0 ? .systemBlue : .secondaryLabel)
              .contentHuggingPriority(.required, for: .horizontal)
          }
          HStack(spacing: 12, alignment: .top) {
            UILabel(conversation.message)
              .font(.systemFont(ofSize: 15))
              .textColor(.secondaryLabel)
              .numberOfLines(2)
            if conversation.unreadCount > 0 { Self.badge(conversation.unreadCount) }
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

  private static func portrait(of conversation: Conversation) -> UIView {
    Avatar(conversation.name, color: conversation.color, diameter: 56)
      .clipsToBounds(false)
      .body {
        if conversation.isOnline {
          UIView()
            .backgroundColor(.systemGreen)
            .cornerRadius(8)
            .set(\.layer.borderWidth, to: 2.5)
            .set(\.layer.borderColor, to: UIColor.systemBackground.cgColor)
            .layout { $0.size.equalTo(16) }
            .layout { $0.trailing.bottom.equalToSuperview() }
        }
      }
  }

  private static func badge(_ count: Int) -> UIView {
    UILabel("\(count)")
      .font(.systemFont(ofSize: 13, weight: .semibold))
      .textColor(.white)
      .textAlignment(.center)
      .backgroundColor(.systemBlue)
      .cornerRadius(11)
      .clipsToBounds(true)
      .layout {
        $0.height.equalTo(22)
        $0.width.greaterThanOrEqualTo(22)
      }
      .contentHuggingPriority(.defaultHigh, for: .horizontal)
      .contentCompressionResistancePriority(.required, for: .horizontal)
  }
}
