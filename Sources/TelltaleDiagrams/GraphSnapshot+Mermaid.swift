public import Telltale

extension GraphSnapshot {
  /// Returns the graph as a flowchart of Mermaid, which many viewers of Markdown draw.
  ///
  /// What changes is above what depends on it. Owners are joined to what they own by dotted lines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
  public func mermaid(_ style: DiagramStyle = DiagramStyle()) -> String {
    var lines = ["flowchart TD"]
    for node in nodes {
      let text = style.lines(of: node).map(\.inMermaid).joined(separator: "<br/>")
      let (left, right) = node.kind.brackets
      lines.append("  n\(node.id)\(left)\"\(text)\"\(right):::\(node.styleName)")
    }
    for edge in edges { lines.append("  n\(edge.input) --> n\(edge.reader)") }
    for node in nodes {
      if let owner = node.owner { lines.append("  n\(owner) -.-> n\(node.id)") }
    }
    if isCut { lines.append("  cut[\"more nodes are not shown\"]:::ended") }
    lines += [
      "  classDef source stroke:#2563eb,stroke-width:2px",
      "  classDef derived stroke:#6b7280",
      "  classDef observer stroke:#16a34a,stroke-width:2px",
      "  classDef scope stroke:#9333ea",
      "  classDef stale stroke:#d97706,stroke-dasharray:5 3",
      "  classDef ended stroke:#9ca3af,color:#9ca3af",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GraphSnapshot.Kind {
  fileprivate var brackets: (String, String) {
    switch self {
    case .source: ("([", "])")
    case .derived: ("[", "]")
    case .observer: ("[[", "]]")
    case .scope: ("{{", "}}")
    }
  }
}

extension GraphSnapshot.Node {
  /// The name of the style by which a node is drawn.
  var styleName: String {
    switch condition {
    case .ended: "ended"
    case .stale, .neverComputed: "stale"
    case .current, .running: kind.rawValue
    }
  }
}
