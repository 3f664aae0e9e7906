import ChainUIKit
import ScreenContent
import Testing

@testable import ArrangeScreens
@testable import StackScreens
@testable import StructuredScreens

/// How an app tests its screens: without a simulator.
@MainActor
@Suite struct ScreenTests {
  enum Style: CaseIterable {
    case stack, arrange, structured

    @MainActor
    func makeSignInForm(_ model: SignIn) -> UIView {
      switch self {
      case .stack: StackScreens.SignInForm(model)
      case .arrange: ArrangeScreens.makeSignInForm(model)
      case .structured: StructuredScreens.SignInForm(model)
      }
    }

    @MainActor
    func makeExamples() -> [Example] {
      switch self {
      case .stack: makeStackExamples()
      case .arrange: makeArrangeExamples()
      case .structured: makeStructuredExamples()
      }
    }

    @MainActor
    func makeView(of subject: Example.Subject) throws -> UIView {
      try #require(makeExamples().first { $0.subject == subject }).makeView()
    }
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + all(type, in: $0) }
  }

  private func button(_ title: String, in view: UIView) throws -> UIButton {
    try #require(all(UIButton.self, in: view).first { $0.currentTitle == title })
  }

  private func type(_ text: String, into field: UITextField) {
    field.text(text).sendActions(for: .editingChanged)
  }

  private func lay(_ view: UIView, out subject: Example.Subject) {
    view.frame = CGRect(x: 0, y: 0, width: subject.width, height: subject.height ?? 1000)
    view.layoutIfNeeded()
    guard subject.height == nil else { return }
    let size = CGSize(width: subject.width, height: 0)
    let needed = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    view.frame.size.height = needed.height.rounded(.up)
    view.layoutIfNeeded()
  }

  // MARK: - What the screens do

  @Test(arguments: Style.allCases)
  func signingInNeedsAnAddressAndAPassword(_ style: Style) throws {
    let model = SignIn()
    let form = style.makeSignInForm(model)
    let button = try button("Sign In", in: form)
    let fields = all(UITextField.self, in: form)
    #expect(!button.isEnabled)
    #expect(button.backgroundColor == .systemGray3)
    type("ada@example.com", into: fields[0])
    type("engine", into: fields[1])
    #expect(!button.isEnabled)
    type("difference engine", into: fields[1])
    #expect(button.isEnabled)
    #expect(button.backgroundColor == .systemBlue)
    button.sendActions(for: .touchUpInside)
    #expect(model.attempts == 1)
    type("", into: fields[0])
    #expect(!button.isEnabled)
  }

  @Test(arguments: Style.allCases)
  func theSwitchAndTheModelFollowEachOther(_ style: Style) throws {
    let model = SignIn()
    let form = style.makeSignInForm(model)
    let control = try #require(all(UISwitch.self, in: form).first)
    #expect(control.isOn)
    model.staysSignedIn = false
    #expect(!control.isOn)
    control.isOn(true).sendActions(for: .valueChanged)
    #expect(model.staysSignedIn)
  }

  @Test(arguments: Style.allCases)
  func followingChangesTheTitle(_ style: Style) throws {
    let button = try button("Follow", in: style.makeView(of: .profileCard))
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Following")
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Follow")
  }

  @Test(arguments: Style.allCases)
  func onlyUnreadMessagesHaveABadge(_ style: Style) throws {
    let list = try style.makeView(of: .chatRow)
    #expect(all(Badge.self, in: list).map(\.text) == ["2"])
    #expect(all(StatusDot.self, in: list).count == 2)
  }

  // MARK: - Where things are

  /// A part of a screen and its place.
  private struct Place: CustomStringConvertible {
    let name: String
    let frame: CGRect

    var description: String { "\(name) \(frame)" }

    /// Whether two places are the same, but for rounding to pixels, and for the two points at the
    /// right of a switch, which only constraints leave out.
    func isNear(_ other: Place) -> Bool {
      name == other.name && abs(frame.minX - other.frame.minX) <= (name == "UISwitch" ? 2 : 1)
        && abs(frame.minY - other.frame.minY) <= 1 && abs(frame.width - other.frame.width) <= 1
        && abs(frame.height - other.frame.height) <= 1
    }
  }

  /// The places of all parts that look the same however they are laid out, from top to bottom. Of a
  /// text only the height counts, because an aligned text may have more room than it needs.
  private func places(in root: UIView) -> [Place] {
    let parts: [UIView.Type] = [
      ActionButton.self, Avatar.self, Badge.self, FormField.self, GradientView.self,
      IconTile.self, StatusDot.self, UISwitch.self,
    ]
    let views = all(UIView.self, in: root).filter { view in
      parts.contains { $0 == Swift.type(of: view) } || Swift.type(of: view) == UILabel.self
    }
    return views.map { view in
      var frame = view.convert(view.bounds, to: root)
      let text = (view as? UILabel)?.text
      if text != nil { (frame.origin.x, frame.size.width) = (0, 0) }
      return Place(name: text ?? "\(Swift.type(of: view))", frame: frame)
    }
    .sorted { ($0.name, $0.frame.minY, $0.frame.minX) < ($1.name, $1.frame.minY, $1.frame.minX) }
  }

  @Test(arguments: Example.Subject.allCases, [Style.arrange, .structured])
  func aScreenLooksTheSameHoweverItIsLaidOut(_ subject: Example.Subject, _ style: Style) throws {
    let (first, second) = (try Style.stack.makeView(of: subject), try style.makeView(of: subject))
    lay(first, out: subject)
    lay(second, out: subject)
    let (expected, found) = (places(in: first), places(in: second))
    #expect(found.count == expected.count)
    for (place, other) in zip(found, expected) where !place.isNear(other) {
      Issue.record("\(place) instead of \(other)")
    }
  }

  @Test(arguments: Style.allCases)
  func everyScreenFitsItsConstraints(_ style: Style) {
    var reports: [String] = []
    UIView.layoutReportHandler = { reports.append($0.text) }
    defer { UIView.layoutReportHandler = nil }
    for example in style.makeExamples() { lay(example.makeView(), out: example.subject) }
    #expect(reports.isEmpty)
  }

  @Test(arguments: Style.allCases)
  func everyScreenIsReleased(_ style: Style) {
    for example in style.makeExamples() {
      weak var view: UIView?
      do {
        let made = example.makeView()
        lay(made, out: example.subject)
        view = made
      }
      #expect(view == nil, "\(example.name)")
    }
  }
}
