import Foundation

/// Where image and titles of a button go.
struct ButtonGeometry {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The distance between image and titles.
  var imagePadding: CGFloat = 0
  /// The distance between title and subtitle.
  var titlePadding: CGFloat = 0
  /// The side of the titles that the image is on, in absolute terms.
  var imageEdge: UIRectEdge = .left
  /// Where titles of different widths line up: 0 for left, 1 for right.
  var titleAlignment: CGFloat = 0.5

  private var hasImage: Bool { image != .zero }
  private var hasTitles: Bool { title != .zero || subtitle != .zero }
  private var isStacked: Bool { imageEdge == .top || imageEdge == .bottom }
  private var padding: CGFloat { hasImage && hasTitles ? imagePadding : 0 }

  /// The size of title and subtitle.
  var titles: CGSize {
    let gap = title != .zero && subtitle != .zero ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The size of everything.
  var size: CGSize {
    if isStacked {
      return CGSize(
        width: max(image.width, titles.width), height: image.height + padding + titles.height)
    }
    return CGSize(
      width: image.width + padding + titles.width, height: max(image.height, titles.height))
  }

  /// The places of image, title and subtitle.
  struct Places {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  /// Places everything in a rectangle. Alignments are 0 for left and top, 1 for right and bottom.
  /// What is too wide for the rectangle is cut at its edges.
  func places(in rect: CGRect, horizontal: CGFloat, vertical: CGFloat) -> Places {
    let total = size
    let origin = CGPoint(
      x: rect.minX + max(0, rect.width - total.width) * horizontal,
      y: rect.minY + (rect.height - total.height) * vertical)
    let width = min(total.width, rect.width)
    var imageRect = CGRect(origin: origin, size: image)
    var titlesRect = CGRect(origin: origin, size: titles)
    switch imageEdge {
    case .top, .bottom:
      imageRect.origin.x += (width - image.width) / 2
      titlesRect.size.width = min(titles.width, width)
      titlesRect.origin.x += (width - titlesRect.width) / 2
      if imageEdge == .top {
        titlesRect.origin.y += image.height + padding
      } else {
        imageRect.origin.y += titles.height + padding
      }
    default:
      titlesRect.size.width = max(0, min(titles.width, width - image.width - padding))
      if imageEdge == .right {
        imageRect.origin.x += titlesRect.width + padding
      } else {
        titlesRect.origin.x += image.width + padding
      }
      imageRect.origin.y += (total.height - image.height) * vertical
      titlesRect.origin.y += (total.height - titles.height) * vertical
    }
    return Places(
      image: imageRect, title: place(title, in: titlesRect, y: titlesRect.minY),
      subtitle: place(subtitle, in: titlesRect, y: titlesRect.maxY - subtitle.height))
  }

  private func place(_ size: CGSize, in rect: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, rect.width)
    return CGRect(
      x: rect.minX + (rect.width - width) * titleAlignment, y: y, width: width,
      height: size.height)
  }
}
