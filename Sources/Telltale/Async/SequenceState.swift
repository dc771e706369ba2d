#if !hasFeature(Embedded)

  /// What an asynchronous sequence has brought so far, and whether it goes on.
  public struct SequenceState<Element, Failure: Error> {
    /// Whether a sequence goes on.
    public enum Phase {
      /// More elements may come.
      case running
      /// The sequence has ended.
      case finished
      /// The sequence has thrown an error.
      case failed(Failure)
    }

    /// The latest element, which stays when the sequence has ended; nil as long as there was none.
    public var latest: Element?
    /// Whether the sequence goes on.
    public var phase: Phase

    /// Creates the state of a sequence, of a new one if nothing is said.
    public init(latest: Element? = nil, phase: Phase = .running) {
      self.latest = latest
      self.phase = phase
    }
  }

  extension SequenceState {
    /// The error that the sequence has thrown, if it has.
    public var failure: Failure? {
      if case .failed(let failure) = phase { failure } else { nil }
    }

    /// Whether more elements may come.
    public var isRunning: Bool {
      if case .running = phase { true } else { false }
    }
  }

  extension SequenceState.Phase: Sendable {}
  extension SequenceState: Sendable where Element: Sendable {}
  extension SequenceState.Phase: Equatable where Failure: Equatable {}
  extension SequenceState: Equatable where Element: Equatable, Failure: Equatable {}
  extension SequenceState.Phase: Hashable where Failure: Hashable {}
  extension SequenceState: Hashable where Element: Hashable, Failure: Hashable {}

#endif
