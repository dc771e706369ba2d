#if InternalChecks
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Darwin)
    internal import Darwin
  #endif
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
    }

    private static let parts = Mutex(Parts())
  }

  extension LiveParts {
    @usableFromInline static func add(_ node: Node) {
      let name = "\(node.kind) at \(Site(word: node.site))"
      let isNew = parts.withLock { parts in
        if !parts.isReported { reportAtExit() }
        parts.isReported = true
        return parts.nodes.updateValue(name, forKey: node.key) == nil
      }
      require(isNew, "a node was allocated where one is alive")
    }

    static func remove(_ node: Node) {
      let wasAlive = parts.withLock {
        $0.makers.remove(node.key)
        return $0.nodes.removeValue(forKey: node.key) != nil
      }
      require(wasAlive, "a node was freed that was not alive")
    }

    static func add(_ link: Link) {
      require(parts.withLock { $0.links.insert(link.key).inserted }, "a link was made twice")
    }

    static func remove(_ link: Link) {
      let wasAlive = parts.withLock { $0.links.remove(link.key) != nil }
      require(wasAlive, "a link was freed that was not alive")
    }

    @usableFromInline static func note(_ node: Node, hasMade: Bool) {
      parts.withLock {
        if hasMade { $0.makers.insert(node.key) } else { $0.makers.remove(node.key) }
      }
    }

    static func hasMade(_ node: Node) -> Bool {
      parts.withLock { $0.makers.contains(node.key) }
    }

    static func contains(_ node: Node) -> Bool {
      parts.withLock { $0.nodes[node.key] != nil }
    }

    static func contains(_ link: Link) -> Bool {
      parts.withLock { $0.links.contains(link.key) }
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
    static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
      if !condition { fatalError("internal check: \(message())") }
    }
  }

  extension Node {
    /// The address, as a number that nothing is done with but comparing.
    var key: UInt { unsafe UInt(bitPattern: address) }
  }

  extension Link {
    /// The address, likewise.
    var key: UInt { unsafe UInt(bitPattern: address) }
  }
#endif
