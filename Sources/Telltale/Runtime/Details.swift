/// What few nodes need: a label, and the value that observers know while a batch changes it.
///
/// The memory is allocated when it is first needed and stays with the node, so that a steady state
/// allocates nothing. The remembered value lies behind the fields.
@frozen @usableFromInline @safe
struct Details {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  @frozen @usableFromInline
  struct Fields {
    @usableFromInline var label: String?
    /// The next node that remembers a value.
    @usableFromInline var nextTouched: Node?
    /// The largest version given out; after a restoration the node's own is smaller.
    @usableFromInline var latest: UInt32
    /// The version of the remembered value, 0 if none is, or `spoiled`.
    @usableFromInline var version: UInt32

    @inlinable init() {
      label = nil
      nextTouched = nil
      latest = 0
      version = 0
    }
  }

  /// Stands for a version of which no value is remembered, though the node is among the touched.
  @inlinable static var spoiled: UInt32 { .max }

  @inlinable var label: String? {
    get { unsafe address.pointee.label }
    nonmutating set { unsafe address.pointee.label = newValue }
  }

  @inlinable var nextTouched: Node? {
    get { unsafe address.pointee.nextTouched }
    nonmutating set { unsafe address.pointee.nextTouched = newValue }
  }

  @inlinable var latest: UInt32 {
    get { unsafe address.pointee.latest }
    nonmutating set { unsafe address.pointee.latest = newValue }
  }

  @inlinable var version: UInt32 {
    get { unsafe address.pointee.version }
    nonmutating set { unsafe address.pointee.version = newValue }
  }

  @inlinable func remembered<Value>(_: Value.Type) -> UnsafeMutablePointer<Value> {
    unsafe (UnsafeMutableRawPointer(address) + Details.offset(of: Value.self))
      .assumingMemoryBound(to: Value.self)
  }

  @inlinable static func offset<Value>(of _: Value.Type) -> Int {
    let alignment = MemoryLayout<Value>.alignment
    return (MemoryLayout<Fields>.size + alignment - 1) & -alignment
  }
}

extension Node {
  @inlinable var details: Details? {
    guard let word = unsafe address.pointee.details else { return nil }
    return unsafe Details(word.assumingMemoryBound(to: Details.Fields.self))
  }

  /// The details, with room to remember a value.
  @inlinable func makeDetails<Value>(for _: Value.Type) -> Details {
    if let details { return details }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Details.offset(of: Value.self) + MemoryLayout<Value>.size,
      alignment: Node.alignment(of: Value.self))
    unsafe memory.bindMemory(to: Details.Fields.self, capacity: 1).initialize(to: Details.Fields())
    unsafe address.pointee.details = unsafe memory
    return unsafe Details(memory.assumingMemoryBound(to: Details.Fields.self))
  }

  func freeDetails() {
    guard let details else { return }
    unsafe details.address.deinitialize(count: 1)
    unsafe UnsafeMutableRawPointer(details.address).deallocate()
    unsafe address.pointee.details = nil
  }

  /// Whether the node remembers the value that observers know.
  @inlinable var isTouched: Bool { (details?.version ?? 0) != 0 }

  /// Remembers the value that observers know, unless one is remembered already.
  @inlinable func remember<Value>(_ value: Value, in context: Context) {
    let details = makeDetails(for: Value.self)
    if details.version != 0 { return }
    unsafe details.remembered(Value.self).initialize(to: value)
    details.version = version
    details.nextTouched = context.touched
    context.touched = self
  }

  /// Releases the remembered value.
  @inlinable func forget<Value>(_: Value.Type) {
    guard let details, details.version != 0 else { return }
    details.version = 0
    unsafe details.remembered(Value.self).deinitialize(count: 1)
  }

  /// Gives the node a version for its new value: a fresh one, or, if the value is the remembered one
  /// again, the version which that had, so that nobody who knows it is told.
  ///
  /// - Returns: The remembered value, if the node has its version again: a version stands for one
  ///   value, and what is equivalent to it need not be the same to everybody who computes with it.
  @inlinable func advance<Value>(
    to value: Value, by areEquivalent: (Value, Value) -> Bool
  ) -> Value? {
    if let details, details.version != 0 && details.version != Details.spoiled {
      let remembered = unsafe details.remembered(Value.self).pointee
      if areEquivalent(remembered, value), details.version != 0 {
        details.latest = max(details.latest, version)
        version = details.version
        return remembered
      }
    }
    advanceBeyondAll()
    return nil
  }

  /// Makes sure that the batch is a change, whatever the value is at its end.
  @inlinable func spoilRemembered() {
    if let details, details.version != 0 { details.version = Details.spoiled }
  }

  /// Gives the node a version for its new value that none of its values had.
  @inlinable func advanceBeyondAll() {
    if let details {
      version = max(version, details.latest)
      details.latest = 0
    }
    advance()
  }
}
