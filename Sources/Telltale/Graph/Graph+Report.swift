extension Graph {
  /// Tells the owner of a traced node what happens to it; the traversal's position says where from.
  ///
  /// The owner runs no client code, and changes neither links nor marks but that of being traced.
  @inline(never)
  static func report(
    _ request: Node.Request, at node: Node, from link: Link?, in traversal: Traversal
  ) {
    #if !hasFeature(Embedded)
      traversal.position = link
      node.perform(request)
      traversal.position = nil
    #endif
  }
}
