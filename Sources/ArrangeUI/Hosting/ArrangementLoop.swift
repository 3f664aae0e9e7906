import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A layout that never settles: a view asks for a new arrangement each time it is arranged.
///
/// A host repeats its layout when a view inside asks for that during the layout, which may be
/// needed once or twice. When it happens ``passLimit`` times in a row, the request is ignored, so that
/// the app goes on, and reported once for each host: to ``handler``, or to standard error.
///
/// The remedy is to move the call of ``UIKit/UIView/setNeedsArrangement()`` out of the
/// layout, or to make it only when something changed.
@MainActor
public struct ArrangementLoop {
  /// How many layouts in a row may ask for another one.
  public static let passLimit = 16

  /// Gets the reports; `nil` writes them to standard error.
  public static var handler: (@MainActor (ArrangementLoop) -> Void)?

  /// The host whose layout does not settle.
  public let host: LayoutView

  /// The view that asked for a new arrangement: the host itself or a view inside.
  public let view: UIView

  /// How often the view asked, more than allowed, in one pass; `nil` if it asked in too many passes.
  let requestLimit: Int?

  /// The report to read; it names both views.
  public var text: String {
    let culprit = view === host ? "it" : Self.name(of: view)
    let extent =
      requestLimit.map { "more than \($0) times in one pass" }
      ?? "in \(Self.passLimit) passes in a row"
    return """
      The layout of \(Self.name(of: host)) does not settle: \(extent) \(culprit) asked for a new \
      arrangement while it was being arranged. The request is ignored. Ask outside of \
      layoutSubviews and sizeThatFits, or only when something changed.
      """
  }

  /// The type, address and accessibility identifier of a view.
  private static func name(of view: UIView) -> String {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
    return view.debugName(withAddress: ":0x\(address)")
  }

  func deliver() {
    if let handler = Self.handler {
      handler(self)
    } else {
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }
}
