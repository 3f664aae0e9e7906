#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Something whose views are written in one place, its body.
///
/// ```swift
/// final class WelcomeView: ProgrammaticView {
///   var body: UIView {
///     VerticalStack(spacing: 40) {
///       UILabel("Hello, world!")
///       UIButton("Tap me!") { print("Tapped") }
///         .cornerRadius(20)
///         .maxWidth()
///     }
///   }
/// }
///
/// let controller = ViewController(with: WelcomeView())
/// ```
///
/// It is a description, not a view: ``ContainerView`` and ``ViewController`` show it. They read the
/// body once and keep the description for as long as they show it, so that its handlers can refer to
/// it weakly.
@MainActor
public protocol ProgrammaticView {
  /// The views. Each access makes new ones.
  @ProgrammaticViewBuilder var body: UIView { get }
}
