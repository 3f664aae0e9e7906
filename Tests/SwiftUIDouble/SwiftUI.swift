// The declarations of SwiftUI that ChainUIKit meets, as the iOS SDK has them. Only Apple's compiler
// reads the SDK's own module, so scripts/verify-sdk puts this one in its place.
import UIKit

public protocol View {
  associatedtype Body: View
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { switch self {} }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("SwiftUI never asks for it") }
}

public protocol PreviewProvider {
  associatedtype Previews: View
  @MainActor @preconcurrency static var previews: Previews { get }
}
