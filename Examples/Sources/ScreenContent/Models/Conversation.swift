import ChainUIKit

/// The newest message of someone.
@MainActor
public struct Conversation {
  public let name: String
  public let message: String
  public let time: String
  public let unreadCount: Int
  public let isOnline: Bool
  public let color: UIColor

  public static var examples: [Conversation] {
    [
      Conversation(
        name: "Ada Lovelace",
        message: "The engine weaves patterns of algebra as the loom weaves flowers and leaves.",
        time: "9:41", unreadCount: 2, isOnline: true, color: .systemPurple),
      Conversation(
        name: "Grace Hopper", message: "Found it. It was a moth.", time: "Yesterday",
        unreadCount: 0, isOnline: true, color: .systemPink),
      Conversation(
        name: "Alan Turing", message: "Can machines think? Call me when they have an answer.",
        time: "Monday", unreadCount: 0, isOnline: false, color: .systemTeal),
    ]
  }
}
