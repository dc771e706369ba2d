extension Context {
  /// Gives a new observer to the observer or scope in whose body it is made.
  @usableFromInline
  func attach(_ node: Node) {
    if isComputing {
      trap("\(node.name) is attached while \(traversal.runningNode?.name ?? "a value") is computed")
    }
    if let owner, !owner.isDead { own(node, by: owner) }
  }

  /// Gives an observer that nothing owns to an owner.
  func own(_ node: Node, by owner: Node) {
    node.share(regionOf: owner, in: self)
    owner.observer.adopt(node, by: owner)
    owner.state.insert(.owns)
    node.state.insert(.owned)
  }
}
