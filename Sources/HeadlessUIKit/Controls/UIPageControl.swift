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
}
