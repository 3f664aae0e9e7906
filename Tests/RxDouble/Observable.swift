/// RxSwift's contract, as far as a binding meets it, with RxSwift's names and signatures: an
/// observable calls its observers on whatever thread sends, one call at a time, until the
/// disposable is disposed of, from any thread, or the sequence completes or fails.
public protocol Disposable {
  func dispose()
}

/// What an observer receives.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed
}

/// What can be subscribed to.
public protocol ObservableType<Element> {
  associatedtype Element

  func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable
}

extension ObservableType {
  /// Subscribes with one closure for each kind of event.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> Disposable {
    let subscription = subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
    return AnyDisposable {
      subscription.dispose()
      onDisposed?()
    }
  }

  /// The observable with each element transformed.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Observable<Result> { observer in
      subscribe { event in
        switch event {
        case .next(let element):
          do { observer(.next(try transform(element))) } catch { observer(.error(error)) }
        case .error(let error): observer(.error(error))
        case .completed: observer(.completed)
        }
      }
    }
  }
}

/// A type-erased observable.
public class Observable<Element>: ObservableType {
  private let connect: (@escaping (Event<Element>) -> Void) -> Disposable

  public init(_ connect: @escaping (@escaping (Event<Element>) -> Void) -> Disposable) {
    self.connect = connect
  }

  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
    connect(on)
  }
}

struct AnyDisposable: Disposable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func dispose() {
    action()
  }
}
