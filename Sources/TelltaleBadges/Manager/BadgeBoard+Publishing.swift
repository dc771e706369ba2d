import Telltale

extension BadgeBoard {
  func begin() {
    depth += 1
  }

  func commit() {
    depth -= 1
    if depth == 0 { publish() }
  }

  /// Notes what the last event changed in the state of an account.
  func collect(_ account: Account, wasKnown: Bool) {
    if wasKnown != account.ledger.isKnown { isAllDirty = true }
    for section in account.ledger.changedSections where !isSectionDirty[section] {
      isSectionDirty[section] = true
      dirtySections.append(section)
    }
    guard account === active, !cells.isEmpty else { return }
    for source in account.ledger.touched {
      let name = account.ledger.sourceNames[Int(source)]
      if cells[name] != nil { dirtySources.insert(name) }
    }
  }

  /// Tells the signals what has changed since the last time, all at once.
  func publish() {
    guard isAllDirty || !dirtySections.isEmpty || !dirtySources.isEmpty || pendingRules != nil
    else { return }
    batch {
      if pendingRules != nil, let newPolicy = pendingPolicy { policy.value = newPolicy }
      bumpAll()
    }
  }

  /// Bumps the revisions of what has changed; observers run when the batch around it ends.
  private func bumpAll() {
    if isAllDirty {
      for revision in sectionRevisions { revision.update { $0 &+= 1 } }
      for source in Array(cells.keys) { bump(source) }
    } else {
      for section in dirtySections { sectionRevisions[section].update { $0 &+= 1 } }
      for source in dirtySources { bump(source) }
    }
    if isAllDirty || !dirtySections.isEmpty { iconRevision.update { $0 &+= 1 } }
    for section in dirtySections { isSectionDirty[section] = false }
    dirtySections.removeAll(keepingCapacity: true)
    dirtySources.removeAll(keepingCapacity: true)
    isAllDirty = false
    if pendingRules != nil { pendingPolicy = nil }
  }

  private func bump(_ source: String) {
    var cell = cells.removeValue(forKey: source)
    guard !isKnownUniquelyReferenced(&cell), let cell else { return }
    cells[source] = cell
    cell.revision.update { $0 &+= 1 }
  }

  /// Returns what the signals of a source share, made where there is none.
  func cell(of source: String) -> SourceCell {
    if let cell = cells[source] { return cell }
    if cells.count >= cellLimit {
      for name in Array(cells.keys) {
        var cell = cells.removeValue(forKey: name)
        if !isKnownUniquelyReferenced(&cell), let cell { cells[name] = cell }
      }
      cellLimit = 2 * cells.count + 16
    }
    let cell = SourceCell()
    cells[source] = cell
    return cell
  }
}
