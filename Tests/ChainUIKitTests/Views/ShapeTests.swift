import ChainUIKit
import Testing

/// `cornerRadius`, `prepareForConstraints`, `constrain`, `maxWidth` and `maxHeight`.
@MainActor
@Suite struct ShapeTests {
  @Test func cornerRadiusRoundsTheLayerAndClipsNothing() {
    let view: UILabel = UILabel("round").cornerRadius(20)
    #expect(view.layer.cornerRadius == 20)
    #expect(!view.clipsToBounds)
    #expect(view.cornerRadius(0).layer.cornerRadius == 0)
  }

  @Test func prepareForConstraintsTurnsTheMaskOff() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.prepareForConstraints() === view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func constrainActivates() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
    let constraints = [
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 30),
      child.heightAnchor.constraint(equalToConstant: 40),
    ]
    let result = parent.add(child.prepareForConstraints()).constrain(constraints)
    #expect(result === parent)
    #expect(constraints.allSatisfy { $0.isActive })
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 10, width: 30, height: 40))
  }

  @Test func maxWidthFillsAColumnOfAnyAlignment() {
    let (title, button) = (UILabel("A rather long title"), UIButton("OK").maxWidth())
    let stack = VerticalStack {
      title
      button
    }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    stack.layoutIfNeeded()
    #expect(button.frame.width == 300)
    #expect(isNear(title.frame.width, title.intrinsicContentSize.width))
    #expect(isNear(title.frame.midX, 150))
  }

  @Test func maxWidthDoesNotWidenAColumn() {
    let title = UILabel("A rather long title")
    let button = UIButton("OK").maxWidth()
    let stack = VerticalStack {
      title
      button
    }
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == title.intrinsicContentSize.width)
  }

  @Test func maxWidthTakesWhatARowLeaves() {
    let (label, button) = (UILabel("Label"), UIButton("OK").maxWidth())
    let stack = HStack(spacing: 10) {
      label
      button
    }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    stack.layoutIfNeeded()
    #expect(isNear(label.frame.width, label.intrinsicContentSize.width))
    #expect(isNear(button.frame.width, 300 - 10 - label.frame.width))
  }

  @Test func maxWidthYieldsToRequiredConstraints() {
    let view = UIView()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).body {
      view.maxWidth().layout {
        $0.leading.top.bottom.equalToSuperview()
        $0.trailing.lessThanOrEqualToSuperview().inset(40)
      }
    }
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 260, height: 100))
  }

  @Test func maxHeightFillsARowOfAnyAlignment() {
    let divider = UIView().maxHeight().layout { $0.width.equalTo(1) }
    let stack = HorizontalStack {
      UILabel("left")
      divider
      UILabel("right")
    }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    stack.layoutIfNeeded()
    #expect(divider.frame.height == 80)
    #expect(divider.frame.width == 1)
  }
}
