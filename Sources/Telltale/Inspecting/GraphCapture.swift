#if !hasFeature(Embedded)

  /// Everything about nodes that a snapshot needs, copied while they are held.
  struct GraphCapture {
    enum Part {
      case living(Node)
      case ended(GraphSnapshot.Node)
    }

    private var snapshot: GraphSnapshot
    private var descriptions: [(() -> String)?] = []

    /// Copies what a survey has found.
    init(_ survey: GraphSurvey, in context: Context) {
      self.init(survey.nodes.map { .living($0) }, isCut: survey.isCut, in: context) {
        survey.number(of: $0)
      }
    }

    /// Copies nodes, each at the number that it has in the snapshot.
    init(_ parts: [Part], isCut: Bool, in context: Context, numberOf: (Node) -> Int?) {
      snapshot = GraphSnapshot(isCut: isCut)
      let collector = ValueCollector()
      for (number, part) in parts.enumerated() {
        guard case .living(let node) = part else {
          if case .ended(var copy) = part {
            copy.condition = .ended
            snapshot.nodes.append(copy)
            descriptions.append(nil)
          }
          continue
        }
        var copy = GraphSnapshot.Node(id: number, of: node)
        node.forEachInput { link in
          guard let input = numberOf(link.dependency) else { return copy.hiddenInputs += 1 }
          snapshot.edges.append(GraphSnapshot.Edge(input: input, reader: number))
        }
        node.forEachReader { link in
          if numberOf(link.subscriber) == nil, !link.subscriber.isDead { copy.hiddenReaders += 1 }
        }
        if copy.kind == .observer || copy.kind == .scope {
          copy.owner = node.observer.owner.flatMap(numberOf)
          descriptions.append(nil)
        } else {
          descriptions.append(node.copiedValue(by: collector, in: context))
        }
        snapshot.nodes.append(copy)
      }
    }
  }

  extension GraphCapture {
    /// Describes the values, which runs code of clients: no node is held or looked at any more.
    func snapshot(valueLimit: Int) -> GraphSnapshot {
      var snapshot = snapshot
      Context.current.withoutReader {
        for (number, describe) in descriptions.enumerated() {
          snapshot.nodes[number].value = describe?().cut(to: valueLimit)
        }
      }
      return snapshot
    }
  }

  extension GraphSnapshot.Node {
    /// Copies all but the value of a node, and who is around it.
    init(id: Int, of node: Node) {
      let site = node.knownSite
      self.init(
        id: id, kind: Self.kind(of: node), label: node.details?.label,
        site: site.word == 0 ? nil : "\(site)", condition: Self.condition(of: node),
        changes: node.state.contains(.leaf) ? 0 : max(0, Int(node.version) - 1))
    }

    private static func kind(of node: Node) -> GraphSnapshot.Kind {
      if node.state.contains(.scope) { return .scope }
      if node.state.contains(.leaf) { return .observer }
      return node.state.contains(.source) ? .source : .derived
    }

    private static func condition(of node: Node) -> GraphSnapshot.Condition {
      if node.state.contains(.running) { return .running }
      if node.state.contains(.leaf) { return node.isStale ? .stale : .current }
      if node.version == 0 { return .neverComputed }
      return node.isStale ? .stale : .current
    }
  }

  extension String {
    /// The text, or its beginning and an ellipsis if it has more than so many characters.
    fileprivate func cut(to limit: Int) -> String {
      guard let end = index(startIndex, offsetBy: max(0, limit), limitedBy: endIndex),
        end < endIndex
      else { return self }
      return self[..<end] + "…"
    }
  }

#endif
