import ChainUIKit

/// A person who can be followed.
@MainActor
public final class Profile {
  /// A number with a name.
  public struct Figure: Sendable {
    public let label: String
    public let value: String
  }

  public let name: String
  public let handle: String
  public let about: String
  public let figures: [Figure]
  @Live public var isFollowed = false

  public init(name: String, handle: String, about: String, figures: [Figure]) {
    self.name = name
    self.handle = handle
    self.about = about
    self.figures = figures
  }

  public static var example: Profile {
    Profile(
      name: "Ada Lovelace", handle: "@ada",
      about: "Wrote the first program, a century before there was a machine to run it.",
      figures: [
        Figure(label: "Notes", value: "128"), Figure(label: "Followers", value: "4,096"),
        Figure(label: "Following", value: "7"),
      ])
  }
}
