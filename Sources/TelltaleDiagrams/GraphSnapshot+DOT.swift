public import Telltale

extension GraphSnapshot {
  /// Returns the graph in DOT, the language of Graphviz.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public func dot(_ style: DiagramStyle = DiagramStyle()) -> String {
    let title = style.title.onOneLine(limit: 200).inDOT
    var lines = [
      "digraph \"\(title)\" {", "  node [fontname=\"sans-serif\" shape=box style=rounded]",
    ]
    for node in nodes {
      let text = style.lines(of: node).map(\.inDOT).joined(separator: "\\n")
      lines.append("  n\(node.id) [label=\"\(text)\"\(node.attributes)]")
    }
    for edge in edges { lines.append("  n\(edge.input) -> n\(edge.reader)") }
    for node in nodes {
      if let owner = node.owner { lines.append("  n\(owner) -> n\(node.id) [style=dotted]") }
    }
    if isCut { lines.append("  cut [label=\"more nodes are not shown\" shape=plaintext]") }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

extension GraphSnapshot.Node {
  fileprivate var attributes: String {
    switch styleName {
    case "source": " shape=oval color=\"#2563eb\""
    case "observer": " color=\"#16a34a\" peripheries=2"
    case "scope": " color=\"#9333ea\" shape=hexagon"
    case "stale": " color=\"#d97706\" style=\"rounded,dashed\""
    case "ended": " color=\"#9ca3af\" fontcolor=\"#9ca3af\""
    default: ""
    }
  }
}
