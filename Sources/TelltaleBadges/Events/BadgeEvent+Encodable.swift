#if !hasFeature(Embedded)
  extension BadgeEvent: Encodable {
    /// Writes the event as an object of a feed, without fields that are absent or a default.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FeedField.self)
      try container.encode(feedType.rawValue, forKey: .type)
      switch self {
      case .source(let source, let section):
        try container.encode(source, forKey: .source)
        try container.encode(section.rawValue, forKey: .section)
      case .arrived(let source, let item, let author, let mention, let thread, let kind, let time):
        try container.encode(source, forKey: .source)
        try container.encode(item, forKey: .item)
        try container.encode(author, forKey: .author)
        try container.encodeIfPresent(mention, forKey: .mention)
        try container.encodeIfPresent(thread, forKey: .thread)
        if kind != .message { try container.encode(kind, forKey: .kind) }
        try container.encodeIfPresent(time, forKey: .time)
      case .deleted(let item):
        try container.encode(item, forKey: .item)
      case .edited(let item, let mention, let version):
        try container.encode(item, forKey: .item)
        try container.encode(mention, forKey: .mention)
        try container.encodeIfPresent(version, forKey: .version)
      case .moved(let item, let to, let thread, let version):
        try container.encode(item, forKey: .item)
        try container.encode(to, forKey: .to)
        try container.encodeIfPresent(thread, forKey: .thread)
        try container.encodeIfPresent(version, forKey: .version)
      case .snapshot(let through, let complete, let sources):
        try container.encode(through, forKey: .through)
        try container.encode(complete, forKey: .complete)
        try container.encode(sources, forKey: .sources)
      default:
        try encodeReading(&container)
      }
    }
  }

  extension BadgeEvent {
    private func encodeReading(_ container: inout KeyedEncodingContainer<FeedField>) throws {
      switch self {
      case .read(let source, let through, let thread, let epoch, let clock):
        try container.encode(source, forKey: .source)
        try container.encode(through, forKey: .through)
        try container.encodeIfPresent(thread, forKey: .thread)
        try container.encodeIfPresent(epoch, forKey: .epoch)
        try container.encodeIfPresent(clock, forKey: .clock)
      case .readItem(let item, let epoch):
        try container.encode(item, forKey: .item)
        try container.encodeIfPresent(epoch, forKey: .epoch)
      case .readAll(let through, let section, let clock, let epochs):
        try container.encode(through, forKey: .through)
        try container.encodeIfPresent(section?.rawValue, forKey: .section)
        try container.encodeIfPresent(clock, forKey: .clock)
        try container.encodeIfPresent(epochs, forKey: .epochs)
      case .unreadFrom(let source, let item, let epoch):
        try container.encode(source, forKey: .source)
        try container.encode(item, forKey: .item)
        try container.encodeIfPresent(epoch, forKey: .epoch)
      default:
        try encodeRest(&container)
      }
    }

    private func encodeRest(_ container: inout KeyedEncodingContainer<FeedField>) throws {
      switch self {
      case .flag(let source, let on, let clock), .mute(let source, let on, let clock),
        .archive(let source, let on, let clock):
        try container.encode(source, forKey: .source)
        try container.encode(on, forKey: .on)
        try container.encodeIfPresent(clock, forKey: .clock)
      case .block(let author, let on, let clock):
        try container.encode(author, forKey: .author)
        try container.encode(on, forKey: .on)
        try container.encodeIfPresent(clock, forKey: .clock)
      case .leave(let source), .opened(let source), .closed(let source):
        try container.encode(source, forKey: .source)
      case .login(let account), .switchAccount(let account):
        try container.encode(account, forKey: .account)
      case .iconHint(let count):
        try container.encode(count, forKey: .count)
      case .policy(let change):
        try change.encode(into: &container)
      default:
        break
      }
    }
  }
#endif
