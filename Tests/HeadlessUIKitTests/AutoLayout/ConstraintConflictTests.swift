import Foundation
import Testing

@testable import HeadlessUIKit

/// What cannot hold is reported and left out.
@MainActor @Suite struct ConstraintConflictTests {
  let root = makeRoot()

  @Test func theNewestConstraintIsBrokenAndNamed() throws {
    let box = Box()
    root.addSubview(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(equalToConstant: 50.5)
    narrow.identifier = "narrow"
    let found = reports {
      NSLayoutConstraint.activate([wide, narrow])
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 100)
    let report = try #require(found.first)
    #expect(found.count == 1)
    #expect(report.kind == .unsatisfiable)
    #expect(report.constraints == [wide, narrow] && report.broken === narrow)
    let name = LayoutReport.name(of: box)
    let first = report.text.contains("\(name).width == 100   (active)>\"")
    #expect(first)
    #expect(report.text.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    let last = report.text.components(separatedBy: "breaking constraint\n").last ?? ""
    #expect(last.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(last.hasSuffix(" 'narrow' \(name).width == 50.5   (active)>"))
  }

  @Test func aBrokenConstraintReturnsWhenItCanHold() {
    let box = Box()
    root.addSubview(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(equalToConstant: 50)
    let found = reports {
      NSLayoutConstraint.activate([wide, narrow])
      root.layoutIfNeeded()
      wide.isActive = false
      root.layoutIfNeeded()
      #expect(box.frame.width == 50)
      wide.isActive = true
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 50)
    #expect(found.count == 2 && found.last?.broken === wide)
  }

  @Test func anOptionalConstraintGivesWayInSilence() {
    let box = Box()
    root.addSubview(box)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(equalToConstant: 50)
    let found = reports {
      NSLayoutConstraint.activate([wide, narrow])
      wide.priority = UILayoutPriority(999)
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 50 && found.isEmpty)
  }

  @Test func framesAndMasksAreNotBroken() throws {
    let view = UIView(frame: rect(10, 0, 100, 40))
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    let found = reports {
      width.isActive = true
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 100)
    let text = try #require(found.first?.text)
    let mask = "<NSAutoresizingMaskLayoutConstraint h=--- v=--- \(LayoutReport.name(of: view))"
    #expect(text.contains(mask + ".width == 100   (active)>"))
    #expect(found.first?.broken === width)
  }

  @Test func sizesAreNotNegative() {
    let box = Box()
    root.addSubview(box)
    let found = reports {
      box.widthAnchor.constraint(equalToConstant: -5).isActive = true
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 0 && found.count == 1)
  }

  @Test func constantsThatChangeTogetherAreNoConflict() {
    let (first, second) = (Box(), Box())
    root.addSubview(first)
    root.addSubview(second)
    let widths = [first, second].map { $0.widthAnchor.constraint(equalToConstant: 10) }
    let equal = first.widthAnchor.constraint(equalTo: second.widthAnchor)
    NSLayoutConstraint.activate(widths + [equal])
    let found = reports {
      root.layoutIfNeeded()
      for width in widths { width.constant = 20 }
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty && first.frame.width == 20 && second.frame.width == 20)
  }

  @Test func aConstantThatContradictsIsReported() {
    let box = Box()
    root.addSubview(box)
    let exact = box.widthAnchor.constraint(equalToConstant: 50)
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    let found = reports {
      NSLayoutConstraint.activate([exact, limit])
      root.layoutIfNeeded()
      exact.constant = 70
      root.layoutIfNeeded()
    }
    #expect(box.frame.width == 70)
    #expect(found.count == 1 && found[0].broken === limit)
    exact.constant = 40
    root.layoutIfNeeded()
    exact.isActive = false
    box.widthAnchor.constraint(equalToConstant: 80).priority = .defaultHigh
    let wish = box.widthAnchor.constraint(equalToConstant: 80)
    wish.priority = .defaultHigh
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }

  @Test func itemsWithoutACommonViewAreReported() {
    let (first, second) = (Box(), Box())
    let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor)
    let found = reports { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(found.count == 1 && found[0].kind == .invalid)
    #expect(found[0].text.contains("no common ancestor"))
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width),
    (.left, .top), (.left, .leading), (.left, .notAnAttribute), (.notAnAttribute, .width),
  ])
  func pairsWithoutSenseAreReported(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) {
    let box = Box(10, 10)
    root.addSubview(box)
    let constraint = NSLayoutConstraint(
      item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      multiplier: 1, constant: 20)
    let found = reports {
      constraint.isActive = true
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }
    #expect(found.map(\.kind) == [.invalid])
    #expect(!constraint.isActive && box.frame == rect(0, 0, 10, 10))
  }

