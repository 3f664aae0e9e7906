/// A framework in small: whatever UIKit has that an importer must understand.

public protocol GadgetDelegate: AnyObject {
  func gadgetDidChange(_ gadget: Gadget)
}

/// Its writable properties become modifiers of every class that adopts it.
@MainActor public protocol Labelled {
  var label: String? { get set }
  var length: Int { get }
}

/// The root. Isolated, as `UIView` is.
@MainActor open class Gadget {
  public typealias Handler = (Gadget) -> Void

  public enum Phase: Int {
    case idle
    case running
    case `default`
  }

  @available(iOS 16.0, tvOS 16.0, *)
  public struct Options {
    public var isFast: Bool
    /// The type of an older property cannot make it newer than its own type.
    @available(iOS 17.0, *)
    public var isQuiet: Bool
    public let isFixed: Bool

    public struct Limits {
      public var upper: Double
    }

    public init() {
      isFast = false
      isQuiet = false
      isFixed = true
    }
  }

  public init() {}

  open var title: String?
  open var items: [String: [Int]] = [:]
  public weak var delegate: (any GadgetDelegate)?
  public unowned(unsafe) var owner: AnyObject?
  public var handler: Handler?
  public var filter: @MainActor (Int, String) -> Bool = { _, _ in true }
  public var phase: Phase = .idle
  public var `default`: Int = 0
  public var error: (any Error & Sendable)?
  public private(set) var count = 0
  public let serial = 1
  public static var shared = 2
  public var area: Int { count }
  public var isActive: Bool = false
  nonisolated public var hash: Int { 0 }

  /// Collides with the modifier that `isActive` would get.
  public func isActive(_ flag: Bool) {}

  @available(iOS 16.0, tvOS 16.0, *)
  public var options: Options {
    get { Options() }
    set {}
  }

  @available(iOS, introduced: 13.0, deprecated: 15.0, renamed: "title")
  public var name: String? {
    get { title }
    set {}
  }

  @available(iOS, introduced: 8.0, deprecated: 9.0, obsoleted: 13.0, message: "No more.")
  public var caption: String? {
    get { nil }
    set {}
  }

  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  public var secret: Int {
    get { 0 }
    set {}
  }

  @available(tvOS, unavailable)
  @available(iOS 14.0, *)
  public var mouse: Int {
    get { 0 }
    set {}
  }
}

public struct GadgetState: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = GadgetState([])
  public static let pressed = GadgetState(rawValue: 1)
}

public struct GadgetStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let plain = GadgetStyle(rawValue: "plain")
  public static let round = GadgetStyle(rawValue: "round")
}

public enum GadgetAction {
  case none
  case move(by: Int, then: Gadget.Phase)
  case rename(String)
}

/// Keyed setters, a protocol, and what the superclass has already.
open class Button: Gadget, Labelled {
  public var label: String?
  public var length: Int { 0 }
  public var style: GadgetStyle = .plain
  public var action: GadgetAction = .none
  open override var title: String? { didSet {} }

  public func setTitle(_ title: String?, for state: GadgetState) {}
  public func title(for state: GadgetState) -> String? { nil }
  public func setHandler(_ handler: @escaping (Int) -> Void, for state: GadgetState) {}
  @available(iOS 15.0, *)
  public func setWidth(_ width: Double, forSegmentAt segment: Int) {}

  /// No keyed setters: a result, no key, a key that is no key.
  public func setColor(_ color: Int, for state: GadgetState) -> Bool { true }
  public func setActive(_ isActive: Bool, animated: Bool) {}
  public func setPhase(_ phase: Phase) {}
}

/// Generic, isolated in one member only.
public final class Store<Key: Hashable, Value> {
  public init() {}
  public var values: [Key: Value] = [:]
  public var transform: ((Value) -> Key)?
  @MainActor public var gadget: Gadget?
}

/// Nothing to set, and nobody mentions it.
public final class Unrelated {
  public init() {}
  public let constant = 1
}
