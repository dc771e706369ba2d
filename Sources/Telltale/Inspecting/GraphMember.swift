#if !hasFeature(Embedded)

  /// What has a place in the graph: a signal, an observation, a scope.
  ///
  /// The types of this package conform to it; no other type can.
  public protocol GraphMember: AnyObject {
    /// The place, with which only this package can do something.
    var place: GraphPlace { get }
  }

  /// The place of a signal, an observation or a scope in the graph.
  ///
  /// It is valid as long as the member is kept alive.
  public struct GraphPlace {
    let node: Node
  }

  extension Signal: GraphMember {
    /// The place, with which only this package can do something.
    public final var place: GraphPlace { GraphPlace(node: linkedNode) }
  }

  extension ObservationToken: GraphMember {
    /// The place, with which only this package can do something.
    public var place: GraphPlace { GraphPlace(node: node) }
  }

  extension Scope: GraphMember {
    /// The place, with which only this package can do something.
    public var place: GraphPlace { GraphPlace(node: node) }
  }

#endif