  @Test func whatUIKitRaisesIsReportedInWords() {
    let box = Box(10, 10)
    root.addSubview(box)
    func constraint(
      _ first: NSLayoutConstraint.Attribute, _ item: Any?, _ second: NSLayoutConstraint.Attribute,
      multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: multiplier, constant: 20)
    }
    let controller = UIViewController()
    let cases: [(NSLayoutConstraint, String)] = [
      (
        constraint(.left, nil, .notAnAttribute), "A place cannot be compared with a constant alone."
      ),
      (
        constraint(.left, root, .left, multiplier: 0),
        "A place cannot be compared with a constant alone."
      ),
      (
        constraint(.notAnAttribute, root, .left),
        "A constraint needs an attribute on its first side."
      ),
      (
        constraint(.width, controller, .width),
        "The items of a constraint are views and layout guides."
      ),
      (
        constraint(.left, root, .width),
        "Invalid pairing of layout attributes: a place and a size."
      ),
      (
        constraint(.left, root, .top),
        "Invalid pairing of layout attributes: they are on different axes."
      ),
      (
        constraint(.left, root, .leading),
        "Invalid pairing of layout attributes: left or right with leading or trailing."
      ),
    ]
    for (constraint, problem) in cases {
      let found = reports {
        constraint.isActive = true
        root.addConstraint(constraint)
      }
      #expect(found.count == 2 && found.allSatisfy { $0.text.hasPrefix(problem + "\n") })
      #expect(found.allSatisfy { $0.kind == .invalid && $0.broken === constraint })
      #expect(!constraint.isActive)
    }
    var guide: UILayoutGuide? = UILayoutGuide()
    let orphan = constraint(.width, guide, .width)
    guide = nil
    let found = reports { orphan.isActive = true }
    #expect(found.map(\.text).first?.hasPrefix("A second attribute needs a second item.\n") == true)
    // Sizes may be compared with a constant alone.
    let zero = constraint(.width, root, .width, multiplier: 0)
    zero.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 20, 10))
  }

  @Test func guidesWithoutAViewHaveNoPlace() {
    let (box, guide) = (Box(10, 10), UILayoutGuide())
    root.addSubview(box)
    let constraint = box.widthAnchor.constraint(equalTo: guide.widthAnchor)
    let found = reports { constraint.isActive = true }
    #expect(found.count == 1 && found[0].text.contains("no common ancestor"))
    #expect(!constraint.isActive)
    root.addLayoutGuide(guide)
    constraint.isActive = true
    guide.widthAnchor.constraint(equalToConstant: 60).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
    // Out of its view, the guide says nothing about the box.
    guide.owningView = nil
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
  }

  @Test func aHandlerMayTakeTheConstraintBack() {
    let box = Box()
    root.addSubview(box)
    let widths = [10, 20, 30].map { box.widthAnchor.constraint(equalToConstant: $0) }
    let old = UIView.layoutReportHandler
    defer { UIView.layoutReportHandler = old }
    var count = 0
    UIView.layoutReportHandler = { report in
      count += 1
      report.broken?.isActive = false
      widths[0].constant = 15
      box.layoutIfNeeded()
    }
    NSLayoutConstraint.activate(widths)
    root.layoutIfNeeded()
    #expect(widths.map(\.isActive) == [true, false, false])
    #expect(count == 2 && box.frame.width == 15)
  }

  @Test func marginsOfAViewThatIsTooSmallAreNoConflict() {
    let small = UIView(frame: .zero)
    root.addSubview(small)
    let (free, pinned) = (Box(4, 4), Box())
    for box in [free, pinned] { small.addSubview(box) }
    let guide = small.layoutMarginsGuide
    let found = reports {
      free.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      root.layoutIfNeeded()
    }
    #expect(found.isEmpty && free.frame.minX == 8)
    let trailing = pinned.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    let again = reports {
      pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      trailing.isActive = true
      root.layoutIfNeeded()
    }
    #expect(again.count == 1 && again[0].broken === trailing)
  }

  /// A report names types, addresses, identifiers and equations, as UIKit's console does.
  @Test func reportsNameEveryKindOfConstraint() throws {
    let (label, guide) = (UILabel(), UILayoutGuide())
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    root.addLayoutGuide(guide)
    let narrow = label.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -4)
    narrow.identifier = "narrow"
    let half = guide.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 0.5)
    let low = label.heightAnchor.constraint(equalToConstant: 10)
    let found = reports {
      NSLayoutConstraint.activate([low, half, narrow])
      root.layoutIfNeeded()
    }
    let report = try #require(found.first)
    #expect(found.count == 1 && report.kind == .unsatisfiable && report.broken === narrow)
    #expect(report.constraints == [low, half, narrow])
    let (labelName, guideName) = (LayoutReport.name(of: label), LayoutReport.name(of: guide))
    for part in [
      "\(labelName).height == 10 ", "\(guideName).width == 0.5*\(labelName).height ",
      "'narrow' \(labelName).width <= \(guideName).width - 4 ",
      "<NSContentSizeLayoutConstraint \(labelName).width >= ",
    ] {
      #expect(report.text.contains(part), "\(part) is not in \(report.text)")
    }
  }

  @Test func numbersThatAreNoneDoNotCrash() {
    let box = Box(.infinity, .nan)
    root.addSubview(box)
    let found = reports {
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: .nan).isActive = true
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: .infinity).isActive = true
      root.layoutIfNeeded()
    }
    #expect(box.frame.minX == 0)
    #expect(found.isEmpty)
  }
}
