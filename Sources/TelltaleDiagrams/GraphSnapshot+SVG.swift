public import Telltale

extension GraphSnapshot {
  /// Returns the graph as a picture in SVG, light or dark as its reader prefers.
  ///
  /// What changes is above what depends on it. The description for those who do not see the picture
  /// says who reads whom.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and of the layers that edges pass.
  public func svg(_ style: DiagramStyle = DiagramStyle()) -> String {
    GraphPicture(self, style).svg
  }
}

/// A picture of a graph.
struct GraphPicture {
  private static let margin = 20.0
  private static let lineHeight = 17.0
  private static let layerGap = 46.0

  private let snapshot: GraphSnapshot
  private let style: DiagramStyle
  private let texts: [[String]]
  private let layout: LayeredLayout
  private let heights: [Double]
  private let tops: [Double]

  init(_ snapshot: GraphSnapshot, _ style: DiagramStyle) {
    self.snapshot = snapshot
    self.style = style
    let texts = snapshot.nodes.map { style.lines(of: $0) }
    self.texts = texts
    layout = LayeredLayout(
      snapshot,
      widths: texts.map { lines in
        // The name is bold.
        let widths = lines.enumerated().map { $0.element.textWidth * ($0.offset == 0 ? 1.1 : 1) }
        return max(56, 26 + (widths.max() ?? 0))
      })
    let cells = layout.cells
    heights = layout.layers.map { layer in
      let lines = layer.compactMap { cells[$0].node.map { texts[$0].count } }.max() ?? 1
      return Double(lines) * Self.lineHeight + 16
    }
    var top = Self.margin
    tops = heights.map { height in
      defer { top += height + Self.layerGap }
      return top
    }
  }
}

