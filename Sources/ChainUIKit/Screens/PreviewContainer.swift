#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Shows a ``ProgrammaticView`` in SwiftUI: in the previews of Xcode, or inside an app.
  ///
  /// ```swift
  /// struct WelcomeView_Previews: PreviewProvider {
  ///   static var previews: some View {
  ///     PreviewContainer { WelcomeView() }
  ///   }
  /// }
  /// ```
  public struct PreviewContainer: UIViewRepresentable {
    private let content: @MainActor () -> any ProgrammaticView

    /// Creates a container. The closure runs once, when SwiftUI makes the view.
    public init(_ content: @escaping @MainActor () -> any ProgrammaticView) {
      self.content = content
    }

    /// Makes the view.
    public func makeUIView(context: Context) -> ContainerView {
      ContainerView(for: content())
    }

    /// Does nothing: the view keeps itself up to date.
    public func updateUIView(_ view: ContainerView, context: Context) {}
  }
#endif
