// Who may touch a graph, and what happens to what is released elsewhere.

public import TelltaleMachine

/// What nodes share that are, or were, linked to each other, and so live in one isolation domain.
///
/// Two graphs made on one thread may part, so a thread says little about a graph; but nodes that
/// were linked once stay together for good. A region is made with the first link of a node that has
/// none; a link between two regions joins them: the heavier one becomes the other's parent, so that
/// the way to the root is logarithmic. A region is kept as long as nodes or children refer to it.
///
/// The fields belong to the domain. Another thread that releases a node reads `parent`, `owner` and
/// `domain`, which are atomic words; the region is valid then, for the node counts. What a thread
/// may do to a region whose domain it is not in, it does as its `owner`, between `claim` and
/// `yield`, and a domain that comes from another thread waits for it in `takeOver`.
@frozen @usableFromInline @safe
struct Region: Equatable {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  @inlinable static func == (left: Region, right: Region) -> Bool {
    unsafe left.address == right.address
  }

  @frozen @usableFromInline @unsafe
  struct Fields {
    /// The inbox of the thread on which the domain was at work last; odd while that has a claim.
    @usableFromInline var owner: UInt = 0
    @usableFromInline var parent: UInt = 0
    /// The domain that was at work when the owner changed last, and whether that is an actor that
    /// lives.
    @usableFromInline var domain: UInt = 0
    @usableFromInline var actor: ActorReference?
    /// The number of nodes and regions that refer to this one.
    @usableFromInline var count = 0
    /// The number of nodes that were ever put into this region and those that were joined to it.
    @usableFromInline var weight = 0
    /// The number of sources that want to know whether they are observed.
    @usableFromInline var hookedCount = 0
    /// The nodes that gained or lost a link, if there are such sources, since those were told.
    var relinked: [Node] = []
    /// The next of the regions that the running call is at work in, and whether this is one of them.
    @usableFromInline var nextHooked: Region?
    @usableFromInline var isHooked = false

    init() {}
  }
}

extension Region {
  @inlinable var owner: UInt {
    get { unsafe telltale_load_relaxed(&address.pointee.owner) }
    nonmutating set { unsafe telltale_store_relaxed(&address.pointee.owner, newValue) }
  }

  @inlinable var parent: Region? {
    get {
      let word = unsafe telltale_load(&address.pointee.parent)
      return unsafe UnsafeMutablePointer<Fields>(bitPattern: word).map { unsafe Region($0) }
    }
    nonmutating set {
      unsafe telltale_store(
        &address.pointee.parent, newValue.map { unsafe UInt(bitPattern: $0.address) } ?? 0)
    }
  }

  var domain: UInt {
    get { unsafe telltale_load_relaxed(&address.pointee.domain) }
    nonmutating set { unsafe telltale_store_relaxed(&address.pointee.domain, newValue) }
  }

  var actor: ActorReference? {
    get { unsafe address.pointee.actor }
    nonmutating set { unsafe address.pointee.actor = newValue }
  }

  var count: Int {
    get { unsafe address.pointee.count }
    nonmutating set { unsafe address.pointee.count = newValue }
  }

  var weight: Int {
    get { unsafe address.pointee.weight }
    nonmutating set { unsafe address.pointee.weight = newValue }
  }

  @inlinable var hookedCount: Int {
    get { unsafe address.pointee.hookedCount }
    nonmutating set { unsafe address.pointee.hookedCount = newValue }
  }

  /// The nodes that gained or lost a link, taken out of the region.
  func takeRelinked() -> [Node] {
    let relinked = unsafe address.pointee.relinked
    unsafe address.pointee.relinked = []
    return relinked
  }

  var nextHooked: Region? {
    get { unsafe address.pointee.nextHooked }
    nonmutating set { unsafe address.pointee.nextHooked = newValue }
  }

  var isHooked: Bool {
    get { unsafe address.pointee.isHooked }
    nonmutating set { unsafe address.pointee.isHooked = newValue }
  }

  /// The region that stands for all that were joined.
  @inlinable var root: Region {
    var region = self
    while let parent = region.parent { region = parent }
    return region
  }

  /// Makes a region for the domain that runs now, to which nothing refers yet.
  static func make(in context: Context) -> Region {
    let address = UnsafeMutablePointer<Fields>.allocate(capacity: 1)
    unsafe address.initialize(to: Fields())
    let region = unsafe Region(address)
    region.owner = Inbox.own(in: context).word
    region.noteDomain()
    return region
  }

