import ChainUIKit

/// The newest message of someone.
struct Conversation {
  let name: String
  let message: String
  let time: String
  let unreadCount: Int
  let isOnline: Bool
  let color: UIColor

  static var examples: [Conversation] {
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
