extension Context {
  /// Brings a stale node up to date.
  @usableFromInline
  func refresh(_ node: Node) {
    node.region?.enter(in: self)
    holds += 1
    _ = Graph.refresh(node, in: traversal)
    holds -= 1
    // A batch inside of a computed value leaves what it remembers to the outermost call.
    if openBodies == 0 && touched != nil { flush() }
    settle()
  }

  /// Records a read by a link that is not where it was in the reader's latest run.
  @usableFromInline
  func link(_ node: Node, to reader: Node) {
    if node.region == nil || node.region != reader.region {
      node.share(regionOf: reader, in: self)
    }
    Graph.link(node, to: reader, in: traversal)
    if traversal.reportsLosses { node.noteRelinked(in: self) }
  }

  /// Links a known input of a node that is being connected.
  @usableFromInline
  func linkKnown(_ input: Node, to node: Node, number: UInt32 = 0) {
    input.share(regionOf: node, in: self)
    Graph.linkKnown(input, to: node, number: number, in: traversal)
    if traversal.reportsLosses { input.noteRelinked(in: self) }
  }

  /// Ends the program over a value that depends on itself.
  @usableFromInline
  func trapCycle(at node: Node) -> Never {
    trap("a value depends on itself: \(pathOfCycle(at: node))")
  }

  private func pathOfCycle(at node: Node) -> String {
    var names = [node.name]
    traversal.forEachMember(ofCycleAt: node) { names.append($0.name) }
    return names.reversed().joined(separator: " reads ")
  }
}

extension Node {
  /// How messages call the node.
  var name: String {
    #if hasFeature(Embedded)
      // Nobody sees the message.
      return kind
    #else
      let site = Site(word: site)
      guard let label = details?.label else { return "\(kind) at \(site)" }
      return "\"\(label)\" (\(site))"
    #endif
  }

  /// What messages call a node without a label.
  var kind: String {
    if state.contains(.leaf) { return "the observer" }
    return state.contains(.source) ? "the mutable signal" : "the computed value"
  }
}
