#if !hasFeature(Embedded)
  extension BadgeEvent: Decodable {
    /// Reads the event from an object of a feed; unknown fields are ignored.
    ///
    /// - Throws: `DecodingError` with the path of the field and what was expected there.
    public init(from decoder: any Decoder) throws {
      let fields = try FeedFields(decoder)
      let name = try fields.text(.type)
      guard let type = FeedType(rawValue: name) else {
        throw fields.error(.type, "must be a known type of event")
      }
      switch type {
      case .source, .leave, .flag, .mute, .archive, .block, .snapshot:
        self = try Self.membership(type, fields)
      case .arrived, .deleted, .edited, .moved:
        self = try Self.item(type, fields)
      case .read, .readItem, .readAll, .unreadFrom:
        self = try Self.reading(type, fields)
      default:
        self = try Self.app(type, fields)
      }
    }
  }

  extension BadgeEvent {
    private static func membership(_ type: FeedType, _ fields: FeedFields) throws -> Self {
      switch type {
      case .source:
        return .source(
          try fields.text(.source), section: try fields.choice(.section, Section.allCases))
      case .leave:
        return .leave(source: try fields.text(.source))
      case .flag:
        return .flag(
          source: try fields.text(.source), on: try fields.flag(.on),
          clock: try fields.whole(optional: .clock))
      case .mute:
        return .mute(
          source: try fields.text(.source), on: try fields.flag(.on),
          clock: try fields.whole(optional: .clock))
      case .archive:
        return .archive(
          source: try fields.text(.source), on: try fields.flag(.on),
          clock: try fields.whole(optional: .clock))
      case .block:
        return .block(
          author: try fields.text(.author), on: try fields.flag(.on),
          clock: try fields.whole(optional: .clock))
      default:
        let statements = try fields.named(.sources) { fields, name in
          try fields.container.decode(SourceSnapshot.self, forKey: name)
        }
        return .snapshot(
          through: try fields.whole(.through), complete: try fields.flag(.complete),
          sources: Dictionary(statements.map { ($0.name, $0.value) }) { $1 })
      }
    }

    private static func item(_ type: FeedType, _ fields: FeedFields) throws -> Self {
      let mentions = [Mention.direct, .everyone]
      switch type {
      case .arrived:
        return .arrived(
          source: try fields.text(.source), item: try fields.whole(.item, from: 1),
          author: try fields.text(.author),
          mention: try fields.choice(optional: .mention, mentions),
          thread: try fields.text(optional: .thread),
          kind: try fields.choice(optional: .kind, ItemKind.allCases) ?? .message,
          time: try fields.whole(optional: .time))
      case .deleted:
        return .deleted(item: try fields.whole(.item, from: 1))
      case .edited:
        guard fields.container.contains(.mention) else {
          throw fields.error(.mention, "must be " + FeedFields.list(mentions) + ", or null")
        }
        return .edited(
          item: try fields.whole(.item, from: 1),
          mention: try fields.choice(optional: .mention, mentions),
          version: try fields.whole(optional: .version))
      default:
        return .moved(
          item: try fields.whole(.item, from: 1), to: try fields.text(.to),
          thread: try fields.text(optional: .thread),
          version: try fields.whole(optional: .version))
      }
    }

    private static func reading(_ type: FeedType, _ fields: FeedFields) throws -> Self {
      switch type {
      case .read:
        return .read(
          source: try fields.text(.source), through: try fields.whole(.through),
          thread: try fields.text(optional: .thread), epoch: try fields.whole(optional: .epoch),
          clock: try fields.whole(optional: .clock))
      case .readItem:
        return .readItem(
          item: try fields.whole(.item, from: 1), epoch: try fields.whole(optional: .epoch))
      case .readAll:
        let epochs = fields.has(.epochs) ? try fields.named(.epochs) { try $0.whole($1) } : nil
        return .readAll(
          through: try fields.whole(.through),
          section: try fields.choice(optional: .section, Section.allCases),
          clock: try fields.whole(optional: .clock),
          epochs: epochs.map { Dictionary($0.map { ($0.name, $0.value) }) { $1 } })
      default:
        return .unreadFrom(
          source: try fields.text(.source), item: try fields.whole(.item, from: 1),
          epoch: try fields.whole(optional: .epoch))
      }
    }

    private static func app(_ type: FeedType, _ fields: FeedFields) throws -> Self {
      switch type {
      case .opened: return .opened(source: try fields.text(.source))
      case .closed: return .closed(source: try fields.text(.source))
      case .background: return .background
      case .foreground: return .foreground
      case .begin: return .begin
      case .commit: return .commit
      case .restart: return .restart
      case .login: return .login(account: try fields.text(.account))
      case .switchAccount: return .switchAccount(account: try fields.text(.account))
      case .logout: return .logout
      case .iconHint: return .iconHint(count: try fields.whole(.count))
      default: return .policy(try BadgePolicyChange(fields))
      }
    }
  }
#endif
