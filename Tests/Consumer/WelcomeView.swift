import ChainUIKit

/// A screen as people write it who come from SwiftUI.
final class WelcomeView: ProgrammaticView {
  private(set) var taps = 0

  var body: UIView {
    VerticalStack(spacing: 40) {
      UILabel("Hello, world!")
        .font(.preferredFont(forTextStyle: .title1))

      UIButton("Tap me!") { [weak self] _ in self?.taps += 1 }
        .font(.preferredFont(forTextStyle: .headline))
        .titleColor(.secondaryLabel, for: .highlighted)
        .backgroundColor(.systemBlue)
        .cornerRadius(20)
        .maxWidth()
    }
  }
}

/// The same screen, presented.
@MainActor
func makeWelcomeScreen() -> ViewController {
  ViewController(with: WelcomeView()).title("Welcome").modalPresentationStyle(.formSheet)
}

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  struct WelcomeView_Previews: PreviewProvider {
    static var previews: some View {
      PreviewContainer { WelcomeView() }
    }
  }
#endif
