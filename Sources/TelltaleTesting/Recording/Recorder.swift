public import Telltale

// Recording is what a test sees happen: values in their order, and what each came after.

/// A log of values, in the order in which signals told them and closures noted them.
///
/// ```swift
/// let shown = Recorder(badge.map(\.text), label: "badge")
/// shown.expect([nil])
/// unread.apply(.arrived(source: "ann", item: 7, author: "ann"))
/// shown.expect(["1"])
/// ```
///
/// Several signals go into one recorder, which so holds their order too:
///
/// ```swift
/// let log = Recorder<String>()
/// log.record(messages) { "messages \($0)" }
/// log.record(icon) { "icon \($0)" }
/// ```
///
/// A recorder belongs to the isolation domain of its signals and ends its observations with itself.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
public final class Recorder<Value> {
  /// The name that messages use.
  public let label: String
  /// What was recorded since it was last taken, expected or cleared, each with its cause.
  public private(set) var records: [Recorded<Value>] = []
  private var total = 0
  private var tokens: [ObservationToken] = []
  private var causes: [WatchedCause] = []
  let waiters: CountWaiters = CountWaiters()

  /// Creates a recorder of nothing yet.
  public init(label: String = "values") {
    self.label = label
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorder {
  /// Records a signal: its value now, and after each change.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - label: The name that messages use.
  ///   - initial: Whether the value of now is recorded.
  /// - Precondition: No value is being computed.
  public convenience init(
    _ signal: Signal<Value>, label: String = "values", initial: Bool = true
  ) {
    self.init(label: label)
    record(signal, initial: initial)
  }

  /// Records a signal as well: its value now, and after each change.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - initial: Whether the value of now is recorded.
  /// - Precondition: No value is being computed.
  public func record(_ signal: Signal<Value>, initial: Bool = true) {
    record(signal, initial: initial) { $0 }
  }

  /// Records what a closure makes of each value of a signal.
  ///
  /// - Parameters:
  ///   - signal: The signal.
  ///   - initial: Whether the value of now is recorded.
  ///   - transform: Makes what is recorded; what it reads does not count.
  /// - Precondition: No value is being computed.
  public func record<Input>(
    _ signal: Signal<Input>, initial: Bool = true, _ transform: @escaping (Input) -> Value
  ) {
    // A weak reference, so that the recorder does not keep itself by way of its tokens.
    signal.observe(initial: initial, label: "recorder of \(label)") { [weak self] value in
      self?.note(transform(value))
    }.store(in: &tokens)
  }

  /// Lets each record tell what a signal has changed to since the record before it.
  ///
  /// Messages say so of the first value that is not as expected. The signal is read when something
  /// is recorded, and not observed.
  ///
  /// - Parameters:
  ///   - signal: A signal that what is recorded follows from.
  ///   - name: The name that messages use for it.
  public func attributeChanges<Cause>(to signal: Signal<Cause>, named name: String) {
    causes.append(WatchedCause(name: name) { shown(signal.untrackedValue) })
  }

  /// Records a value by hand, such as in a closure that is told of something.
  public func note(_ value: Value) {
    let changes = causes.indices.compactMap { causes[$0].change() }
    records.append(Recorded(value: value, changes: changes, step: Step.current))
    total += 1
    waiters.update(total).resume()
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorder {
  /// The values that were recorded since they were last taken, expected or cleared.
  public var values: [Value] { records.map(\.value) }

  /// How many values there are.
  public var count: Int { records.count }

  /// The last of the values; nil if there is none.
  public var last: Value? { records.last?.value }

  /// Forgets what was recorded.
  public func clear() { records = [] }

  /// Returns the values that were recorded since the last time, and forgets them.
  public func take() -> [Value] {
    defer { clear() }
    return values
  }

  /// Waits until so many values have been recorded in all, those forgotten counted too.
  ///
  /// It lasts for as long as that takes: give the test a time limit, which ends the wait.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func waitForTotal(
    _ total: Int, isolation: isolated (any Actor)? = #isolation
  ) async throws(CancellationError) {
    try await waiters.wait(for: total)
  }
}
