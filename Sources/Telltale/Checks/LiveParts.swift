#if InternalChecks
  internal import Glibc
  internal import Synchronization

  /// The nodes and links of all threads that are allocated now.
  @usableFromInline
  enum LiveParts {
    private struct Parts {
      /// What the nodes are and where they were made, by address.
      var nodes: [UInt: String] = [:]
      var links: Set<UInt> = []
      /// The nodes that made sources when they ran last.
      var makers: Set<UInt> = []
      /// Whether what is alive at the end of the program will be reported.
      var isReported = false
      /// How many nodes walks may still visit.
      var budget = 0
    }

    private static let parts = Mutex(Parts())
  }

  extension LiveParts {
    @usableFromInline static func add(_ node: Node) {
      let address = unsafe UInt(bitPattern: node.address)
      let name = "\(node.kind) at \(Site(word: node.site))"
      let isNew = parts.withLock { parts in
        if !parts.isReported { reportAtExit() }
        parts.isReported = true
        return parts.nodes.updateValue(name, forKey: address) == nil
      }
      require(isNew, "a node was allocated where one is alive")
    }

    static func remove(_ node: Node) {
      let address = unsafe UInt(bitPattern: node.address)
      let wasAlive = parts.withLock {
        $0.makers.remove(address)
        return $0.nodes.removeValue(forKey: address) != nil
      }
      require(wasAlive, "a node was freed that was not alive")
    }

    static func add(_ link: Link) {
      let address = unsafe UInt(bitPattern: link.address)
      require(parts.withLock { $0.links.insert(address).inserted }, "a link was made twice")
    }

    static func remove(_ link: Link) {
      let address = unsafe UInt(bitPattern: link.address)
      let wasAlive = parts.withLock { $0.links.remove(address) != nil }
      require(wasAlive, "a link was freed that was not alive")
    }

    @usableFromInline static func note(_ node: Node, hasMade: Bool) {
      let address = unsafe UInt(bitPattern: node.address)
      parts.withLock {
        if hasMade { $0.makers.insert(address) } else { $0.makers.remove(address) }
      }
    }

    static func hasMade(_ node: Node) -> Bool {
      let address = unsafe UInt(bitPattern: node.address)
      return parts.withLock { $0.makers.contains(address) }
    }

    static func contains(_ node: Node) -> Bool {
      let address = unsafe UInt(bitPattern: node.address)
      return parts.withLock { $0.nodes[address] != nil }
    }

    static func contains(_ link: Link) -> Bool {
      let address = unsafe UInt(bitPattern: link.address)
      return parts.withLock { $0.links.contains(address) }
    }

    /// What the nodes that are alive are and where they were made.
    static var names: [String] { parts.withLock { $0.nodes.values.sorted() } }

    /// Ends the program with an error if it ends with nodes or links that are alive.
    private static func reportAtExit() {
      atexit {
        let (names, links) = (LiveParts.names, LiveParts.parts.withLock { $0.links.count })
        if names.isEmpty && links == 0 { return }
        print("internal check: \(names.count) nodes and \(links) links are alive at the end")
        for name in names { print("  \(name)") }
        fflush(nil)
        _exit(86)
      }
    }
  }

  extension LiveParts {
    /// Every change of a graph pays for this many nodes to be visited: small graphs are walked over
    /// after each, large ones so often that the time stays linear.
    private static let visitsForChange = 64

    static func mayWalk() -> Bool {
      parts.withLock {
        $0.budget = min($0.budget + visitsForChange, visitsForChange)
        return $0.budget > 0
      }
    }

    static func pay(_ visits: Int) {
      parts.withLock { $0.budget -= visits }
    }

    static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { fatalError("internal check: \(message())") }
    }
  }
#endif
