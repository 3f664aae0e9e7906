/// Where a declaration can be used, platform by platform. A platform that is not named sets no limit.
struct Availability: Hashable {
  enum Platform: String, CaseIterable, Comparable {
    case iOS
    case tvOS
    case macCatalyst
    case visionOS
    /// The Swift language itself: `obsoleted` marks names that Swift no longer has.
    case swift

    /// The oldest system the package supports. Below it, availability says nothing.
    var minimum: Version {
      switch self {
      case .iOS, .tvOS: Version(major: 13)
      case .macCatalyst: Version(major: 13, minor: 1)
      case .visionOS: Version(major: 1)
      case .swift: Version(major: 6)
      }
    }

    private var order: Int {
      switch self {
      case .iOS: 0
      case .tvOS: 1
      case .macCatalyst: 2
      case .visionOS: 3
      case .swift: 4
      }
    }

    static func < (left: Platform, right: Platform) -> Bool { left.order < right.order }
  }

  struct Span: Hashable {
    var introduced: Version?
    var deprecated: Version?
    var obsoleted: Version?
    var isUnavailable = false
    var message: String?
    var renamed: String?
  }

  private struct Entry: Hashable {
    var platform: Platform
    var span: Span
  }

  /// In the order of the platforms; few enough to be looked through.
  private var entries: [Entry] = []

  subscript(platform: Platform) -> Span? {
    get { entries.first { $0.platform == platform }?.span }
    set {
      entries.removeAll { $0.platform == platform }
      guard let newValue else { return }
      let place = entries.firstIndex { $0.platform > platform } ?? entries.endIndex
      entries.insert(Entry(platform: platform, span: newValue), at: place)
    }
  }

  /// The availability of something that needs both declarations: on each platform the later
  /// introduction, the earlier deprecation, and unavailable if either is.
  ///
  /// Mac Catalyst follows iOS where it is not named, as the compiler has it.
  func intersection(_ other: Availability) -> Availability {
    if other.entries.isEmpty || other.entries == entries { return self }
    if entries.isEmpty { return other }
    var result = Availability()
    for platform in Platform.allCases {
      let spans = [self.effective(platform), other.effective(platform)].compactMap { $0 }
      guard !spans.isEmpty, self[platform] != nil || other[platform] != nil else { continue }
      var merged = Span()
      merged.introduced = spans.compactMap(\.introduced).max()
      merged.deprecated = spans.compactMap(\.deprecated).min()
      merged.obsoleted = spans.compactMap(\.obsoleted).min()
      merged.isUnavailable = spans.contains(where: \.isUnavailable)
      let source = spans.first { $0.deprecated == merged.deprecated && $0.message != nil }
      merged.message = source?.message
      merged.renamed = source?.renamed ?? spans.compactMap(\.renamed).first
      result[platform] = merged
    }
    return result
  }

  private func effective(_ platform: Platform) -> Span? {
    self[platform] ?? (platform == .macCatalyst ? self[.iOS] : nil)
  }
}
