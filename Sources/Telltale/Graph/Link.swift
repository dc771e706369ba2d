/// An edge of the graph: `subscriber` has read `dependency` when it had this `version`.
///
/// A link is in two lists: the dependencies of its subscriber, in the order of reading, and the
/// subscribers of its dependency, doubly linked so that leaving costs O(1). The first subscriber's
/// `previousSubscriber` is the last one.
@frozen @usableFromInline @safe
struct Link: Equatable {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  @inlinable init?(_ address: UnsafeMutablePointer<Fields>?) {
    guard let address = unsafe address else { return nil }
    unsafe self.address = unsafe address
  }

  @inlinable static func == (left: Link, right: Link) -> Bool {
    unsafe left.address == right.address
  }

  /// The stamp of a link to a known input.
  @inlinable static var known: UInt32 { 1 << 31 }
  /// The bit of a stamp that says that the link is in its subscriber's list of gathered inputs.
  @inlinable static var isGathered: UInt32 { 1 << 30 }
}
