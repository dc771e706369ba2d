/// What `telltale graph` can write.
package enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid
  case dot
  case svg
}

extension GraphFormat {
  /// The format of the files whose names end so.
  init?(ending: String) {
    switch ending.lowercased() {
    case "mermaid", "mmd": self = .mermaid
    case "dot", "gv": self = .dot
    case "svg": self = .svg
    default: return nil
    }
  }
}
