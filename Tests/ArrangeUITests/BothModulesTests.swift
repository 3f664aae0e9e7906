import ArrangeUI
import ChainUIKit
import StructuredLayout
import Testing

/// Code of an app that uses all modules at once: every name means one thing.
@MainActor
struct BothModulesTests {
  @UIViewBuilder
  private func twoLabels(_ isWide: Bool) -> [UIView] {
    UILabel().text("a")
    if isWide { UILabel().text("b") }
  }

  @Test func theBuildersAreOneType() {
    let column = VStackView(alignment: .leading, spacing: 2) { twoLabels(true) }
    let stack = VStack(spacing: 2) { twoLabels(true) }
    #expect(column.subviews.count == 2)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func modifiersAndWrappersChain() {
    let name = Live("Ada")
    let title = UILabel().text(name).textColor(.label).frame(CGRect(1, 2, 30, 10))
    #expect(title.frame == CGRect(1, 2, 30, 10))

    let padded = title.padding(5).backgroundColor(.systemRed).alpha(0.5)
    let sized = padded.sized(width: 80, height: 40)
    let framed = sized.frame(width: 100, height: 50).frame(maximumWidth: .infinity)
    let moved = framed.background(UIView().cornerRadius(4)).offset(y: 3).tag(7)
    let clear = moved.background { UIView().backgroundColor(nil) }
    let types = [padded, sized, framed, moved, clear].map { String(describing: type(of: $0)) }
    #expect(
      types == ["PaddingView", "SizeView", "FrameView", "OffsetView", "BackgroundView"])
    #expect(clear.intrinsicContentSize == CGSize(width: 100, height: 50))
    #expect(moved.tag == 7)
    #expect(padded.alpha == 0.5)
  }

  @Test func hostsStandInBodiesAndConstraints() {
    let title = UILabel().text("Title")
    let screen = UIView().frame(CGRect(0, 0, 200, 300)).body {
      VStackView(alignment: .leading, spacing: 4) {
        title
        HStackView(spacing: 8) {
          UILabel().text("Detail")
          SpacerView()
          UIButton(type: .system).title("Follow", for: .normal)
        }
      }
      .padding(horizontal: 10, vertical: 5)
      .layout { make in make.top.leading.trailing.equalToSuperview() }
    }
    screen.layoutIfNeeded()
    #expect(screen.subviews[0].frame.width == 200)
    #expect(title.convert(title.bounds, to: screen).origin == CGPoint(x: 10, y: 5))
  }

  @Test func theLayoutPropertyAndTheConstraintMakerHaveOneName() {
    let row = HStackView(spacing: 3) { UILabel().text("a") }
    let screen = UIView().frame(CGRect(0, 0, 200, 300)).body {
      row.layout { make in make.center.equalToSuperview() }
    }
    row.layout = HStackLayout(spacing: 5)
    screen.layoutIfNeeded()
    #expect(row.spacing == 5)
    #expect(abs(row.center.x - 100) < 1)
  }

  @Test func aSourceHidesAnArrangedView() {
    let isBusy = Live(false)
    let spinner = UIActivityIndicatorView(style: .medium).isHidden(isBusy)
    let label = UILabel().text("Done")
    let row = HStackView(spacing: 5) {
      spinner
      label
    }.frame(CGRect(0, 0, 200, 40))
    row.layoutIfNeeded()
    #expect(label.frame.minX > 5)
    isBusy.wrappedValue = true
    row.layoutIfNeeded()
    #expect(label.frame.minX == 0)
  }

  @Test func hostsStandInStructuredLayouts() {
    let view = UIView(frame: CGRect(0, 0, 200, 300))
    let host = HStackView(spacing: 4) { [FixedView(20, 10), FixedView(30, 10)] }
    let handle = view.sl.layout(pinTo: .edges) {
      StructuredLayout.VStack(alignment: .leading) {
        host
        StructuredLayout.Spacer()
      }
    }
    view.layoutIfNeeded()
    #expect(host.frame == CGRect(0, 0, 54, 10))
    handle.uninstall()
  }
}
