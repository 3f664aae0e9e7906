import ChainUIKit
import Testing

/// `ViewController(with:)` and its delegate.
@MainActor
@Suite struct ViewControllerTests {
  private final class Screen: ProgrammaticView {
    private(set) var reads = 0
    let label = UILabel("content")

    var body: UIView {
      let _ = reads += 1
      label
    }
  }

  private final class Witness: ViewControllerDelegate {
    var calls: [String] = []

    func loadView(in controller: ViewController) {
      calls.append("loadView \(controller.isViewLoaded)")
    }
    func viewDidLoad(in controller: ViewController) { calls.append("viewDidLoad") }
    func viewWillAppear(_ animated: Bool, in controller: ViewController) {
      calls.append("viewWillAppear \(animated)")
    }
    func viewDidAppear(_ animated: Bool, in controller: ViewController) {
      calls.append("viewDidAppear \(animated)")
    }
    func viewWillDisappear(_ animated: Bool, in controller: ViewController) {
      calls.append("viewWillDisappear \(animated)")
    }
    func viewDidDisappear(_ animated: Bool, in controller: ViewController) {
      calls.append("viewDidDisappear \(animated)")
    }
    func viewWillLayoutSubviews(in controller: ViewController) {
      calls.append("viewWillLayoutSubviews")
    }
    func viewDidLayoutSubviews(in controller: ViewController) {
      calls.append("viewDidLayoutSubviews")
    }
  }

  @Test func theViewIsAContainerOfTheContentMadeWhenLoaded() {
    let screen = Screen()
    let controller: ViewController = ViewController(with: screen).title("Screen")
    #expect(controller.title == "Screen")
    #expect(screen.reads == 0)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(screen.reads == 1)
    #expect(controller.view === controller.contentView)
    #expect(controller.contentView.content as? Screen === screen)
    #expect(screen.label.superview === controller.contentView)
  }

  @Test func askingForTheContentFirstMakesItOnce() {
    let screen = Screen()
    let controller = ViewController(with: screen)
    let content = controller.contentView
    controller.loadViewIfNeeded()
    #expect(controller.view === content)
    #expect(screen.reads == 1)
  }

  @Test func theDelegateHearsAboutTheWholeLife() {
    let witness = Witness()
    let controller = ViewController(with: Screen())
    controller.delegate = witness
    controller.loadViewIfNeeded()
    #expect(witness.calls == ["loadView true", "viewDidLoad"])
    witness.calls = []
    controller.viewWillAppear(true)
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
    controller.viewDidAppear(true)
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
    #expect(
      witness.calls == [
        "viewWillAppear true", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear true", "viewWillDisappear false", "viewDidDisappear false",
      ])
  }

  @Test func everyDelegateMethodIsOptional() {
    final class Silent: ViewControllerDelegate {}
    let silent = Silent()
    let controller = ViewController(with: Screen())
    controller.delegate = silent
    controller.loadViewIfNeeded()
    controller.viewWillAppear(false)
    controller.viewDidAppear(false)
    controller.viewWillLayoutSubviews()
    controller.viewDidLayoutSubviews()
    controller.viewWillDisappear(false)
    controller.viewDidDisappear(false)
    #expect(controller.delegate === silent)
  }

  @Test func aViewControllerCanBeTheDelegateOfAnother() {
    final class Parent: UIViewController, ViewControllerDelegate {
      var loaded: [ViewController] = []

      func viewDidLoad(in controller: ViewController) { loaded.append(controller) }
    }
    let parent = Parent()
    let child = ViewController(with: Screen())
    child.delegate = parent
    child.loadViewIfNeeded()
    #expect(parent.loaded == [child])
    #expect(!parent.isViewLoaded)
  }

  @Test func aSubclassAddsToTheLife() {
    final class Custom: ViewController {
      var calls: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
      }
    }
    let controller = Custom(with: Screen())
    controller.loadViewIfNeeded()
    #expect(controller.calls == ["viewDidLoad"])
  }

  @Test func nothingKeepsTheControllerOrItsDelegate() {
    weak var released: ViewController?
    weak var delegate: Witness?
    weak var content: Screen?
    do {
      let (witness, screen) = (Witness(), Screen())
      let controller = ViewController(with: screen)
      controller.delegate = witness
      controller.loadViewIfNeeded()
      (released, delegate, content) = (controller, witness, screen)
    }
    #expect(released == nil)
    #expect(delegate == nil)
    #expect(content == nil)
  }
}
