extension ZulipUnread {
  /// Sorts the items, and leaves out those that stand twice and mentions of nothing.
  mutating func settle(_ warn: (ImportWarning.Problem, ImportPlace) -> Void) {
    conversations.sort { $0.source < $1.source }
    var entries: [(item: Int, conversation: Int)] = []
    entries.reserveCapacity(conversations.reduce(0) { $0 + $1.items.count })
    for (index, conversation) in conversations.enumerated() {
      entries += conversation.items.map { ($0, index) }
      conversations[index].items = []
    }
    entries.sort { $0 < $1 }
    var last: (item: Int, conversation: Int)?
    for entry in entries {
      defer { last = entry }
      if let last, last.item == entry.item {
        let place = conversations[entry.conversation].place
        if last.conversation == entry.conversation {
          warn(.repeatedItem(entry.item), place)
        } else {
          warn(
            .itemElsewhere(entry.item, source: conversations[last.conversation].source), place)
        }
        continue
      }
      conversations[entry.conversation].items.append(entry.item)
    }
    settleMentions(among: entries.map(\.item), warn)
  }

  private mutating func settleMentions(
    among items: [Int], _ warn: (ImportWarning.Problem, ImportPlace) -> Void
  ) {
    guard let mentionsPlace else { return }
    var kept: [Int] = []
    for mention in mentions.sorted() {
      if kept.last == mention {
        warn(.repeatedItem(mention), mentionsPlace)
      } else if items.containsSorted(mention) {
        kept.append(mention)
      } else {
        warn(.mentionOfNothing(item: mention), mentionsPlace)
      }
    }
    mentions = kept
  }

  /// The mentions of the reader in a conversation.
  func mentions(in conversation: ZulipConversation) -> [Int] {
    conversation.items.filter { mentions.containsSorted($0) }
  }

  /// The largest order of an item; 0 if there is none.
  var newestItem: Int { conversations.lazy.compactMap(\.items.last).max() ?? 0 }

  /// Compares the total of the server, which leaves out what is muted, with what it lists.
  func checkTotal(
    _ mutes: ZulipMutes, _ warn: (ImportWarning.Problem, ImportPlace) -> Void
  ) {
    guard let total else { return }
    var least = 0
    var most = 0
    for conversation in conversations {
      let isMuted = mutes.mutes(conversation.key)
      switch conversation.key {
      case .topic where isMuted == true: continue
      case .topic where isMuted == nil, .direct where isMuted == true: break
      default: least += conversation.items.count
      }
      most += conversation.items.count
    }
    if !(least...most).contains(total.count) {
      warn(.totalDiffers(stated: total.count, listed: least...most), total.place)
    }
  }
}

extension [Int] {
  /// Whether a sorted list contains a number.
  fileprivate func containsSorted(_ number: Int) -> Bool {
    var range = indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if self[middle] == number { return true }
      range = self[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
