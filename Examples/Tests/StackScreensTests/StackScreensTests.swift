import ChainUIKit
import ScreenContent
import Testing

@testable import StackScreens

/// How an app tests its screens: without a simulator.
@MainActor
@Suite struct StackScreensTests {
  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + all(type, in: $0) }
  }

  private func button(_ title: String, in view: UIView) throws -> UIButton {
    try #require(all(UIButton.self, in: view).first { $0.currentTitle == title })
  }

  private func type(_ text: String, into field: UITextField) {
    field.text(text).sendActions(for: .editingChanged)
  }

  @Test func signingInNeedsAnAddressAndAPassword() throws {
    let model = SignIn()
    let form = SignInForm(model)
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

  @Test func theSwitchAndTheModelFollowEachOther() throws {
    let model = SignIn()
    let form = SignInForm(model)
    let control = try #require(all(UISwitch.self, in: form).first)
    #expect(control.isOn)
    model.staysSignedIn = false
    #expect(!control.isOn)
    control.isOn(true).sendActions(for: .valueChanged)
    #expect(model.staysSignedIn)
  }

  @Test func followingChangesTheTitle() throws {
    let card = ProfileCard(.example)
    let button = try button("Follow", in: card)
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Following")
    button.sendActions(for: .touchUpInside)
    #expect(button.currentTitle == "Follow")
  }

  @Test func onlyUnreadMessagesHaveABadge() {
    let rows = Conversation.examples.map { ChatRow($0) }
    let badges = rows.map { row in all(UILabel.self, in: row).filter { $0.text == "2" }.count }
    #expect(badges == [1, 0, 0])
  }

  @Test func everyScreenFitsItsConstraints() {
    var reports: [String] = []
    UIView.layoutReportHandler = { reports.append($0.text) }
    defer { UIView.layoutReportHandler = nil }
    for example in makeStackExamples() {
      let view = example.makeView()
      let (width, height) = (example.subject.width, example.subject.height ?? 600)
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
  }

  @Test func everyScreenIsReleased() {
    for example in makeStackExamples() {
      weak var view: UIView?
      do {
        let made = example.makeView()
        made.layoutIfNeeded()
        view = made
      }
      #expect(view == nil, "\(example.name)")
    }
  }
}
