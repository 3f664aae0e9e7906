import Foundation
import HeadlessUIKit

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Values that differ from what properties start with.
///
/// `make` of a class makes a new object each time; of a value type, the same value.
@MainActor
public enum Sample {
  /// A fresh value, changed.
  public static func changed<Value, Property>(
    _ value: Value, _ keyPath: WritableKeyPath<Value, Property>, _ property: Property
  ) -> Value {
    var copy = value
    copy[keyPath: keyPath] = property
    return copy
  }

  // MARK: - Foundation and CoreGraphics

  public static func make(_: AttributedString.Type) -> AttributedString { "sample" }
  public static func make(_: CATransform3D.Type) -> CATransform3D {
    CATransform3DMakeScale(2, 3, 1)
  }
  public static func make(_: CGAffineTransform.Type) -> CGAffineTransform {
    CGAffineTransform(translationX: 3, y: 4)
  }
  public static func make(_: CGColor.Type) -> CGColor {
    CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
  }
  public static func make(_: CGColorSpace.Type) -> CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  public static func make(_: CGLineCap.Type) -> CGLineCap { .round }
  public static func make(_: CGLineJoin.Type) -> CGLineJoin { .bevel }
  public static func make(_: CGPath.Type) -> CGPath {
    CGPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8), transform: nil)
  }
  public static func make(_: CGPoint.Type) -> CGPoint { CGPoint(x: 7.5, y: 8.5) }
  public static func make(_: CGRect.Type) -> CGRect { CGRect(x: 1, y: 2, width: 30, height: 40) }
  public static func make(_: CGSize.Type) -> CGSize { CGSize(width: 30, height: 40) }
  public static func make(_: CGVector.Type) -> CGVector { CGVector(dx: 1, dy: 2) }
  public static func make(_: Calendar.Type) -> Calendar { Calendar(identifier: .buddhist) }
  public static func make(_: Data.Type) -> Data { Data([1, 2, 3]) }
  public static func make(_: Date.Type) -> Date { Date(timeIntervalSinceReferenceDate: 1_000) }
  public static func make(_: DateComponents.Type) -> DateComponents { DateComponents(year: 2_001) }
  public static func make(_: DateInterval.Type) -> DateInterval {
    DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 60)
  }
  public static func make(_: FileWrapper.Type) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data([1]))
  }
  public static func make(_: IndexPath.Type) -> IndexPath { IndexPath(index: 3) }
  public static func make(_: LPLinkMetadata.Type) -> LPLinkMetadata { LPLinkMetadata() }
  public static func make(_: Locale.Type) -> Locale { Locale(identifier: "eo") }
  public static func make(_: Locale.Language.Type) -> Locale.Language {
    Locale.Language(identifier: "eo")
  }
  public static func make(_: MTLPixelFormat.Type) -> MTLPixelFormat { .rgba8Unorm }
  public static func make(_: NSAttributedString.Type) -> NSAttributedString {
    NSAttributedString(string: "sample")
  }
  public static func make(_: NSAttributedString.Key.Type) -> NSAttributedString.Key {
    NSAttributedString.Key("sample")
  }
  public static func make(_: NSItemProvider.Type) -> NSItemProvider { NSItemProvider() }
  public static func make(_: NSNumber.Type) -> NSNumber { 7 }
  public static func make(_: NSPredicate.Type) -> NSPredicate { NSPredicate(value: false) }
  public static func make(_: NSRange.Type) -> NSRange { NSRange(location: 2, length: 3) }
  public static func make(_: NSUserActivity.Type) -> NSUserActivity {
    NSUserActivity(activityType: "sample")
  }
  public static func make(_: OperationQueue.Type) -> OperationQueue { OperationQueue() }
  public static func make(_: Progress.Type) -> Progress { Progress(totalUnitCount: 7) }
  public static func make(_: Selector.Type) -> Selector { Selector("sample") }
  public static func make(_: TimeInterval.Type) -> TimeInterval { 7.5 }
  public static func make(_: TimeZone.Type) -> TimeZone {
    TimeZone(secondsFromGMT: 3_600) ?? .current
  }
  public static func make(_: URL.Type) -> URL { URL(fileURLWithPath: "/sample") }
  public static func make(_: UndoManager.Type) -> UndoManager { UndoManager() }

  public static func make(_: (any NSSecureCoding).Type) -> any NSSecureCoding {
    NSNumber(value: 7)
  }
  public static func make(_: (any Error).Type) -> any Error { CocoaError(.featureUnsupported) }
  public static func make(_: (any MTLDevice).Type) -> any MTLDevice { SampleDevice() }

  private final class SampleDevice: NSObject, MTLDevice {
    let name = "sample"
  }

  // MARK: - UIKit's values

  public static func make(_: NSDirectionalEdgeInsets.Type) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  }
  public static func make(_: UIButton.Configuration.Type) -> UIButton.Configuration { .filled() }
  public static func make(
    _: UIConfigurationColorTransformer.Type
  ) -> UIConfigurationColorTransformer {
    .grayscale
  }
  public static func make(
    _: UIConfigurationTextAttributesTransformer.Type
  ) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { $0 }
  }
  public static func make(_: UIEdgeInsets.Type) -> UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  public static func make(_: UIFloatRange.Type) -> UIFloatRange {
    UIFloatRange(minimum: 1, maximum: 2)
  }
  public static func make(_: UIOffset.Type) -> UIOffset { UIOffset(horizontal: 1, vertical: 2) }

  // MARK: - UIKit's objects

  public static func make(_: CAGradientLayer.Type) -> CAGradientLayer { CAGradientLayer() }
  public static func make(_: CALayer.Type) -> CALayer { CALayer() }
  public static func make(_: CAShapeLayer.Type) -> CAShapeLayer { CAShapeLayer() }
  /// A constraint needs its view alive.
  private static let constrained = UIView()
  public static func make(_: NSLayoutConstraint.Type) -> NSLayoutConstraint {
    constrained.widthAnchor.constraint(equalToConstant: 1)
  }
  public static func make(_: NSMutableParagraphStyle.Type) -> NSMutableParagraphStyle {
    NSMutableParagraphStyle()
  }
  public static func make(_: UIAccessibilityElement.Type) -> UIAccessibilityElement {
    UIAccessibilityElement(accessibilityContainer: UIView())
  }
  public static func make(_: UIAction.Type) -> UIAction { UIAction(title: "title") { _ in } }
  public static func make(_: UIActivityIndicatorView.Type) -> UIActivityIndicatorView {
    UIActivityIndicatorView()
  }
  public static func make(_: UIAlertAction.Type) -> UIAlertAction {
    UIAlertAction(title: "title", style: .default)
  }
  public static func make(_: UIAlertController.Type) -> UIAlertController {
    UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  }
  public static func make(_: UIApplication.Type) -> UIApplication { UIApplication.shared }
  public static func make(_: UIBarButtonItem.Type) -> UIBarButtonItem { UIBarButtonItem() }
  public static func make(_: UIBarItem.Type) -> UIBarItem { UIBarItem() }
  public static func make(_: UIBezierPath.Type) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  public static func make(_: UIButton.Type) -> UIButton { UIButton() }
  public static func make(_: UICollectionView.Type) -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public static func make(_: UICollectionViewController.Type) -> UICollectionViewController {
    UICollectionViewController(nibName: nil, bundle: nil)
  }
  public static func make(_: UICollectionViewCell.Type) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  public static func make(_: UIColor.Type) -> UIColor {
    UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
  }
  public static func make(_: UICommand.Type) -> UICommand {
    UICommand(title: "title", action: Selector("sample"))
  }
  public static func make(_: UIControl.Type) -> UIControl { UIControl() }
  public static func make(_: UIDeferredMenuElement.Type) -> UIDeferredMenuElement {
    UIDeferredMenuElement { $0([]) }
  }
  public static func make(_: UIDevice.Type) -> UIDevice { UIDevice.current }
  public static func make(_: UIFont.Type) -> UIFont { .systemFont(ofSize: 31) }
  public static func make(_: UIFontDescriptor.Type) -> UIFontDescriptor {
    UIFontDescriptor(name: "sample", size: 31)
  }
  public static func make(_: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    UIGestureRecognizer()
  }
  public static func make(_: UIImage.Type) -> UIImage {
    UIImage(size: CGSize(width: 30, height: 40))
  }
  public static func make(_: UIImage.SymbolConfiguration.Type) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 31)
  }
  public static func make(_: UIImageView.Type) -> UIImageView { UIImageView() }
  public static func make(_: UIInputViewController.Type) -> UIInputViewController {
    UIInputViewController()
  }
  public static func make(_: UIKeyCommand.Type) -> UIKeyCommand {
    UIKeyCommand(action: Selector("sample"), input: "s")
  }
  public static func make(_: UILabel.Type) -> UILabel { UILabel() }
  public static func make(_: UILayoutGuide.Type) -> UILayoutGuide { UILayoutGuide() }
  public static func make(_: UIMenu.Type) -> UIMenu { UIMenu(title: "title", children: []) }
  public static func make(_: UIMenuElement.Type) -> UIMenuElement { make(UIAction.self) }
  public static func make(_: UINavigationBar.Type) -> UINavigationBar { UINavigationBar() }
  public static func make(_: UINavigationController.Type) -> UINavigationController {
    UINavigationController()
  }
  public static func make(_: UINavigationItem.Type) -> UINavigationItem {
    UINavigationItem(title: "title")
  }
  public static func make(_: UIPageControl.Type) -> UIPageControl { UIPageControl() }
  public static func make(_: UIPresentationController.Type) -> UIPresentationController {
    UIPresentationController()
  }
  public static func make(_: UIProgressView.Type) -> UIProgressView { UIProgressView() }
  public static func make(_: UIResponder.Type) -> UIResponder { UIResponder() }
  public static func make(_: UIScreen.Type) -> UIScreen { UIScreen.main }
  public static func make(_: UIScrollView.Type) -> UIScrollView { UIScrollView() }
  public static func make(_: UISearchBar.Type) -> UISearchBar { UISearchBar() }
  public static func make(_: UISegmentedControl.Type) -> UISegmentedControl {
    UISegmentedControl(items: (0..<9).map { "\($0)" })
  }
  public static func make(_: UISlider.Type) -> UISlider { UISlider() }
  public static func make(_: UIStackView.Type) -> UIStackView { UIStackView() }
  public static func make(_: UIStepper.Type) -> UIStepper { UIStepper() }
  public static func make(_: UISwitch.Type) -> UISwitch { UISwitch() }
  public static func make(_: UITabBar.Type) -> UITabBar { UITabBar() }
  public static func make(_: UITabBarController.Type) -> UITabBarController { UITabBarController() }
  public static func make(_: UITabBarItem.Type) -> UITabBarItem { UITabBarItem() }
  public static func make(_: UITableView.Type) -> UITableView { UITableView() }
  public static func make(_: UITableViewController.Type) -> UITableViewController {
    UITableViewController(style: .plain)
  }
  public static func make(_: UITableViewCell.Type) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  public static func make(_: UITextField.Type) -> UITextField { UITextField() }
  public static func make(_: UITextRange.Type) -> UITextRange { UITextRange() }
  public static func make(_: UITextView.Type) -> UITextView { UITextView() }
  public static func make(_: UIToolbar.Type) -> UIToolbar { UIToolbar() }
  public static func make(_: UITraitCollection.Type) -> UITraitCollection {
    UITraitCollection(displayScale: 7)
  }
  public static func make(_: UIView.Type) -> UIView { UIView() }
  public static func make(_: UIViewController.Type) -> UIViewController { UIViewController() }
  public static func make(_: UIVisualEffectView.Type) -> UIVisualEffectView {
    UIVisualEffectView(effect: nil)
  }
  public static func make(_: UIWindow.Type) -> UIWindow { UIWindow() }
}
