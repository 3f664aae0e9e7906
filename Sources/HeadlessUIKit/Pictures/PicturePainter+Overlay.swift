import Foundation

extension PicturePainter {
  /// Paints the outlines of views and guides that the options ask for.
  func paintOverlay() {
    guard options.showsFrames || options.showsLayoutGuides else { return }
    var views: [UIView] = []
    collect(root, &views)
    if options.showsFrames {
      group([
        ("class", "frames"), ("fill", "none"), ("stroke", "#ff2d55"), ("stroke-width", "0.5"),
      ]) {
        for view in views { outline(view.bounds, of: view, title: nil) }
      }
    }
    if options.showsLayoutGuides {
      group([
        ("class", "guides"), ("fill", "none"), ("stroke", "#007aff"), ("stroke-width", "0.5"),
        ("stroke-dasharray", "3 2"),
      ]) {
        for view in views {
          for guide in view.layoutGuides {
            outline(guide.layoutFrame, of: view, title: guide.identifier)
          }
        }
      }
    }
  }

  private func collect(_ view: UIView, _ views: inout [UIView]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    views.append(view)
    for subview in view.subviews { collect(subview, &views) }
  }

  private func outline(_ rect: CGRect, of view: UIView, title: String?) {
    let n = SVGNumber.text
    let transform = view === root ? .identity : view.layer.transform(to: root.layer)
    let attributes: SVGWriter.Attributes = [
      ("x", n(rect.minX)), ("y", n(rect.minY)), ("width", n(max(0, rect.width))),
      ("height", n(max(0, rect.height))), ("transform", SVGNumber.transform(transform)),
    ]
    guard let title, !title.isEmpty else {
      writer.element("rect", attributes)
      return
    }
    writer.open("rect", attributes)
    writer.element("title", [], text: title)
    writer.close("rect")
  }
}
