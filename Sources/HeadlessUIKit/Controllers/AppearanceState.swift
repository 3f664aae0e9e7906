/// How far a view controller is on its way to the screen and back.
enum AppearanceState {
  case hidden
  /// `viewWillAppear(_:)` was called.
  case appearing
  /// `viewIsAppearing(_:)` was called, too: the view is in the window.
  case arrived
  case shown
  /// `viewWillDisappear(_:)` was called.
  case disappearing

  /// Whether the screen is where the view controller is or goes to.
  var isVisible: Bool {
    switch self {
    case .appearing, .arrived, .shown: true
    case .hidden, .disappearing: false
    }
  }
}
