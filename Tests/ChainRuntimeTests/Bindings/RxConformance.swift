import ChainRuntime
import RxDouble

extension Observable: BindingSource {
  public typealias Value = Element

  public func deliver(to receive: @escaping @MainActor (Element) -> Void) -> BindingCancellation {
    let relay = BindingRelay(receive)
    let subscription = subscribe(onNext: relay.handOver)
    return BindingCancellation { subscription.dispose() }
  }
}
