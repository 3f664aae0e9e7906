import Foundation

/// An observable that starts with its latest element and can be sent to from any thread.
public final class BehaviorSubject<Element: Sendable>: Observable<Element> {
  private let state: State

  public init(value: Element) {
    let state = State(value)
    self.state = state
    super.init { observer in state.add(observer) }
  }

  /// How many observers there are.
  public var observerCount: Int { state.count }

  /// Sends, on the calling thread.
  public func onNext(_ element: Element) {
    state.send(.next(element))
  }

  /// Fails, and forgets the observers.
  public func onError(_ error: any Error) {
    state.send(.error(error))
    state.end()
  }

  /// Sends from the thread it is called on; `Sendable`, as the subject itself is not.
  public var sender: @Sendable (Element) -> Void {
    { [state] in state.send(.next($0)) }
  }

  /// `@unchecked Sendable`: everything is touched under the lock only, which is recursive because
  /// an observer may send or dispose.
  private final class State: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var latest: Element
    private var observers: [Int: (Event<Element>) -> Void] = [:]
    private var nextID = 0

    init(_ value: Element) {
      latest = value
    }

    var count: Int { lock.withLock { observers.count } }

    func add(_ observer: @escaping (Event<Element>) -> Void) -> Disposable {
      lock.withLock {
        let id = nextID
        nextID += 1
        observers[id] = observer
        observer(.next(latest))
        return AnyDisposable { [weak self] in
          self?.lock.withLock { self?.observers[id] = nil }
        }
      }
    }

    func send(_ event: Event<Element>) {
      lock.withLock {
        if case .next(let element) = event { latest = element }
        for id in observers.keys.sorted() { observers[id]?(event) }
      }
    }

    func end() {
      lock.withLock { observers = [:] }
    }
  }
}
