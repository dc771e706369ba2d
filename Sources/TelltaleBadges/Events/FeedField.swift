#if !hasFeature(Embedded)
  /// The name of a field in a line of a feed.
  struct FeedField: CodingKey, Hashable {
    let stringValue: String

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
  }

  extension FeedField {
    static let type = FeedField("type")
    static let source = FeedField("source")
    static let sources = FeedField("sources")
    static let section = FeedField("section")
    static let item = FeedField("item")
    static let items = FeedField("items")
    static let author = FeedField("author")
    static let mention = FeedField("mention")
    static let mentions = FeedField("mentions")
    static let thread = FeedField("thread")
    static let threads = FeedField("threads")
    static let kind = FeedField("kind")
    static let time = FeedField("time")
    static let through = FeedField("through")
    static let epoch = FeedField("epoch")
    static let epochs = FeedField("epochs")
    static let clock = FeedField("clock")
    static let version = FeedField("version")
    static let on = FeedField("on")
    static let to = FeedField("to")
    static let complete = FeedField("complete")
    static let unread = FeedField("unread")
    static let atLeast = FeedField("atLeast")
    static let account = FeedField("account")
    static let accounts = FeedField("accounts")
    static let count = FeedField("count")
    static let preset = FeedField("preset")
    static let styles = FeedField("styles")
    static let cap = FeedField("cap")
    static let icon = FeedField("icon")
    static let muted = FeedField("muted")
    static let ownItemReads = FeedField("ownItemReads")
    static let unit = FeedField("unit")
    static let iconUnit = FeedField("iconUnit")
  }
#endif
