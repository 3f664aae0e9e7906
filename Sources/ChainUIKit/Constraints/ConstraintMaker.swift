#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Names attributes of a view or guide and relates them to something.
///
/// ```swift
/// button.layout { make in
///   make.leading.trailing.equalToSuperview().inset(16)
///   make.top.equalTo(title.bottomAnchor).offset(8)
///   make.height.greaterThanOrEqualTo(44).priority(.defaultHigh)
/// }
/// ```
///
/// Each attribute named before a relation gets a constraint of its own. The other side can be
/// anything that is a ``ConstraintTarget``. All constraints are activated together when the closure
/// returns; each is labelled with the file and line of its relation, which reports of conflicts
/// show.
@MainActor
public struct ConstraintMaker {
  let session: ConstraintSession
  var attributes: [NSLayoutConstraint.Attribute] = []

  private func adding(_ added: NSLayoutConstraint.Attribute...) -> ConstraintMaker {
    var maker = self
    maker.attributes += added
    return maker
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ operand: ConstraintOperand, _ file: StaticString,
    _ line: UInt
  ) -> ConstraintRelation {
    let relation = ConstraintRelation(
      item: session.item, attributes: attributes, relation: relation, operand: operand, file: file,
      line: line)
    session.relations.append(relation)
    return relation
  }
}

// MARK: - Attributes

extension ConstraintMaker {
  /// The edge where text starts.
  public var leading: ConstraintMaker { adding(.leading) }
  /// The edge where text ends.
  public var trailing: ConstraintMaker { adding(.trailing) }
  /// The left edge.
  public var left: ConstraintMaker { adding(.left) }
  /// The right edge.
  public var right: ConstraintMaker { adding(.right) }
  /// The top edge.
  public var top: ConstraintMaker { adding(.top) }
  /// The bottom edge.
  public var bottom: ConstraintMaker { adding(.bottom) }
  /// The width.
  public var width: ConstraintMaker { adding(.width) }
  /// The height.
  public var height: ConstraintMaker { adding(.height) }
  /// The horizontal centre.
  public var centerX: ConstraintMaker { adding(.centerX) }
  /// The vertical centre.
  public var centerY: ConstraintMaker { adding(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMaker { adding(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMaker { adding(.lastBaseline) }

  /// Top, left, bottom and right edge.
  public var edges: ConstraintMaker { adding(.top, .left, .bottom, .right) }
  /// Left and right edge.
  public var horizontalEdges: ConstraintMaker { adding(.left, .right) }
  /// Top and bottom edge.
  public var verticalEdges: ConstraintMaker { adding(.top, .bottom) }
  /// Top, leading, bottom and trailing edge.
  public var directionalEdges: ConstraintMaker { adding(.top, .leading, .bottom, .trailing) }
  /// Leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintMaker { adding(.leading, .trailing) }
  /// Top and bottom edge.
  public var directionalVerticalEdges: ConstraintMaker { verticalEdges }
  /// Width and height.
  public var size: ConstraintMaker { adding(.width, .height) }
  /// Both centres.
  public var center: ConstraintMaker { adding(.centerX, .centerY) }

  /// The left edge inside the layout margins.
  public var leftMargin: ConstraintMaker { adding(.leftMargin) }
  /// The right edge inside the layout margins.
  public var rightMargin: ConstraintMaker { adding(.rightMargin) }
  /// The top edge inside the layout margins.
  public var topMargin: ConstraintMaker { adding(.topMargin) }
  /// The bottom edge inside the layout margins.
  public var bottomMargin: ConstraintMaker { adding(.bottomMargin) }
  /// The leading edge inside the layout margins.
  public var leadingMargin: ConstraintMaker { adding(.leadingMargin) }
  /// The trailing edge inside the layout margins.
  public var trailingMargin: ConstraintMaker { adding(.trailingMargin) }
  /// The horizontal centre inside the layout margins.
  public var centerXWithinMargins: ConstraintMaker { adding(.centerXWithinMargins) }
  /// The vertical centre inside the layout margins.
  public var centerYWithinMargins: ConstraintMaker { adding(.centerYWithinMargins) }
  /// The four edges inside the layout margins, by left and right.
  public var margins: ConstraintMaker {
    adding(.topMargin, .leftMargin, .bottomMargin, .rightMargin)
  }
  /// The four edges inside the layout margins, by leading and trailing.
  public var directionalMargins: ConstraintMaker {
    adding(.topMargin, .leadingMargin, .bottomMargin, .trailingMargin)
  }
  /// Both centres inside the layout margins.
  public var centerWithinMargins: ConstraintMaker {
    adding(.centerXWithinMargins, .centerYWithinMargins)
  }
}

// MARK: - Relations

extension ConstraintMaker {
  /// Makes the attributes equal to the same attributes of the superview; for a guide, of the view
  /// that owns it.
  @discardableResult
  public func equalToSuperview(
    file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRelation {
    relate(.equal, .superview, file, line)
  }

  /// Makes the attributes at most the same attributes of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRelation {
    relate(.lessThanOrEqual, .superview, file, line)
  }

  /// Makes the attributes at least the same attributes of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRelation {
    relate(.greaterThanOrEqual, .superview, file, line)
  }

  /// Makes the attributes equal to a view, guide, anchor, number, size, point or insets.
  @discardableResult
  public func equalTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRelation {
    relate(.equal, target.constraintOperand, file, line)
  }

  /// Makes the attributes at most a view, guide, anchor, number, size, point or insets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRelation {
    relate(.lessThanOrEqual, target.constraintOperand, file, line)
  }

  /// Makes the attributes at least a view, guide, anchor, number, size, point or insets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintRelation {
    relate(.greaterThanOrEqual, target.constraintOperand, file, line)
  }
}
