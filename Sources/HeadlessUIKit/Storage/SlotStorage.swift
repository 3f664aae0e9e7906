import Foundation

/// Marks the classes that hold ``Slots``. Without requirements, so that classes of any isolation
/// can conform.
protocol SlotStorage: AnyObject {}
