/// Hears about the life of a ``ViewController``'s view.
///
/// Each method is called after the method of `UIViewController` with the same name has run, and does
/// nothing unless it is implemented. The controller is an argument, so that a view controller can be
/// the delegate of another one without mixing up its own methods with these.
@MainActor
public protocol ViewControllerDelegate: AnyObject {
  /// The view is in place.
  func loadView(in controller: ViewController)
  /// The view was loaded.
  func viewDidLoad(in controller: ViewController)
  /// The view is about to appear.
  func viewWillAppear(_ animated: Bool, in controller: ViewController)
  /// The view appeared.
  func viewDidAppear(_ animated: Bool, in controller: ViewController)
  /// The view is about to disappear.
  func viewWillDisappear(_ animated: Bool, in controller: ViewController)
  /// The view disappeared.
  func viewDidDisappear(_ animated: Bool, in controller: ViewController)
  /// The view is about to lay out its subviews.
  func viewWillLayoutSubviews(in controller: ViewController)
  /// The view laid out its subviews.
  func viewDidLayoutSubviews(in controller: ViewController)
}

extension ViewControllerDelegate {
  public func loadView(in controller: ViewController) {}
  public func viewDidLoad(in controller: ViewController) {}
  public func viewWillAppear(_ animated: Bool, in controller: ViewController) {}
  public func viewDidAppear(_ animated: Bool, in controller: ViewController) {}
  public func viewWillDisappear(_ animated: Bool, in controller: ViewController) {}
  public func viewDidDisappear(_ animated: Bool, in controller: ViewController) {}
  public func viewWillLayoutSubviews(in controller: ViewController) {}
  public func viewDidLayoutSubviews(in controller: ViewController) {}
}
