/// The algorithm: push marks, pull values.
///
/// A change marks everything downstream as stale (`propagate`) and bumps a version. Whoever needs a
/// stale node resolves it (`refresh`): dependency by dependency, in the order of reading, until
/// one has another version than the one that was read; only then the node runs again (`update`),
/// which confirms, makes and drops links (`link`, `unlink`).
///
/// Invariants, between any two calls:
/// - a node that is stale has only stale subscribers, unless they are running;
/// - a node that is not stale has the value that follows from the sources;
/// - a link whose version is its dependency's was read by the latest run of its subscriber.
///
/// Every function is iterative; only what a run has read before it wrote a source of its own is
/// refreshed from within. A traversal finds its way back through `cursor`, a word in each node
/// it passes, so that it needs no stack.
@usableFromInline enum Graph {}
