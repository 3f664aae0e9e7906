import ChainRuntime
import Foundation

/// Stands in for a view: an object with properties, keyed setters and a place for its bindings.
@MainActor
class Field: NSObject {
  var text: String? { didSet { texts.append(text) } }
  var number = 0
  var caption = ""
  private(set) var texts: [String?] = []
  private(set) var titles: [Int: String] = [:]

  func setTitle(_ title: String?, for state: Int) {
    titles[state] = title
  }

  #if !canImport(ObjectiveC)
    private let store = BindingStore()
  #endif
}

#if !canImport(ObjectiveC)
  extension Field: BindingOwner {
    var bindingStore: BindingStore { store }
  }
#endif

/// What the generator writes for a property and for a keyed setter.
extension Field {
  @discardableResult
  func text(_ source: some BindingSource<String?>) -> Self {
    bind(source, key: BindingKey(\Field.text)) { $0.text = $1 }
  }

  @discardableResult
  func text(_ source: some BindingSource<String>) -> Self {
    bind(source, key: BindingKey(\Field.text)) { $0.text = $1 }
  }

  @discardableResult
  func title(_ source: some BindingSource<String>, for state: Int) -> Self {
    bind(source, key: BindingKey("title", state)) { $0.setTitle($1, for: state) }
  }
}