  /// Takes note that a node or a region refers to this one no more.
  func release() {
    var region: Region? = self
    while let last = region {
      last.count -= 1
      if last.count > 0 { return }
      region = last.parent
      unsafe last.address.deinitialize(count: 1)
      unsafe last.address.deallocate()
    }
  }

  /// Makes one region of two; the caller's domain is at work in both.
  static func join(_ left: Region, _ right: Region) {
    let left = left.root
    let right = right.root
    if left == right { return }
    let (child, parent) = left.weight < right.weight ? (left, right) : (right, left)
    parent.weight += child.weight
    parent.hookedCount += child.hookedCount
    unsafe parent.address.pointee.relinked += child.takeRelinked()
    parent.count += 1
    child.parent = parent
  }
}

extension Region {
  /// Takes note that the running domain is at work in this region; what is not atomic there may be
  /// touched from here on, and not before.
  ///
  /// This is where a domain learns what other threads released; it costs three compares.
  @inlinable @inline(__always)
  func enter(in context: Context) {
    let root = self.root
    guard let inbox = context.inbox, inbox.word == root.owner, inbox.isEmpty, root.hookedCount == 0
    else {
      return root.takeOver(in: context)
    }
  }

  /// Makes this thread the owner, and looks what other threads have left for the domain.
  @usableFromInline @inline(never)
  func takeOver(in context: Context) {
    let inbox = Inbox.own(in: context)
    var owner = self.owner
    while owner != inbox.word {
      if owner & 1 == 0, exchangeOwner(owner, for: inbox.word) {
        if context.isIdle {
          Inbox.collect(from: owner, in: context, home: self)
        } else {
          inbox.adopt(from: owner)
        }
        break
      }
      telltale_pause()
      owner = self.owner
    }
    noteDomain()
    if hookedCount > 0 { noteHooks(in: context) }
    if !inbox.isEmpty && context.isIdle { inbox.collect(in: context, home: self) }
  }

  private func noteDomain() {
    let current = telltale_current_domain()
    if domain == current.identity { return }
    domain = current.identity
    actor = current.is_actor ? ActorReference(current.identity) : nil
  }

  private func exchangeOwner(_ old: UInt, for new: UInt) -> Bool {
    unsafe telltale_compare_exchange(&address.pointee.owner, old, new)
  }

  /// Whether the running code is in the domain that was at work here when the owner changed last.
  var isDomainCurrent: Bool { domain == telltale_current_domain().identity }

  /// Keeps the domain away, if it was at work on this thread last, and is the running one or cannot
  /// be at work elsewhere: it is neither the main thread's nor that of an actor that lives.
  ///
  /// - Returns: Whether the region is claimed; then `yield` must follow soon, and no client code may
  ///   run before.
  func claim(as inbox: Inbox) -> Bool {
    guard exchangeOwner(inbox.word, for: inbox.word | 1) else { return false }
    if isDomainCurrent || domain != 1 && actor?.isAlive != true { return true }
    yield(to: inbox)
    return false
  }

  func yield(to inbox: Inbox) {
    unsafe telltale_store(&address.pointee.owner, inbox.word)
  }

}

extension Node {
  /// The region; nil as long as the node was never linked.
  @inlinable var region: Region? {
    get {
      guard let word = unsafe address.pointee.region else { return nil }
      return unsafe Region(word.assumingMemoryBound(to: Region.Fields.self))
    }
    nonmutating set {
      unsafe address.pointee.region = unsafe newValue.map {
        unsafe UnsafeMutableRawPointer($0.address)
      }
    }
  }

  /// Puts the node into a region; it is in none.
  func enroll(in region: Region) {
    region.count += 1
    region.weight += 1
    self.region = region
  }

  /// Takes the node out of its region; the caller's domain is at work there, or has a claim.
  func leaveRegion() {
    region?.release()
    region = nil
  }

  /// Puts two nodes that become linked into one region, in which the running domain is at work.
  func share(regionOf other: Node, in context: Context) {
    region?.enter(in: context)
    other.region?.enter(in: context)
    switch (region, other.region) {
    case (let mine?, let theirs?):
      if mine != theirs { Region.join(mine, theirs) }
    case (let mine?, nil): other.enroll(in: mine.root)
    case (nil, let theirs?): enroll(in: theirs.root)
    case (nil, nil):
      let region = Region.make(in: context)
      enroll(in: region)
      other.enroll(in: region)
    }
  }
}
