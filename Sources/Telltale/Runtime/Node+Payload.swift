// The memory behind a node: a derived value, or an observer.

extension Node {
  /// Allocates a node with room for a payload, which is not initialized yet.
  ///
  /// - Complexity: O(1)
  @inlinable static func make<Payload>(
    _ payload: Payload.Type, state: State, site: Site, hasBody: Bool = false,
    perform: @escaping Perform
  ) -> Node {
    let room = state.contains(.gathers) ? Node.roomInFront : 0
    let size =
      hasBody
      ? Node.bodyOffset(behind: Payload.self) + MemoryLayout<() -> Void>.size
      : Node.offset(of: Payload.self) + MemoryLayout<Payload>.size
    // Sound because `free` gets the same pointer back, once, when no link and no handle is left.
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: room + size,
      alignment: Node.alignment(of: Payload.self))
    let address = unsafe (memory + room).bindMemory(to: Fields.self, capacity: 1)
    unsafe address.initialize(
      to: Fields(state: state, site: site.word, perform: perform))
    let node = unsafe Node(address)
    if room > 0 { node.gathered = nil }
    #if InternalChecks
      LiveParts.add(node)
    #endif
    return node
  }

  /// Gives the node's memory back; the payload is gone already.
  func free() {
    #if InternalChecks
      LiveParts.remove(self)
    #endif
    let room = state.contains(.gathers) ? Node.roomInFront : 0
    unsafe address.deinitialize(count: 1)
    unsafe (UnsafeMutableRawPointer(address) - room).deallocate()
  }

  /// Lets go of what the node's closure holds, while the node itself stays.
  func releaseClosure() {
    unsafe address.pointee.perform = { _, _ in }
  }

  /// The room in front of a node that gathers; no payload of one is aligned to more.
  @inlinable static var roomInFront: Int { 16 }

  @inlinable static func alignment<Payload>(of _: Payload.Type) -> Int {
    max(MemoryLayout<Int>.alignment, MemoryLayout<Payload>.alignment)
  }

  @inlinable static func offset<Payload>(of _: Payload.Type) -> Int {
    let alignment = MemoryLayout<Payload>.alignment
    return unsafe (MemoryLayout<Fields>.size + alignment - 1) & -alignment
  }

  /// Where a client's closure lies that was put behind the payload, so that it is called from there.
  @inlinable static func bodyOffset<Payload>(behind _: Payload.Type) -> Int {
    let alignment = MemoryLayout<() -> Void>.alignment
    return (offset(of: Payload.self) + MemoryLayout<Payload>.size + alignment - 1) & -alignment
  }

  @inlinable func body<Payload, Body>(
    behind _: Payload.Type, as _: Body.Type
  ) -> UnsafeMutablePointer<Body> {
    unsafe (UnsafeMutableRawPointer(address) + Node.bodyOffset(behind: Payload.self))
      .assumingMemoryBound(to: Body.self)
  }

  @inlinable func payload<Payload>(_: Payload.Type) -> UnsafeMutablePointer<Payload> {
    unsafe (UnsafeMutableRawPointer(address) + Node.offset(of: Payload.self))
      .assumingMemoryBound(to: Payload.self)
  }
}

// MARK: A derived node's value, which is there from the first update to `destroyValue`

extension Node {
  @inlinable func value<Value>(_: Value.Type) -> Value {
    unsafe payload(Value.self).pointee
  }

  @inlinable func initializeValue<Value>(to value: consuming Value) {
    unsafe payload(Value.self).initialize(to: value)
    version = 1
  }

  /// Replaces the value; the old one is released when the memory holds the new one.
  @inlinable func setValue<Value>(to value: consuming Value) {
    let old = unsafe payload(Value.self).move()
    unsafe payload(Value.self).initialize(to: value)
    _ = consume old
  }

  @inlinable func destroyValue<Value>(_: Value.Type) {
    if version != 0 { unsafe payload(Value.self).deinitialize(count: 1) }
  }
}
