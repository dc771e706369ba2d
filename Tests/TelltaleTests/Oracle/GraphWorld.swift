/// What a program acts on: the library, or the reference.
protocol GraphWorld: AnyObject {
  associatedtype Source
  associatedtype Signal
  associatedtype Token
  associatedtype Scope

  var log: GraphLog { get }

  func makeSource(_ value: Int) -> Source
  func signal(of source: Source) -> Signal
  func derive(_ derivation: Derivation<Signal>, name: Int) -> Signal
  /// Reads, and makes the running observer depend on the signal.
  func value(of signal: Signal) -> Int
  func write(_ value: Int, to source: Source)
  func update(_ source: Source, to value: Int)
  func batch(fails: Bool, _ body: () -> Void)
  func untracked(_ body: () -> Void)

  func observe(name: Int, _ body: @escaping () -> Void) -> Token
  func follow(
    _ signal: Signal, name: Int, initial: Bool, _ body: @escaping (Int) -> Void
  ) -> Token
  func bind(_ signal: Signal, _ write: @escaping (Int) -> Void) -> Token
  func rebind(_ signal: Signal, _ write: @escaping (Int) -> Void)
  func onCleanup(_ body: @escaping () -> Void)
  func cancel(_ token: Token)
  /// Takes note that the program drops the token, which the caller holds no more.
  func release(_ token: Token)
  func store(_ token: Token, in scope: Scope)

  func makeScope() -> Scope
  func run(_ scope: Scope, _ body: () -> Void)
  func cancel(_ scope: Scope)
  func release(_ scope: Scope)

  /// Checks what holds between any two steps.
  func check()
  /// Ends what the world itself holds, and counts what closures hold then.
  func end() -> Int
}
