import Foundation

/// What assistive technology is switched on: none.
public struct UIAccessibility {
  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether a switch control runs.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers less transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { false }
}
