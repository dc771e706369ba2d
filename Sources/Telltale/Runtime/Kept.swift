/// What a closure keeps from one call to the next.
///
/// The attribute spares every access a call of the run time's. None can overlap another: a client's
/// code gets copies, and a node's closure, which alone has access, never runs within itself.
@usableFromInline
final class Kept<Value> {
  @exclusivity(unchecked) @usableFromInline var stored: Value

  @inlinable init(_ value: Value) {
    unsafe stored = value
  }

  @inlinable var value: Value {
    get { unsafe stored }
    _modify { yield unsafe &stored }
  }
}
