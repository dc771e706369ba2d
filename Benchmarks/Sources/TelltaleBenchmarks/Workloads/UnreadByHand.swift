/// Unread items as one would count them in an app that need not get along with other devices.
final class UnreadByHand: UnreadBox {
  private final class Source {
    let section: Int
    /// The unread items, in their order.
    var items: [Int]
    var isMuted = false
    var count: Int { isMuted ? 0 : items.count }

    init(section: Int, items: [Int]) {
      self.section = section
      self.items = items
    }
  }

  private var sources: [String: Source] = [:]
  private var sourceOfItem: [Int: String] = [:]
  private var counts = UnreadSample.sections.map { _ in 0 }
  private(set) var shown = UnreadSample.sections.map { _ in 0 }

  init(_ sample: UnreadSample) {
    for (number, name) in sample.names.enumerated() {
      let items = (0..<UnreadSample.itemsEach).map { sample.item($0, of: number) }
      for item in items { sourceOfItem[item] = name }
      let section = number % UnreadSample.sections.count
      sources[name] = Source(section: section, items: items)
      counts[section] += items.count
    }
    for section in UnreadSample.sections { show(section) }
  }

  func arrived(_ item: Int, in source: String, by author: String) {
    guard sourceOfItem[item] == nil else { return }
    sourceOfItem[item] = source
    change(source) { $0.items.append(item) }
  }

  func read(_ source: String, through item: Int) {
    change(source) { source in
      let end = source.items.firstIndex { $0 > item } ?? source.items.endIndex
      source.items.removeFirst(end)
    }
  }

  func moved(_ item: Int, to target: String) {
    guard let source = sourceOfItem[item], source != target else { return }
    sourceOfItem[item] = target
    var isUnread = false
    change(source) { source in
      if let index = source.items.firstIndex(of: item) {
        source.items.remove(at: index)
        isUnread = true
      }
    }
    if isUnread {
      change(target) { target in
        let index = target.items.firstIndex { $0 > item } ?? target.items.endIndex
        target.items.insert(item, at: index)
      }
    }
  }

  func mute(_ source: String, _ isOn: Bool) {
    change(source) { $0.isMuted = isOn }
  }

  private func change(_ name: String, _ body: (Source) -> Void) {
    guard let source = sources[name] else { return }
    let before = source.count
    body(source)
    counts[source.section] += source.count - before
    show(source.section)
  }

  private func show(_ section: Int) {
    if shown[section] != counts[section] {
      shown[section] = counts[section]
      note(section)
    }
  }
}
