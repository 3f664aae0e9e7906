import Foundation

/// A control with segments of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
  private struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var contentOffset: CGSize = .zero
    var isEnabled = true
  }

  private var segments: [SegmentContent] = []
  private var selection = UISegmentedControl.noSegment

  /// The index that means that no segment is selected.
  public class var noSegment: Int { -1 }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(SegmentContent(title: title))
      } else if let image = item as? UIImage {
        segments.append(SegmentContent(image: image))
      }
    }
  }

  /// Creates a control with actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Segmented controls cannot be unarchived here; returns `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  private func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Inserts a segment with a title. An index beyond the end appends.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with an image. An index beyond the end appends.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment with an action. An index beyond the end appends.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      SegmentContent(
        title: action.title.isEmpty ? nil : action.title, image: action.image, action: action),
      at: segment)
  }

  /// Removes a segment. An index out of range is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment {
      selection = UISegmentedControl.noSegment
    } else if selection > segment {
      selection -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  private func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    segmentsDidChange()
  }

  private func segment(_ index: Int) -> SegmentContent? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Sets the title of a segment, which removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment, which removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the width of a segment; zero for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width of a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How far the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be selected by the user.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected by the user.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  /// Sets the action of a segment, and its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title.isEmpty ? nil : action.title
      $0.image = action.image
    }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The index of the segment whose action has an identifier; `NSNotFound` when there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exact: state] = attributes
    segmentsDidChange()
  }

  /// The attributes of titles that were set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exact: state]
  }

  // MARK: - Measuring

  /// The font of the titles.
  final var titleFont: UIFont {
    (titleTextAttributes(for: .normal)?[.font] as? UIFont)
      ?? .systemFont(ofSize: 13, weight: .medium)
  }

  /// The widths of the segments: those set, or else those of the content with 20 points around.
  /// Segments without a width of their own are as wide as the widest one, unless
  /// ``apportionsSegmentWidthsByContent``.
  private var segmentWidths: [CGFloat] {
    let font = titleFont
    let natural = segments.map { segment in
      let title = segment.title.map { TextLayout($0, font: font).size.width } ?? 0
      return max(title, segment.image?.size.width ?? 0) + 20
    }
    let widest = natural.max() ?? 0
    return zip(segments, natural).map { segment, width in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? width : widest
    }
  }

  /// The height of 32 points, and the widths of the segments with a point between them. The
  /// space around titles is assumed; UIKit does not document it.
  open override var intrinsicContentSize: CGSize {
    let widths = segmentWidths
    let total = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1))
    return CGSize(width: pixels.up(total), height: 32)
  }

  /// The size of the content. The size given is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangles of the segments: the widths stretched to the bounds.
  final var segmentRects: [CGRect] {
    let widths = segmentWidths
    let total = widths.reduce(0, +)
    var x = bounds.minX
    return widths.map { width in
      let share = total > 0 ? width / total * bounds.width : 0
      defer { x += share }
      return CGRect(x: x, y: bounds.minY, width: share, height: bounds.height)
    }
  }

  // MARK: - Selection

  /// The selected segment, or ``noSegment``. Indices out of range deselect; UIKit throws for
  /// those beyond the end.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  /// Whether segments do not stay selected.
  open var isMomentary = false

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Does what a tap on a segment does: selects it, performs its action and sends
  /// `.valueChanged`. Only HeadlessUIKit has this method.
  public final func performTap(onSegmentAt segment: Int) {
    guard isEnabled, let tapped = self.segment(segment), tapped.isEnabled else { return }
    let wasSelected = selection == segment
    selection = segment
    if !wasSelected || isMomentary {
      if let action = tapped.action { sendAction(action) }
      sendActions(for: .valueChanged)
    }
    if isMomentary { selection = UISegmentedControl.noSegment }
  }
}