extension GraphPicture {
  var svg: String {
    let last = (tops.last ?? Self.margin) + (heights.last ?? 20)
    let note = snapshot.isCut ? 24.0 : 0
    let width = (max(layout.width, 160) + 2 * Self.margin).text
    let height = (last + note + Self.margin).text
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description">
      <title id="title">\(style.title.onOneLine(limit: 200).inXML)</title>
      <desc id="description">\(spoken.inXML)</desc>
      \(Self.sheet)
      """
    ]
    parts += layout.routes.map(path)
    for node in snapshot.nodes { if let owner = node.owner { parts.append(tie(owner, node.id)) } }
    parts += snapshot.nodes.map(box)
    if snapshot.isCut {
      parts.append(
        "<text class=\"note\" x=\"\(Self.margin.text)\" y=\"\((last + 22).text)\">"
          + "More nodes are not shown.</text>")
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func left(_ cell: Int) -> Double {
    Self.margin + layout.cells[cell].x - layout.cells[cell].width / 2
  }

  private func middle(_ cell: Int) -> Double { Self.margin + layout.cells[cell].x }

  /// The upper edge of a box, which stands in the middle of its layer.
  private func top(_ cell: Int) -> Double {
    let layer = layout.cells[cell].layer
    return tops[layer] + (heights[layer] - height(cell)) / 2
  }

  private func height(_ cell: Int) -> Double {
    guard let node = layout.cells[cell].node else { return heights[layout.cells[cell].layer] }
    return Double(texts[node].count) * Self.lineHeight + 16
  }

  private func box(_ node: GraphSnapshot.Node) -> String {
    let (x, y) = (left(node.id), top(node.id))
    let (width, height) = (layout.cells[node.id].width, height(node.id))
    let radius = node.kind == .source ? min(height / 2, 18) : node.kind == .derived ? 7 : 2
    var lines = [
      """
      <g class="\(node.kind.rawValue) \(node.condition.rawValue)">
      <rect x="\(x.text)" y="\(y.text)" width="\(width.text)" height="\(height.text)" \
      rx="\(radius.text)"/>
      """
    ]
    for (index, text) in texts[node.id].enumerated() {
      let baseline = y + 8 + Self.lineHeight * (Double(index) + 0.74)
      lines.append(
        "<text\(index == 0 ? " class=\"name\"" : "") x=\"\(middle(node.id).text)\" "
          + "y=\"\(baseline.text)\">\(text.inXML)</text>")
    }
    return (lines + ["</g>"]).joined(separator: "\n")
  }

  /// A curve from a node down to one that reads it, with its arrow.
  private func path(_ route: [Int]) -> String {
    guard let first = route.first, let end = route.last else { return "" }
    var (x, y) = (middle(first), top(first) + height(first))
    var path = "M\(x.text) \(y.text)"
    for cell in route.dropFirst() {
      let isPlace = layout.cells[cell].node == nil
      let (nextX, nextY) = (middle(cell), isPlace ? tops[layout.cells[cell].layer] : top(cell) - 7)
      let half = (y + nextY) / 2
      path += "C\(x.text) \(half.text) \(nextX.text) \(half.text) \(nextX.text) \(nextY.text)"
      (x, y) = (nextX, nextY)
      if isPlace {
        y += heights[layout.cells[cell].layer]
        path += "V\(y.text)"
      }
    }
    let tip = top(end)
    return "<path class=\"edge\" d=\"\(path)\"/>"
      + "<path class=\"tip\" d=\"M\(x.text) \(tip.text)l-4 -8h8z\"/>"
  }

  /// A dotted line from an owner to what it owns.
  private func tie(_ owner: Int, _ owned: Int) -> String {
    let (fromY, toY) = (top(owner) + height(owner) / 2, top(owned) + height(owned) / 2)
    return "<path class=\"tie\" d=\"M\(middle(owner).text) \(fromY.text)"
      + "L\(middle(owned).text) \(toY.text)\"/>"
  }

  private var spoken: String {
    var inputs = [[String]](repeating: [], count: snapshot.nodes.count)
    for edge in snapshot.edges { inputs[edge.reader].append(snapshot.nodes[edge.input].name) }
    let phrases = snapshot.nodes.prefix(200).map { node in
      let name = node.name.onOneLine(limit: 60)
      let value = node.value.map { ": " + $0.onOneLine(limit: 60) } ?? ""
      let reads = inputs[node.id].map { $0.onOneLine(limit: 60) }.joined(separator: ", ")
      return "\(name)\(value)\(reads.isEmpty ? "" : ", reads \(reads)")"
    }
    let rest = snapshot.nodes.count - phrases.count
    let end = rest > 0 ? "; and \(rest) more" : ""
    return phrases.isEmpty ? "Nothing." : phrases.joined(separator: "; ") + end + "."
  }
}

extension GraphPicture {
  private static let sheet = """
    <style>
    svg { color-scheme: light dark; background: #ffffff }
    text { font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; \
    font-size: 13px; text-anchor: middle; fill: #4b5563 }
    text.name { font-weight: 600; fill: #111827 }
    text.note { text-anchor: start; font-style: italic }
    rect { fill: #f9fafb; stroke: #9ca3af; stroke-width: 1.3 }
    .source rect { fill: #eff6ff; stroke: #2563eb }
    .observer rect { fill: #f0fdf4; stroke: #16a34a }
    .scope rect { fill: #faf5ff; stroke: #9333ea }
    .stale rect, .neverComputed rect { stroke-dasharray: 5 3 }
    .ended { opacity: 0.5 }
    .edge { fill: none; stroke: #6b7280; stroke-width: 1.3 }
    .tip { fill: #6b7280 }
    .tie { fill: none; stroke: #9333ea; stroke-width: 1.2; stroke-dasharray: 2 4 }
    @media (prefers-color-scheme: dark) {
    svg { background: #111318 }
    text { fill: #a3abb8 }
    text.name { fill: #f3f4f6 }
    rect { fill: #1c2027; stroke: #5b6472 }
    .source rect { fill: #16233c; stroke: #6ea8ff }
    .observer rect { fill: #12291c; stroke: #4ade80 }
    .scope rect { fill: #241a33; stroke: #c084fc }
    .edge { stroke: #8b94a3 }
    .tip { fill: #8b94a3 }
    .tie { stroke: #c084fc }
    }
    </style>
    """
}

extension Double {
  /// The number with one digit behind the point, if that is not 0.
  fileprivate var text: String {
    let tenths = Int(self * 10 + (self < 0 ? -0.5 : 0.5))
    if tenths % 10 == 0 { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

extension String {
  /// About how wide the text is at 13 pixels.
  var textWidth: Double {
    reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      if scalar.value >= 0x1100, !("\u{2000}"..."\u{2BFF}").contains(scalar) { return width + 14 }
      if "iljtfrI.,:;'|!()[] ".contains(character) { return width + 4.6 }
      return width + (character.isUppercase || "mwMW@%…".contains(character) ? 10 : 7.6)
    }
  }
}
