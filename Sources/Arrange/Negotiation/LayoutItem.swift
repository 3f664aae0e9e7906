/// Something that a layout can measure and place: a view, or a plain value.
///
/// Only ``sizeThatFits(_:)`` must be written. Answers may be any number: a layout takes NaN and
/// negative lengths for 0, and an infinite length for "all the space there is".
public protocol LayoutItem {
  /// The rank among siblings when space is short. Default: ``LayoutPriority/zero``.
  var priority: LayoutPriority { get }

  /// The natural size, from the item's own content. Default: the answer to
  /// ``SizeProposal/unspecified``.
  var intrinsicSize: Size { get }

  /// The size the item chooses when it is offered `proposal`. It may be larger than the proposal.
  func sizeThatFits(_ proposal: SizeProposal) -> Size

  /// The axes whose proposal can change the answer. Default: both.
  ///
  /// Text answers to its width alone, an icon to nothing. An item that says so is asked less often:
  /// along the other axes it is asked with ``DimensionProposal/unspecified``.
  var respondsTo: Axis.Set { get }

  /// How the item grows and shrinks in a flex layout. Default: ``FlexBehavior/rigid``.
  var flex: FlexBehavior { get }

  /// The baselines of the item's text when it has `size`, or nil when it has none. Default: nil.
  func baselines(in size: Size) -> Baselines?
}

extension LayoutItem {
  public var priority: LayoutPriority { .zero }
  public var intrinsicSize: Size { sizeThatFits(.unspecified) }
  public var respondsTo: Axis.Set { .both }
  public var flex: FlexBehavior { .rigid }
  public func baselines(in size: Size) -> Baselines? { nil }
}
