import Foundation

@testable import HeadlessUIKit

/// Notes the callbacks that views get.
@MainActor
final class CallbackLog {
  var entries: [String] = []

  /// What was noted since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that notes its callbacks.
final class RecordingView: UIView {
  let name: String
  let log: CallbackLog

  init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.entries.append("\(name) \(event)") }

  override func willMove(toSuperview newSuperview: UIView?) { note("will move to superview") }
  override func didMoveToSuperview() { note("did move to superview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("will move to window") }
  override func didMoveToWindow() { note("did move to window") }
  override func didAddSubview(_ subview: UIView) { note("did add subview") }
  override func willRemoveSubview(_ subview: UIView) { note("will remove subview") }
  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }
}
