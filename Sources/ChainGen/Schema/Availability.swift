/// Where a declaration can be used, platform by platform. A platform that is not named sets no limit.
struct Availability: Hashable {
  enum Platform: String, CaseIterable, Hashable {
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
  }

  struct Span: Hashable {
    var introduced: Version?
    var deprecated: Version?
    var obsoleted: Version?
    var isUnavailable = false
    var message: String?
    var renamed: String?
  }

  var spans: [Platform: Span] = [:]

  subscript(platform: Platform) -> Span? {
    get { spans[platform] }
    set { spans[platform] = newValue }
  }

  /// The availability of something that needs both declarations: on each platform the later
  /// introduction, the earlier deprecation, and unavailable if either is.
  ///
  /// Mac Catalyst follows iOS where it is not named, as the compiler has it.
  func intersection(_ other: Availability) -> Availability {
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
