import Foundation
import HeadlessSources

/// Time per view for more and more views: the work is linear if it stays the same.
///
/// Removing stops at 10,000: taking a view out of an array of siblings moves those behind it.
@MainActor
enum TreeBenchmark {

  static func run() {
    print("Time per view of 1,000, 10,000, 100,000 views:")
    report("siblings added") { count, _ in
      let root = UIView()
      let views = (0..<count).map { _ in UIView() }
      return Stopwatch.seconds { for view in views { root.addSubview(view) } }
    }
    report("chain of views added, 100 deep") { count, _ in
      let root = UIView()
      let views = (0..<count).map { _ in UIView() }
      return Stopwatch.seconds {
        for (index, view) in views.enumerated() {
          (index % 100 == 0 ? root : views[index - 1]).addSubview(view)
        }
      }
    }
    report("siblings removed one by one, first to last", upTo: 10_000) { count, _ in
      let root = UIView()
      let views = (0..<count).map { _ in UIView() }
      for view in views { root.addSubview(view) }
      return Stopwatch.seconds { for view in views { view.removeFromSuperview() } }
    }
    report("siblings with four constraints made") { count, list in
      Stopwatch.seconds { list = ConstrainedList(count: count) }
    }
    report("  laid out first") { count, list in
      list = ConstrainedList(count: count)
      return Stopwatch.seconds { list?.root.layoutIfNeeded() }
    }
    report("  removed one by one, first to last", upTo: 10_000) { count, list in
      list = ConstrainedList(count: count)
      list?.root.layoutIfNeeded()
      return Stopwatch.seconds { list?.views.forEach { $0.removeFromSuperview() } }
    }
    report("  removed one by one, last to first", upTo: 10_000) { count, list in
      list = ConstrainedList(count: count)
      list?.root.layoutIfNeeded()
      return Stopwatch.seconds { list?.views.reversed().forEach { $0.removeFromSuperview() } }
    }
  }

  private static func report(
    _ name: String, upTo limit: Int = 100_000,
    _ measure: (_ count: Int, _ list: inout ConstrainedList?) -> Double
  ) {
    var list: ConstrainedList?
    let times = [1_000, 10_000, 100_000].filter { $0 <= limit }.map { count in
      (0..<3).map { _ in measure(count, &list) / Double(count) }.min() ?? 0
    }
    print(
      """
        \(name): \(times.map { Format.nano($0) }.joined(separator: ", ")); \
      ×\(Format.number((times.last ?? 0) / times[0]))
      """)
  }
}

/// Rows below each other, as wide as their superview.
@MainActor
final class ConstrainedList {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let views: [UIView]

  init(count: Int) {
    views = (0..<count).map { _ in UIView() }
    var top = root.topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: top, constant: 1),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      top = view.bottomAnchor
    }
  }
}
