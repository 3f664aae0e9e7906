import Foundation

/// What knows how wide characters are.
///
/// Everything that measures text asks ``TextMetric/current``. Implement this protocol to measure
/// with real fonts; heights and baselines come from `UIFont`.
public protocol TextMeasuring: Sendable {
  /// The advance widths of the characters of a text, in points: one number per `Character`.
  ///
  /// The text has one font and no line breaks. Missing numbers count as zero, surplus ones are
  /// ignored. Called once per run of a layout, so it should take time in proportion to the length
  /// of the text.
  func advances(of text: String, in font: UIFont) -> [CGFloat]
}
