extension Context {
  /// With the trait `InternalChecks`, ends the program if the observers that wait are not a chain of
  /// marked ones that are alive; else does nothing.
  @inline(__always)
  func verifyQueue() {
    #if InternalChecks
      var last: Node?
      var count = 0
      var next = queue.first
      while let observer = next, count < 100 {
        LiveParts.require(LiveParts.contains(observer), "a node in the queue was freed")
        LiveParts.require(observer.state.contains(.leaf), "\(observer.name) is in the queue")
        LiveParts.require(observer.isStale, "\(observer.name) is in the queue, but not marked")
        last = observer
        count += 1
        next = observer.nextLeaf
      }
      LiveParts.require(next != nil || last == queue.last, "the queue ends elsewhere")
    #endif
  }
}
