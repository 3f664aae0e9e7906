import Foundation

/// A control with a dot per page.
@MainActor
open class UIPageControl: UIControl {
  /// The number of pages; negative numbers count as zero.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set {
      storedNumberOfPages = max(0, newValue)
      currentPage = storedCurrentPage
      invalidateIntrinsicContentSize()
    }
  }

  private var storedNumberOfPages = 0
  private var storedCurrentPage = 0

  /// The current page, one of the pages.
  open var currentPage: Int {
    get { storedCurrentPage }
    set { storedCurrentPage = max(0, min(newValue, storedNumberOfPages - 1)) }
  }

  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of the dots of pages: 7 points each, 9 points apart, in a height of 37 points.
  /// Those are the sizes before iOS 14, which UIKit documents no others for.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount * 16 - 9)), height: 37)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
