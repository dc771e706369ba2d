// Pictures of graphs and traces, as texts in the formats that other programs show. Everything that
// comes from a client, labels and values, may contain any character.

import Telltale

/// What a diagram shows beside the nodes and who reads whom.
public struct DiagramStyle: Sendable, Hashable {
  /// What the diagram is called, where the format has a place for that.
  public var title: String
  /// Whether the values are shown.
  public var showsValues: Bool
  /// Whether the places where the nodes were made are shown.
  public var showsSites: Bool
  /// The most characters of a line; a longer one ends with an ellipsis.
  public var lineLimit: Int

  /// Creates a style.
  public init(
    title: String = "Signals", showsValues: Bool = true, showsSites: Bool = false,
    lineLimit: Int = 32
  ) {
    self.title = title
    self.showsValues = showsValues
    self.showsSites = showsSites
    self.lineLimit = lineLimit
  }
}

extension DiagramStyle {
  /// The lines in a node's box: its name, value and place, and what is not shown.
  func lines(of node: GraphSnapshot.Node) -> [String] {
    var lines = [node.label ?? node.kind.rawValue]
    if showsValues, let value = node.value { lines.append(value) }
    if node.condition != .current { lines.append("(\(node.condition.words))") }
    if node.runs == nil, node.changes > 0 {
      lines.append(node.changes == 1 ? "1 change" : "\(node.changes) changes")
    }
    if let runs = node.runs, runs > 0 { lines.append(runs == 1 ? "ran once" : "ran \(runs) times") }
    if (showsSites || node.label == nil), let site = node.site { lines.append(site) }
    if node.hiddenInputs > 0 { lines.append("+ \(node.hiddenInputs) inputs not shown") }
    if node.hiddenReaders > 0 { lines.append("+ \(node.hiddenReaders) readers not shown") }
    return lines.map { $0.onOneLine(limit: lineLimit) }
  }
}

extension GraphSnapshot.Condition {
  fileprivate var words: String {
    switch self {
    case .current: "current"
    case .stale: "stale"
    case .neverComputed: "never computed"
    case .running: "running"
    case .ended: "ended"
    }
  }
}
