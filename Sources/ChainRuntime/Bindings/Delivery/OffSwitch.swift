/// Says whether a binding has ended, so that whatever its source still sends is dropped.
@MainActor @usableFromInline
class OffSwitch {
  @exclusivity(unchecked) @usableFromInline final var isOff = false

  @usableFromInline init() {}
}
