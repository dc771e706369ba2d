// What a graph looks like, as plain values that can be kept, compared, sent and drawn.

#if !hasFeature(Embedded)

  /// The signals and observers that are connected, as they were at one moment.
  ///
  /// ```swift
  /// let snapshot = GraphSnapshot(of: badge)
  /// for node in snapshot.nodes { print(node.name, node.value ?? "") }
  /// ```
  ///
  /// Taking one computes nothing and runs no observer: a value that was not computed yet has no text,
  /// and a signal that nobody has read does not know its inputs. The only code of a client that runs is
  /// the `description` of values, after everything has been copied. Drawings are in `TelltaleDiagrams`.
  public struct GraphSnapshot: Sendable, Hashable {
    /// The nodes, each at the index that is its number; those that were asked for are first.
    public var nodes: [Node]
    /// Who reads whom: all edges of a reader in the order of reading, reader by reader.
    public var edges: [Edge]
    /// Whether nodes are missing because there are more than the limit.
    public var isCut: Bool

    /// Creates a snapshot from its parts.
    public init(nodes: [Node] = [], edges: [Edge] = [], isCut: Bool = false) {
      self.nodes = nodes
      self.edges = edges
      self.isCut = isCut
    }
  }

  extension GraphSnapshot {
    /// A read: who reads depends on what it reads.
    public struct Edge: Sendable, Hashable {
      /// The number of the node that is read.
      public var input: Int
      /// The number of the node that reads it.
      public var reader: Int

      /// Creates an edge between two nodes.
      public init(input: Int, reader: Int) {
        self.input = input
        self.reader = reader
      }
    }

    /// Which nodes belong to a snapshot.
    public enum Reach: Sendable {
      /// All that are connected with the given ones, by whatever way.
      case connected
      /// The given ones, and what they read, directly or through others.
      case upstream
      /// The given ones, and who reads them, directly or through others.
      case downstream
    }
  }

  extension GraphSnapshot {
    /// Takes a snapshot of what is connected with signals, observations or scopes.
    ///
    /// The nearest nodes come first, so that those beyond the limit are the farthest.
    ///
    /// - Parameters:
    ///   - members: Where to begin; what has ended is left out.
    ///   - reach: Which nodes belong to the snapshot.
    ///   - limit: The most nodes; if there are more, the snapshot says that it is cut.
    ///   - valueLimit: The most characters of a value's text; a longer one ends with an ellipsis.
    /// - Complexity: O(*n*) for *n* nodes and links, beside the descriptions of the values.
    public init(
      of members: any GraphMember..., reach: Reach = .connected, limit: Int = 10_000,
      valueLimit: Int = 120
    ) {
      self.init(of: members, reach: reach, limit: limit, valueLimit: valueLimit)
    }

    /// Takes a snapshot of what is connected with the members of a list.
    ///
    /// - Parameters:
    ///   - members: Where to begin; what has ended is left out.
    ///   - reach: Which nodes belong to the snapshot.
    ///   - limit: The most nodes; if there are more, the snapshot says that it is cut.
    ///   - valueLimit: The most characters of a value's text; a longer one ends with an ellipsis.
    /// - Complexity: O(*n*) for *n* nodes and links, beside the descriptions of the values.
    public init(
      of members: [any GraphMember], reach: Reach = .connected, limit: Int = 10_000,
      valueLimit: Int = 120
    ) {
      let context = Context.current
      let places = members.map { $0.place }
      for place in places { place.node.region?.enter(in: context) }
      context.holds += 1
      var survey = GraphSurvey(reach: reach, limit: limit)
      for place in places { survey.add(place.node) }
      survey.spread()
      let capture = GraphCapture(survey, in: context)
      context.holds -= 1
      context.settle()
      self = capture.snapshot(valueLimit: valueLimit)
      withExtendedLifetime(places) {}
    }
  }

#endif
