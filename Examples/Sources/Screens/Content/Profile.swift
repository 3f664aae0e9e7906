import ChainUIKit

/// A person who can be followed.
@MainActor
final class Profile {
  let name: String
  let handle: String
  let about: String
  let figures: [(label: String, value: String)]
  @Live var isFollowed = false

  init(name: String, handle: String, about: String, figures: [(label: String, value: String)]) {
    self.name = name
    self.handle = handle
    self.about = about
    self.figures = figures
  }

  static var example: Profile {
    Profile(
      name: "Ada Lovelace", handle: "@ada",
      about: "Wrote the first program, a century before there was a machine to run it.",
      figures: [("Notes", "128"), ("Followers", "4,096"), ("Following", "7")])
  }
}
