#if !hasFeature(Embedded)

  /// What has a place in the graph: a signal, an observation, a scope.
  ///
  /// The types of this package conform to it; another one can only pass on the place of one of those.
  public protocol GraphMember: AnyObject {
    /// The place, with which only this package can do something.
    var place: GraphPlace { get }
  }

  /// The place of a signal, an observation or a scope in the graph, which keeps that alive.
  public struct GraphPlace {
    let node: Node
    /// Whose place it is: the node may be freed when this is released.
    private let member: any GraphMember

    fileprivate init(_ node: Node, of member: any GraphMember) {
      self.node = node
      self.member = member
    }
  }

  extension Signal: GraphMember {
    /// The place, with which only this package can do something.
    public final var place: GraphPlace { GraphPlace(linkedNode, of: self) }
  }

  extension ObservationToken: GraphMember {
    /// The place, with which only this package can do something.
    public var place: GraphPlace { GraphPlace(node, of: self) }
  }

  extension Scope: GraphMember {
    /// The place, with which only this package can do something.
    public var place: GraphPlace { GraphPlace(node, of: self) }
  }

#endif
