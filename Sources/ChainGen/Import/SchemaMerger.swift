/// Joins a freshly imported document with the one people have edited.
///
/// What a graph can tell is taken from the graph; every other key, and every entry the graph does
/// not have, is kept as it stands.
enum SchemaMerger {
  private static let keyOrder = [
    "$schema", "module", "label", "name", "method", "type", "kind", "value", "keys", "getter",
    "associatedValues", "doc", "superclass", "adopts", "emittedOn", "generics", "constraints",
    "isolation", "ownership", "iOS", "tvOS", "macCatalyst", "visionOS", "swift", "introduced",
    "deprecated", "obsoleted", "unavailable", "message", "availability", "rawType", "target",
    "default", "rename", "renamed", "exclude", "reason", "bindable", "emitDeprecated",
    "handwritten",
    "unconfirmed", "import", "bindingRoots", "bindingMinimum", "describe", "cases", "properties",
    "setters",
    "methods", "externals",
  ]
  /// Keys of a type or member that only a graph decides; without a value there they go.
  private static let derived: Set<String> = ["isolation", "ownership", "superclass"]

  static func merge(imported: JSONDocument, existing: JSONDocument?) -> JSONDocument {
    guard let existing else { return sorted(imported) }
    var result = existing
    for key in derived where imported[key] == nil {
      result[key] = nil
    }
    for member in imported.members {
      switch member.key {
      case "properties", "setters", "cases", "externals":
        result[member.key] = mergeEntries(member.value, existing[member.key])
      case "adopts", "methods":
        let all = Set(member.value.elements.compactMap(\.string))
          .union(existing[member.key]?.elements.compactMap(\.string) ?? [])
        result[member.key] = .array(all.sorted().map(JSONDocument.string))
      case "availability":
        result[member.key] = mergeObjects(member.value, existing[member.key])
      case "rawType":
        // A graph without initialisers only lets one guess it.
        result[member.key] = existing[member.key] ?? member.value
      default:
        result[member.key] = member.value
      }
    }
    return sorted(result)
  }

  private static func mergeEntries(
    _ imported: JSONDocument, _ existing: JSONDocument?
  ) -> JSONDocument {
    var kept = existing?.elements ?? []
    for element in imported.elements {
      if let place = kept.firstIndex(where: { identity($0) == identity(element) }) {
        kept[place] = mergeEntry(element, kept[place])
      } else {
        kept.append(element)
      }
    }
    return .array(kept.sorted { identity($0) < identity($1) })
  }

  private static func mergeEntry(_ imported: JSONDocument, _ existing: JSONDocument) -> JSONDocument
  {
    var result = existing
    for key in derived where imported[key] == nil { result[key] = nil }
    for member in imported.members {
      switch member.key {
      case "availability": result[member.key] = mergeObjects(member.value, existing[member.key])
      case "keys", "value": result[member.key] = mergeParameters(member.value, existing[member.key])
      default: result[member.key] = member.value
      }
    }
    return result
  }

  /// A platform that the graph does not name keeps what people wrote for it.
  private static func mergeObjects(
    _ imported: JSONDocument, _ existing: JSONDocument?
  ) -> JSONDocument {
    var result = existing ?? .object([])
    for member in imported.members { result[member.key] = member.value }
    return result
  }

  /// Defaults are people's.
  private static func mergeParameters(
    _ imported: JSONDocument, _ existing: JSONDocument?
  ) -> JSONDocument {
    guard let existing else { return imported }
    if case .array(let elements) = imported {
      guard existing.elements.count == elements.count else { return imported }
      return .array(zip(elements, existing.elements).map { mergeParameters($0, $1) })
    }
    guard case .object = imported, case .object = existing else { return imported }
    return mergeObjects(imported, existing)
  }

  private static func identity(_ entry: JSONDocument) -> String {
    if let method = entry["method"]?.string {
      let keys = entry["keys"]?.elements.map { ($0["label"]?.string ?? "_") + ":" } ?? []
      return "\(method)(_:\(keys.joined())"
    }
    return entry["name"]?.string ?? entry["type"]?.string ?? ""
  }

  /// Keys in the order people read them, at every level.
  private static func sorted(_ document: JSONDocument) -> JSONDocument {
    switch document {
    case .string, .literal: return document
    case .array(let elements): return .array(elements.map(sorted))
    case .object(let members):
      let ranks = Dictionary(uniqueKeysWithValues: keyOrder.enumerated().map { ($1, $0) })
      return .object(
        members.enumerated().sorted { left, right in
          (ranks[left.element.key] ?? .max, left.offset) < (
            ranks[right.element.key] ?? .max, right.offset
          )
        }.map { JSONDocument.Member(key: $0.element.key, value: sorted($0.element.value)) })
    }
  }
}
