import Foundation

extension PicturePainter {
  /// Paints what a view shows between its background and its subviews.
  func paintContent(of view: UIView) {
    switch view {
    case let label as UILabel: label.drawText(in: label.bounds)
    case let view as UIImageView: paintImage(of: view)
    case let button as UIButton: paint(button)
    case let field as UITextField: paint(field)
    case let view as UITextView: paint(view)
    case let control as UISwitch: paint(control)
    case let slider as UISlider: paint(slider)
    case let view as UIProgressView: paint(view)
    case let control as UISegmentedControl: paint(control)
    case let stepper as UIStepper: paint(stepper)
    case let control as UIPageControl: paint(control)
    case let wheel as UIActivityIndicatorView:
      paintWheel(in: wheel.bounds, color: wheel.resolved(wheel.color))
    default: break
    }
  }

  private func paint(_ button: UIButton) {
    guard let configuration = button.configuration else {
      guard let image = button.currentBackgroundImage else { return }
      paintPlaceholder(
        for: image, in: button.backgroundRect(forBounds: button.bounds),
        tint: button.resolved(button.tintColor))
      return
    }
    let rect = button.bounds
    let radius = min(
      configuration.cornerRadius(in: rect.size), rect.width / 2, rect.height / 2)
    if let color = configuration.backgroundColor(tint: button.tintColor) {
      fill(rect, radius: radius, button.resolved(color))
    }
    let background = configuration.background
    if background.strokeWidth > 0, let stroke = background.strokeColor {
      rectangle(
        rect, radius: radius,
        [("fill", "none")]
          + PicturePainter.strokeAttributes(
            button.resolved(stroke), width: background.strokeWidth))
    }
    if configuration.showsActivityIndicator {
      let place = button.imageRect(forContentRect: button.contentRect(forBounds: rect))
      let color = configuration.foregroundColor(tint: button.tintColor)
      paintWheel(in: place, color: button.resolved(color))
    }
  }

  private func paint(_ field: UITextField) {
    let bounds = field.borderRect(forBounds: field.bounds)
    let edge = bounds.insetBy(dx: 0.5, dy: 0.5)
    let color = field.resolved(.systemGray3)
    let stroke: SVGWriter.Attributes =
      [("fill", "none")] + PicturePainter.strokeAttributes(color, width: 1)
    switch field.borderStyle {
    case .none: break
    case .roundedRect where !edge.isNull: rectangle(edge, radius: 5, stroke)
    default: if !edge.isNull { rectangle(edge, stroke) }
    }
    let (layout, rect, top) = field.drawingLayout()
    guard rect.width > 0, rect.height > 0 else { return }
    let isPlaceholder = !field.hasText
    let alignment =
      field.textAlignment == .natural || field.textAlignment == .justified
      ? field.naturalTextAlignment : field.textAlignment
    let style = TextStyle(
      source: field.shownText,
      color: isPlaceholder ? .placeholderText : field.textColor ?? .label, alignment: alignment)
    paint(layout, in: rect, top: top, style: style, for: field)
  }

  private func paint(_ view: UITextView) {
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    let width = view.bounds.width - inset.left - inset.right - padding * 2
    guard width > 0 else { return }
    let rect = CGRect(
      x: inset.left + padding, y: inset.top, width: width, height: view.bounds.height)
    let alignment =
      view.textAlignment == .natural || view.textAlignment == .justified
      ? view.naturalTextAlignment : view.textAlignment
    let style = TextStyle(
      source: view.attributedText, color: view.textColor ?? .label, alignment: alignment)
    let layout = view.drawingLayout(width: view.bounds.width)
    paint(layout, in: rect, top: rect.minY, style: style, for: view)
  }

  /// A switch keeps its size, at the leading edge, however large its frame is.
  private func paint(_ control: UISwitch) {
    let size = control.sizeThatFits(.zero)
    let space = control.bounds.width - size.width
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = CGRect(
      x: control.bounds.minX + (isMirrored ? space : 0),
      y: control.bounds.midY - size.height / 2, width: size.width, height: size.height)
    let on = control.onTintColor ?? .systemGreen
    fill(
      bounds, radius: bounds.height / 2,
      control.resolved(control.isOn ? on : .systemGray5))
    let radius = max(0, bounds.height / 2 - 2)
    let isRight = control.isOn != isMirrored
    let x = isRight ? bounds.maxX - bounds.height / 2 : bounds.minX + bounds.height / 2
    circle(
      center: CGPoint(x: x, y: bounds.midY), radius: radius,
      PicturePainter.fillAttributes(control.resolved(control.thumbTintColor ?? .white)))
  }

