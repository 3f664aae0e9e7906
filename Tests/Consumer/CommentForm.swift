import ChainUIKit

/// Code that leans on delegates: a name of ten letters at most, a comment with a counter, a list of
/// topics, and a sheet that asks before it goes.
@MainActor
final class CommentForm: UIViewController, UITextFieldDelegate, UITextViewDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let name = UITextField().placeholder("Name").returnKeyType(.next)
  let comment = UITextView()
  let counter = UILabel().text("0")
  private(set) var isDirty = false
  private(set) var appearances: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    name.delegate(self)
    comment.delegate(self)
    for part in [name, comment, counter] { view.addSubview(part) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append(isBeingPresented || isMovingToParent ? "first" : "again")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    name.becomeFirstResponder()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.counter.alpha = 1 })
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = textField.text ?? ""
    return Range(range, in: old).map { old.replacingCharacters(in: $0, with: string).count <= 10 }
      ?? false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    comment.becomeFirstResponder()
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    isDirty = true
    counter.text = "\(textView.text.count)"
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    !isDirty
  }

  /// Puts the caret before the first character of the name.
  func moveCaretToStart() {
    let start = name.beginningOfDocument
    name.selectedTextRange = name.textRange(from: start, to: start)
  }
}

/// A list of topics that opens the form as a sheet.
@MainActor
final class TopicList: UITableViewController {
  let topics = ["Anchors", "Guides", "Priorities"]
  private(set) var opened: CommentForm?
  private(set) var offsets: [CGFloat] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    topics.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = topics[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let form = CommentForm()
    form.title = topics[indexPath.row]
    form.presentationController?.delegate = form
    opened = form
    present(form, animated: true)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
