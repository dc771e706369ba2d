extension Ledger {
  /// Notes that something about a source may have changed.
  mutating func touch(_ source: Int32) {
    guard !sources[Int(source)].isTouched else { return }
    sources[Int(source)].isTouched = true
    touched.append(source)
  }

  /// Brings the sums of sections up to date with the sources that were touched.
  mutating func settle() {
    for index in touched.indices {
      let source = Int(touched[index])
      sources[source].isTouched = false
      settle(source)
    }
  }

  /// Forgets which sources and sections the last event touched.
  mutating func beginEvent() {
    wasKnown = isKnown
    touched.removeAll(keepingCapacity: true)
    changedSections.removeAll()
    if !warnings.isEmpty { warnings.removeAll() }
  }

  @inline(never)
  mutating func warn(_ warning: UnreadWarning) {
    warnings.append(warning)
  }

  /// Notes what the last event changed.
  mutating func report(to changes: inout PendingChanges) {
    if isKnown != wasKnown { changes.isAll = true }
    for section in changedSections.members { changes.sections.insert(section) }
  }

  /// Calls a closure with the name of each source that the last event touched.
  func forEachTouched(_ body: (String) -> Void) {
    for source in touched { body(sourceNames[Int(source)]) }
  }

  mutating func settle(_ source: Int) {
    work += 1
    if isMember(source) { add(share(of: source), of: source) }
  }

  /// Replaces what a source adds to its section.
  mutating func add(_ share: SourceShare, of source: Int) {
    let old = sources[source].shown
    guard share != old else { return }
    let section = Int(sources[source].section)
    sources[source].shown = share
    totals[section].replace(old, with: share)
    changedSections.insert(section)
  }

  /// Returns the sums of the sections, under rules that hold from here on.
  mutating func totals(under rules: CountingRules) -> [SectionTotals] {
    setRules(rules)
    return totals
  }

  /// Applies other rules to all sources.
  mutating func setRules(_ new: CountingRules) {
    guard new != rules else { return }
    rules = new
    for source in sources.indices { settle(source) }
  }
}

extension Ledger {
  /// Returns what is unread in a source, whether it is shown or not.
  @inline(__always)
  func sums(of source: Int) -> UnreadSums {
    let withThreads = rules.threads == .included
    let above = sources[source].tally.sums(isBelow: false, withThreads: withThreads)
    let below = sources[source].tally.sums(isBelow: true, withThreads: withThreads)
    guard isStatementAlive(source) else { return above + below }
    let statement = sources[source].statement
    let stated = UnreadSums(
      unread: statement.unread, mentions: statement.mentions, direct: statement.mentions)
    return above + stated.union(below)
  }

  /// Returns whether a server stopped counting the source.
  @inline(__always)
  func isAtLeast(_ source: Int) -> Bool {
    isStatementAlive(source) && sources[source].statement.isAtLeast
  }

  /// Returns what a source adds to its section under the rules.
  @inline(__always)
  func share(of source: Int) -> SourceShare {
    var share = SourceShare()
    guard !sources[source].archive.isOn else { return share }
    let sums = sums(of: source)
    if sources[source].mute.isOn {
      guard rules.muted == .mentions else { return share }
      share.items = sums.direct
      share.mentions = sums.direct
      share.calls = sums.direct
    } else {
      let least = sources[source].flag.isOn ? 1 : 0
      share.items = max(sums.unread, least)
      share.mentions = max(sums.mentions, least)
      share.calls = sums.mentions
    }
    share.isAtLeast = share.items > 0 && isAtLeast(source)
    return share
  }
}

extension Ledger {
  /// Returns what is true of a source.
  func status(of source: Int, section: String?) -> SourceStatus {
    let sums = sums(of: source)
    return SourceStatus(
      unread: sums.unread, mentions: sums.mentions, isFlagged: sources[source].flag.isOn,
      isMuted: sources[source].mute.isOn, isArchived: sources[source].archive.isOn,
      isExact: !isAtLeast(source), section: section)
  }
}