  private func paint(_ slider: UISlider) {
    let bounds = slider.bounds
    let range = slider.maximumValue - slider.minimumValue
    let share = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    let radius: CGFloat = min(14, bounds.height / 2)
    let isMirrored = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = bounds.minX + radius + (bounds.width - radius * 2) * (isMirrored ? 1 - share : share)
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    fill(track, radius: 2, slider.resolved(slider.maximumTrackTintColor ?? .systemGray5))
    var done = track
    done.size.width = isMirrored ? bounds.maxX - x : x - bounds.minX
    if isMirrored { done.origin.x = x }
    fill(done, radius: 2, slider.resolved(slider.minimumTrackTintColor ?? slider.tintColor))
    circle(
      center: CGPoint(x: x, y: bounds.midY), radius: max(0, radius - 0.5),
      PicturePainter.fillAttributes(slider.resolved(slider.thumbTintColor ?? .white))
        + PicturePainter.strokeAttributes(slider.resolved(.systemGray4), width: 0.5))
  }

  private func paint(_ view: UIProgressView) {
    let bounds = view.bounds
    let radius = min(bounds.width, bounds.height) / 2
    fill(bounds, radius: radius, view.resolved(view.trackTintColor ?? .systemGray5))
    var done = bounds
    done.size.width *= CGFloat(view.progress)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = bounds.maxX - done.width
    }
    fill(done, radius: radius, view.resolved(view.progressTintColor ?? view.tintColor))
  }

  private func paint(_ control: UISegmentedControl) {
    fill(control.bounds, radius: 8, control.resolved(.systemGray5))
    var rects = control.segmentRects
    if control.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      rects = rects.map {
        CGRect(
          x: control.bounds.minX + control.bounds.maxX - $0.maxX, y: $0.minY, width: $0.width,
          height: $0.height)
      }
    }
    for (index, rect) in rects.enumerated() {
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        let color = control.selectedSegmentTintColor ?? .systemBackground
        fill(rect.insetBy(dx: 2, dy: 2), radius: 6, control.resolved(color))
      } else if index > 0, index - 1 != control.selectedSegmentIndex {
        let bar = CGRect(x: rect.minX - 0.5, y: rect.minY + 8, width: 1, height: rect.height - 16)
        fill(bar, control.resolved(.systemGray3))
      }
      if let title = control.titleForSegment(at: index) {
        let font = control.titleFont
        let color: UIColor = control.isEnabledForSegment(at: index) ? .label : .tertiaryLabel
        paintCentered(title, font: font, in: rect, color: color, for: control)
      } else if let image = control.imageForSegment(at: index) {
        paintPlaceholder(
          for: image, in: PicturePainter.place(image.size, in: rect, mode: .center),
          tint: control.resolved(.label))
      }
    }
  }

  private func paint(_ stepper: UIStepper) {
    let bounds = stepper.bounds
    fill(bounds, radius: 8, stepper.resolved(.systemGray5))
    fill(
      CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
      stepper.resolved(.systemGray3))
    let color = stepper.resolved(.label)
    let (left, right) = (bounds.minX + bounds.width / 4, bounds.maxX - bounds.width / 4)
    fill(CGRect(x: left - 7, y: bounds.midY - 0.75, width: 14, height: 1.5), color)
    fill(CGRect(x: right - 7, y: bounds.midY - 0.75, width: 14, height: 1.5), color)
    fill(CGRect(x: right - 0.75, y: bounds.midY - 7, width: 1.5, height: 14), color)
  }

  private func paint(_ control: UIPageControl) {
    let count = control.numberOfPages
    guard count > 1 || (count == 1 && !control.hidesForSinglePage) else { return }
    let bounds = control.bounds
    let start = bounds.midX - (CGFloat(count) * 16 - 9) / 2 + 3.5
    for page in 0..<count {
      let isCurrent = page == control.currentPage
      let color =
        isCurrent
        ? control.currentPageIndicatorTintColor ?? .label
        : control.pageIndicatorTintColor ?? .tertiaryLabel
      circle(
        center: CGPoint(x: start + CGFloat(page) * 16, y: bounds.midY), radius: 3.5,
        PicturePainter.fillAttributes(control.resolved(color)))
    }
  }

  /// Eight spokes, fading around the circle.
  private func paintWheel(in rect: CGRect, color: CGColor) {
    let radius = min(rect.width, rect.height) / 2
    guard radius > 0 else { return }
    // The sines of the eighths of a turn, without asking the system for them.
    let half: CGFloat = 0.707_107
    let directions: [(x: CGFloat, y: CGFloat)] = [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0),
      (-half, -half),
    ]
    group([("stroke-linecap", "round")]) {
      for (index, direction) in directions.enumerated() {
        let alpha = color.alpha * (0.3 + 0.1 * CGFloat(index))
        let inner = CGPoint(
          x: rect.midX + direction.x * radius * 0.45, y: rect.midY + direction.y * radius * 0.45)
        let outer = CGPoint(
          x: rect.midX + direction.x * radius * 0.85, y: rect.midY + direction.y * radius * 0.85)
        line(
          from: inner, to: outer,
          PicturePainter.strokeAttributes(
            color.copy(alpha: alpha) ?? color, width: max(1, radius * 0.2)))
      }
    }
  }
}
