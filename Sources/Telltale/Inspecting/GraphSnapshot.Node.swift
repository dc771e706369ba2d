#if !hasFeature(Embedded)

  extension GraphSnapshot {
    /// A signal, an observer or a scope, as it was when the snapshot was taken.
    public struct Node: Sendable, Hashable, Identifiable {
      /// The number in this snapshot, which is the index in its nodes.
      public var id: Int
      /// What the node is.
      public var kind: Kind
      /// The name that it was given, if it was given one.
      public var label: String?
      /// Where it was made, as file and line, if that is known.
      public var site: String?
      /// The value as text, if there is one that can be looked at.
      public var value: String?
      /// Whether the value is right, and whether there is one.
      public var condition: Condition
      /// How often the value has changed since there was one, as far as anybody depended on it.
      public var changes: Int
      /// How often it ran while a trace was recorded, if one was.
      public var runs: Int?
      /// The number of the observer or scope that ends it with itself, if that is in the snapshot.
      public var owner: Int?
      /// How many of the nodes that it reads are not in the snapshot.
      public var hiddenInputs: Int
      /// How many of the nodes that read it are not in the snapshot.
      public var hiddenReaders: Int

      /// Creates a node from its parts.
      public init(
        id: Int, kind: Kind, label: String? = nil, site: String? = nil, value: String? = nil,
        condition: Condition = .current, changes: Int = 0, runs: Int? = nil, owner: Int? = nil,
        hiddenInputs: Int = 0, hiddenReaders: Int = 0
      ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.site = site
        self.value = value
        self.condition = condition
        self.changes = changes
        self.runs = runs
        self.owner = owner
        self.hiddenInputs = hiddenInputs
        self.hiddenReaders = hiddenReaders
      }
    }

    /// What a node is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A value that is set from outside.
      case source
      /// A value that is computed from others.
      case derived
      /// A closure that runs when what it reads has changed.
      case observer
      /// An owner of observers.
      case scope
    }

    /// In which state a node is.
    public enum Condition: String, Sendable, Hashable, CaseIterable {
      /// Nothing has changed since it was computed, or ran.
      case current
      /// Something upstream has changed; whether it must run shows when somebody needs it.
      case stale
      /// It was never read, so it has no value.
      case neverComputed
      /// Its closure is on the stack.
      case running
      /// It has ended.
      case ended
    }
  }

  extension GraphSnapshot.Node {
    /// How to call the node: its label, or what it is and where it was made.
    public var name: String {
      if let label { return label }
      return site.map { "\(kind.rawValue) at \($0)" } ?? "\(kind.rawValue) \(id)"
    }
  }

#endif
