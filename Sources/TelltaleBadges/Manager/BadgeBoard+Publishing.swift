import Telltale

extension BadgeBoard {
  func begin() {
    depth += 1
  }

  func commit() {
    depth -= 1
    if depth == 0 { publish() }
  }

  /// Notes what the last event changed in the state of an account, then warns.
  ///
  /// Whoever is warned may apply an event, which forgets what this one has changed.
  func collect(_ account: Account) {
    account.ledger.report(to: &pending)
    if !cells.isEmpty, account === active {
      account.ledger.forEachTouched { name in
        guard let cell = cells[name], !cell.isPending else { return }
        cell.isPending = true
        pending.sources.append(name)
      }
    }
    if onWarning != nil {
      for warning in account.ledger.warnings { warn(warning) }
    }
  }

  /// Tells the signals what has changed since the last time, all at once.
  func publish() {
    guard pendingRules != nil || !pending.isEmpty else { return }
    batch {
      if pendingRules != nil, let newPolicy = pendingPolicy { policy.value = newPolicy }
      bumpAll()
    }
  }

  /// Bumps the revisions of what has changed; observers run when the batch around it ends.
  private func bumpAll() {
    let changes = pending
    if changes.isAll {
      for revision in sectionRevisions { revision.update { $0 &+= 1 } }
      for source in Array(cells.keys) { bump(source) }
    } else {
      for section in changes.sections.members { sectionRevisions[section].update { $0 &+= 1 } }
      for source in changes.sources { bump(source) }
    }
    if changes.isAll || !changes.sections.isEmpty { iconRevision.update { $0 &+= 1 } }
    pending.removeAll()
    if pendingRules != nil { pendingPolicy = nil }
  }

  private func bump(_ source: String) {
    var cell = cells.removeValue(forKey: source)
    guard !isKnownUniquelyReferenced(&cell), let cell else { return }
    cells[source] = cell
    cell.isPending = false
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
