/// A value on its way from a sender on any thread to the main actor.
///
/// `@unchecked Sendable` holds when the sender gives the value up, or the value is `Sendable`:
/// then one thread at a time touches it, first the sender, after the box is opened the main actor.
/// `sending` parameters prove that; where a library has no types for it, such as Combine and Rx,
/// their contract must: they hand over what they send.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
}
