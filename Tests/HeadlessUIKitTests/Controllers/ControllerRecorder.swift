import Foundation

@testable import HeadlessUIKit

/// A view controller that notes its callbacks.
class RecordingController: UIViewController {
  let name: String
  let log: CallbackLog
  /// What is noted besides appearance.
  var notesLayout = false
  var notesParents = false
  var forwards = true

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ event: String) { log.entries.append("\(name) \(event)") }

  override func loadView() {
    note("load view")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("did load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear" + (animated ? ", animated" : "") + (view.window == nil ? "" : ", in window"))
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing" + (view.window == nil ? ", without window" : ""))
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear" + (view.window == nil ? ", without window" : ""))
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    if notesLayout { note("update constraints") }
  }
  override func viewWillLayoutSubviews() { if notesLayout { note("will layout") } }
  override func viewDidLayoutSubviews() { if notesLayout { note("did layout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if notesParents { note("will move to \(parent == nil ? "nothing" : "parent")") }
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if notesParents { note("did move to \(parent == nil ? "nothing" : "parent")") }
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
}
