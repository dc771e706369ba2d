extension Context {
  /// Runs a client's body as one batch in which nothing, or the given node, reads, and which owns
  /// what is observed in it.
  @usableFromInline
  func withBody<Result, Failure: Error>(
    reader: Node?, owner: Node?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outerReader = self.reader
    let outerOwner = self.owner
    self.reader = reader
    self.owner = owner
    openBodies += 1
    defer {
      self.reader = outerReader
      self.owner = outerOwner
      closeBody()
    }
    return try body()
  }

  /// Ends a body: what was written in the outermost one is told now.
  @inlinable func closeBody() {
    openBodies -= 1
    flushOrSettle()
  }

  /// Tells what was written, if no body is open, and frees what has ended.
  @inlinable func flushOrSettle() {
    if openBodies > 0 { return }
    if queue.first != nil || touched != nil { flush() }
    settle()
  }

  /// Tells everyone downstream that a source has changed: now, or when the open bodies are done.
  /// The source's region has been entered.
  @usableFromInline
  func tell(from source: Node) {
    let leaves = Graph.propagate(from: source)
    enqueue(leaves)
    if openBodies == 0 { flush() }
  }

  /// Lets marked observers wait for the next round.
  func enqueue(_ leaves: Leaves) {
    queue.append(contentsOf: leaves)
    verifyQueue()
  }

  /// Runs the marked observers, in rounds, until none is left.
  ///
  /// What an observer marks joins the next round, unless it waits in the running one still.
  @usableFromInline
  func flush() {
    if isFlushing || isComputing { return }
    isFlushing = true
    flushNumber &+= 1
    repeat {
      while let first = queue.first {
        queue = Leaves()
        var round = first.nextLeaf == nil ? first : first.sortedByOrder()
        while true {
          let next = round.nextLeaf
          round.nextLeaf = nil
          runMarked(round)
          verifyQueue()
          guard let next else { break }
          round = next
        }
      }
      // Releases values, whose `deinit` may write.
      if touched != nil { forgetTouched() }
    } while queue.first != nil
    isFlushing = false
    settle()
  }

  @inline(__always)
  private func runMarked(_ observer: Node) {
    observer.state.insert(.running)
    if !observer.isDead {
      observer.region?.enter(in: self)
      if mustRun(observer) {
        observer.countRun(in: flushNumber)
        run(observer)
        return settle()
      }
    }
    observer.state.remove(.stale | .dirty)
    leave(observer)
    settle()
  }

  /// Brings up to date what an observer reads, up to the first that has changed, if one has.
  @inline(__always)
  private func mustRun(_ observer: Node) -> Bool {
    if Graph.hasChangedFirst(observer) { return true }
    holds &+= 1
    let hasChanged = Graph.refresh(observer, in: traversal)
    holds &-= 1
    return hasChanged && !observer.isDead
  }

  /// Runs a new observer.
  func runFirst(_ observer: Node) {
    run(observer)
    flushOrSettle()
    settle()
  }

  /// Runs an observer's body, after ending what an earlier run left.
  private func run(_ observer: Node) {
    observer.state.insert(.running)
    if observer.state.contains(.owns) {
      observer.endChildren(in: self)
      // A clean-up may have written what the observer is to be told.
      if observer.state.contains(.known) && !observer.isDead { _ = mustRun(observer) }
    }
    if observer.isDead { observer.state.remove(.stale | .dirty) } else { runBody(of: observer) }
    if observer.isDead { observer.runCleanups(in: self) }
    leave(observer)
  }

  @inline(__always)
  private func runBody(of observer: Node) {
    let outerReader = reader
    let outerOwner = owner
    Graph.begin(observer, forgetting: .stale | .dirty)
    reader = observer.state.contains(.known) ? nil : observer
    owner = observer
    openRuns &+= 1
    openBodies &+= 1
    observer.perform(.run)
    // What loses its last link is released after that, when every link is where it belongs.
    Graph.end(observer, in: traversal)
    openBodies &-= 1
    openRuns &-= 1
    reader = outerReader
    owner = outerOwner
  }

  /// Lets go of an observer that was run, or was not; if it has ended meanwhile, it can be freed.
  @inline(__always)
  private func leave(_ observer: Node) {
    observer.state.remove(.running)
    if observer.isDead { leaveDead(observer) }
  }

  @inline(never)
  private func leaveDead(_ observer: Node) {
    if observer.state.contains(.empty) {
      observer.freeIfUnused()
    } else {
      observer.retire(in: self)
    }
  }

  private func forgetTouched() {
    while let node = touched {
      touched = node.details?.nextTouched
      node.perform(.forget)
      if node.isDead { node.retire(in: self) }
    }
  }
}

extension Node {
  /// A chain of observers in the order in which they were attached.
  ///
  /// It is merged from the runs that it consists of, rising or falling ones: what a traversal leaves on
  /// its way down and back up a graph is few of them.
  ///
  /// - Complexity: O(*n* log *r*), where *r* is the number of runs.
  fileprivate func sortedByOrder() -> Node {
    var first = self
    while true {
      var rest: Node? = first
      var sorted = Leaves()
      var merges = 0
      while let start = rest {
        let left = start.cutRun()
        let right = left.rest?.cutRun()
        rest = right?.rest
        Node.merge(left.run, right?.run, into: &sorted)
        merges += 1
      }
      guard let start = sorted.first, merges > 1 else { return sorted.first ?? first }
      first = start
    }
  }

  /// Cuts the longest run off the chain: one that does not fall, or a falling one, turned round.
  private func cutRun() -> (run: Node, rest: Node?) {
    var run = self
    var last = self
    if let next = nextLeaf, next.observer.order < observer.order {
      while let next = last.nextLeaf, next.observer.order < run.observer.order {
        last.nextLeaf = next.nextLeaf
        next.nextLeaf = run
        run = next
      }
    } else {
      while let next = last.nextLeaf, next.observer.order >= last.observer.order { last = next }
    }
    let rest = last.nextLeaf
    last.nextLeaf = nil
    return (run, rest)
  }

  private static func merge(_ left: Node?, _ right: Node?, into leaves: inout Leaves) {
    var left = left
    var right = right
    while let next = smaller(left, right) {
      if next == left { left = next.nextLeaf } else { right = next.nextLeaf }
      leaves.append(next)
    }
  }

  private static func smaller(_ left: Node?, _ right: Node?) -> Node? {
    guard let left, let right else { return left ?? right }
    return left.observer.order < right.observer.order ? left : right
  }

  /// Counts a run, and ends the program if there are too many in one flush.
  fileprivate func countRun(in flush: UInt64) {
    let observer = observer
    version = observer.flush == flush ? version + 1 : 1
    observer.flush = flush
    if version > 1000 {
      trap("\(name) has run 1,000 times in one flush and does not settle")
    }
  }
}
