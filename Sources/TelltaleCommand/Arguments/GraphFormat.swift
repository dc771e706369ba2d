/// What `telltale graph` can write.
package enum GraphFormat: String, CaseIterable, Sendable {
  case mermaid
  case dot
  case svg
}
