import Foundation
import HeadlessSources

/// Makes views with everything that may refer back to them, drops them, and watches the memory.
@MainActor
enum LeakCheck {
  private static let viewsPerPage = 100
  private static let roundCount = 10

  /// Makes and drops views, a tenth a round. Returns whether memory stays the same, but for what
  /// the allocator may keep, in KiB.
  static func run(viewCount: Int, tolerance: Int) -> Bool {
    let pageCount = max(1, viewCount / viewsPerPage / roundCount)
    var memory: [Int] = []
    for round in 1...roundCount {
      for _ in 0..<pageCount { makePage() }
      memory.append(residentBytes)
      print(
        """
        \(round * pageCount * viewsPerPage) views made and dropped: \(residentBytes >> 10) KiB \
        resident
        """)
    }
    // The first round fills caches and the allocator's free lists.
    let growth = ((memory.last ?? 0) - memory[0]) >> 10
    print("growth since the first round: \(growth) KiB")
    return growth <= tolerance
  }

  /// A controller with a child in a window: 100 views.
  private static func makePage() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let page: UIView = controller.view
    let child = UIViewController()
    controller.addChild(child)
    page.addSubview(child.view)
    child.didMove(toParent: controller)
    addRows(to: page)
    addControls(to: child.view, of: child)
    let stack = makeStack()
    stack.frame = page.bounds
    page.addSubview(stack)
    window.layoutIfNeeded()
    // Whatever was laid out before it went.
    page.subviews[5].removeFromSuperview()
    window.layoutIfNeeded()
    _ = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Rows below each other, pinned to the margins and a guide.
  private static func addRows(to page: UIView) {
    let guide = UILayoutGuide()
    page.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 200).isActive = true
    var top = page.safeAreaLayoutGuide.topAnchor
    for _ in 0..<50 {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: top),
        row.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
        row.widthAnchor.constraint(equalTo: guide.widthAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
      ])
      top = row.bottomAnchor
    }
  }

  /// Controls with targets, actions and gestures that refer to their view.
  private static func addControls(to view: UIView, of controller: UIViewController) {
    for _ in 0..<10 {
      let button = UIButton()
      button.setTitle("Title", for: .normal)
      button.addAction(UIAction { [weak button] _ in button?.isHidden = true }, for: .touchUpInside)
      button.addTarget(controller, action: Selector("press"), for: .touchUpInside)
      button.addGestureRecognizer(UITapGestureRecognizer(target: button, action: Selector("tap")))
      view.addSubview(button)
    }
    for _ in 0..<6 { view.addSubview(UISlider()) }
  }

  private static func makeStack() -> UIStackView {
    let labels = (0..<20).map { index in
      let label = UILabel()
      label.text = "Row \(index)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.spacing = 4
    return stack
  }

  private static var residentBytes: Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
