import Foundation
import HeadlessUIKit
import Testing

/// The priorities that views have when they are made in code, from "What are the default Auto Layout
/// Content Hugging and Content Compression Resistance priority values?" (Stack Overflow).
@MainActor @Suite struct HuggingDefaultTests {
  private static let weak: [Float] = [250, 250]
  private static let strong: [Float] = [750, 750]

  @Test func priorities() {
    let table: [(view: UIView, hugging: [Float])] = [
      (UIActivityIndicatorView(style: .medium), Self.strong),
      (UIActivityIndicatorView(frame: .zero), Self.strong),
      (UIButton(), Self.weak),
      (UIDatePicker(), Self.weak),
      (UIImageView(), Self.weak),
      (UILabel(), Self.weak),
      (UIPageControl(), Self.weak),
      (UIPickerView(), Self.weak),
      (UIProgressView(progressViewStyle: .default), [250, 750]),
      (UIScrollView(), Self.weak),
      (UISearchBar(), Self.weak),
      (UISegmentedControl(), Self.weak),
      (UISlider(), Self.weak),
      (UIStepper(), Self.strong),
      (UISwitch(), Self.strong),
      (UITabBar(), Self.weak),
      (UITextField(), Self.weak),
      (UITextView(), Self.weak),
      (UIToolbar(), Self.weak),
      (UIView(), Self.weak),
    ]
    for (view, hugging) in table {
      let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
      let name = "\(type(of: view))"
      #expect(axes.map { view.contentHuggingPriority(for: $0).rawValue } == hugging, "\(name)")
      #expect(
        axes.map { view.contentCompressionResistancePriority(for: $0).rawValue } == Self.strong,
        "\(name)")
    }
  }
}
