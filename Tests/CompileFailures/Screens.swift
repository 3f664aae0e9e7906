import ChainUIKit

struct Numbers: ProgrammaticView {
  var body: UIView {
    // error: a statement here must be a view, an optional view or an array of views
    [1, 2]
  }
}

@MainActor
struct NotAScreen {
  var body: UIView { UIView() }
}

@MainActor
func show() {
  // error: 'NotAScreen' does not conform to expected type 'ProgrammaticView'
  _ = ViewController(with: NotAScreen())
}
