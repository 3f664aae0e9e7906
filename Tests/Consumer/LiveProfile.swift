import ChainUIKit

#if canImport(Combine)
  import Combine
#endif

/// Live sources as an app uses them: the same names take values and sources.
@MainActor
final class LiveProfile: UIView {
  let name = Live("Ada")
  let isBusy = Live(false)
  let note = Live<String?>(nil)

  lazy var title: UILabel = UILabel()
    .text(name)
    .textColor(.label)
    .isHidden(isBusy)
    .accessibilityLabel(name.map { "Profile of \($0)" })

  lazy var detail: UILabel = UILabel()
    .text(note)
    .alpha(isBusy.map { $0 ? 0.5 : 1 })

  lazy var follow: UIButton = UIButton(type: .system)
    .title("Follow", for: .normal)
    .title(name.map { "Following \($0)" }, for: .selected)
    .isEnabled(isBusy.map { !$0 })

  func stream(_ texts: AsyncStream<String>) {
    detail.text(texts)
  }

  #if canImport(Combine)
    @Published private var score = 0

    func publish() {
      detail.text($score.map { "\($0) points" })
      follow.title($score.map { $0 > 0 ? "Again" : nil }, for: .highlighted)
      detail.isHidden(Just(true))
    }
  #endif

  #if canImport(Observation)
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    func observe(_ text: @escaping @MainActor () -> String) {
      title.text { text() }
      follow.title(for: .disabled) { text() }
    }
  #endif
}
