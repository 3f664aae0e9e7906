#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The measurement and layout of one host with everything inside, while it is on the call stack.
///
/// Two things need to know about it.
///
/// - **Measurements** are kept for one pass only: nobody announces that the text of a label changed,
///   so a size from an earlier pass may be wrong. A host that is laid out directly by the host
///   around it continues the pass; everything that foreign code starts is a pass of its own, even
///   inside another one, because that code may have changed what is measured. So each leaf is asked
///   once for each proposal, whatever the number of hosts around it.
/// - **Loops**: a pass counts how often in a row its host was asked for a new arrangement meanwhile, and
///   the outermost one how often each view asks; see ``ArrangementLoop``.
@MainActor
final class ArrangementPass {
  /// The innermost pass on the call stack.
  private(set) static var current: ArrangementPass?

  /// The view whose request is being carried out.
  private static var requester: UIView?
  private static var passCount: UInt64 = 0

  /// How often a view may ask in one pass. A view that changes much may well ask for each change;
  /// more means that it is laid out again and again within the pass.
  private static let requestLimit = 1000

  /// Tells passes apart.
  let number: UInt64
  /// The host that the pass started with.
  let host: LayoutView
  /// Whether hosts inside `host` that are measured by foreign code belong to the pass.
  private var isMeasuring = true
  /// The nested host that is about to be laid out as a part of the pass.
  private var next: LayoutView?

  private let outer: ArrangementPass?
  /// Whether requests are ignored, because too many passes before were asked for another one.
  private let isLast: Bool
  /// The first view that asked for a new arrangement of the host.
  private var unsettled: UIView?
  /// How often views inside the outermost host asked.
  private var requestCounts: [ObjectIdentifier: Int] = [:]
  /// A view that asked too often in this pass.
  private var restless: UIView?
  /// Hosts that were to be laid out when it was known that the outermost one starts over.
  private var postponed: [LayoutView] = []

  private init(of host: LayoutView) {
    Self.passCount += 1
    number = Self.passCount
    self.host = host
    outer = Self.current
    isLast = host.unsettledPasses >= ArrangementLoop.passLimit - 1
  }

  private var outermost: ArrangementPass {
    var pass = self
    while let outer = pass.outer { pass = outer }
    return pass
  }

  // MARK: Running

  /// Measures a host: as a part of the pass that measures a host around it, or in a new one.
  static func measure<Result>(_ host: LayoutView, _ body: () -> Result) -> Result {
    if let current, current.isMeasuring, host.isDescendant(of: current.host) { return body() }
    return ArrangementPass(of: host).run { _ in body() }
  }

  /// Lays out a host: as a part of the pass of the host around it, or in a new one.
  ///
  /// Not while the outermost host has to start over. It will come back here, and going on would
  /// lay out each nested host twice as often as the one around it.
  static func layout(_ host: LayoutView, _ body: (ArrangementPass) -> Void) {
    if let pass = current?.outermost, pass.unsettled != nil, !pass.isLast {
      return pass.postponed.append(host)
    }
    if let current, current.next === host {
      current.next = nil
      return body(current)
    }
    ArrangementPass(of: host).run(body)
  }

  private func run<Result>(_ body: (ArrangementPass) -> Result) -> Result {
    Self.current = self
    let result = body(self)
    Self.current = outer
    settle()
    return result
  }

  /// Lays out the subviews that are marked, now that they have their frames. UIKit would do it
  /// next; doing it here lets nested hosts use what was measured, and shows who asks for more.
  func layoutSubviews(_ views: [UIView]) {
    let wasMeasuring = isMeasuring
    for view in views where view.layer.needsLayout() {
      // A host that is marked again starts over, with all of its subviews.
      guard view.superview?.layer.needsLayout() == false else { break }
      next = view as? LayoutView
      isMeasuring = next != nil
      view.layer.layoutIfNeeded()
      next = nil
    }
    isMeasuring = wasMeasuring
  }

  // MARK: Requests

  /// Carries out a view's request for a new arrangement, unless it is one too many.
  static func request(from view: UIView, _ body: () -> Void) {
    if let current, !current.admitsRequest(from: view) { return }
    let outer = requester
    requester = outer ?? view
    body()
    requester = outer
  }

  private func admitsRequest(from view: UIView) -> Bool {
    var pass: ArrangementPass? = self
    while let current = pass {
      if current.isLast, view.isDescendant(of: current.host) {
        current.unsettled = current.unsettled ?? view
        return false
      }
      pass = current.outer
    }
    let outermost = self.outermost
    guard view.isDescendant(of: outermost.host) else { return true }
    outermost.requestCounts[ObjectIdentifier(view), default: 0] += 1
    guard outermost.requestCounts[ObjectIdentifier(view), default: 0] > Self.requestLimit
    else { return true }
    outermost.restless = outermost.restless ?? view
    return false
  }

  /// Whether a host may be marked for layout, which is noted when it is being arranged.
  static func admitsMark(of host: LayoutView) -> Bool {
    guard host.isArranging else { return true }
    var admits = true
    var pass = current
    while let current = pass {
      if current.host === host {
        current.unsettled = current.unsettled ?? requester ?? host
        admits = admits && !current.isLast
      }
      pass = current.outer
    }
    return admits
  }

  private func settle() {
    for host in postponed { host.layer.setNeedsLayout() }
    guard let view = unsettled ?? restless else {
      host.unsettledPasses = 0
      return
    }
    host.unsettledPasses = isLast ? 0 : host.unsettledPasses + 1
    guard isLast || restless != nil, !host.didReportLoop else { return }
    host.didReportLoop = true
    ArrangementLoop(
      host: host, view: view, requestLimit: restless == nil ? nil : Self.requestLimit
    ).deliver()
  }
}
