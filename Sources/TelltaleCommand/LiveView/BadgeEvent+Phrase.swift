import TelltaleBadges
import TelltaleFeeds

extension BadgeEvent {
  /// What happened, said in a few words.
  var phrase: String { wording.printable }

  private var wording: String {
    switch self {
    case .source(let source, let section): "\(source) belongs to \(section.rawValue)"
    case .arrived: arrivalPhrase
    case .read(let source, let through, let thread, _, _):
      "\(Self.place(source, thread)) was read up to #\(through)"
    case .readItem(let item, _): "#\(item) was read"
    case .readAll(let through, let section, _, _):
      "\(section.map { "all of \($0.rawValue)" } ?? "everything") was read up to #\(through)"
    case .unreadFrom(let source, let item, _): "\(source) is unread again from #\(item) on"
    case .flag(let source, let on, _): on ? "\(source) was flagged" : "\(source) lost its flag"
    case .deleted(let item): "#\(item) was deleted"
    case .edited(let item, let mention, _):
      "#\(item) was edited\(mention.map { Self.mentioning($0) } ?? ", mentions nobody")"
    case .moved(let item, let to, let thread, _):
      "#\(item) moved to \(Self.place(to, thread))"
    case .mute(let source, let on, _): "\(source) was \(on ? "muted" : "unmuted")"
    case .archive(let source, let on, _): "\(source) was \(on ? "archived" : "restored")"
    case .leave(let source): "you left \(source)"
    case .block(let author, let on, _): "\(author) was \(on ? "blocked" : "unblocked")"
    case .snapshot(let through, _, let sources):
      "the server states \(sources.count) sources up to #\(through)"
    default: appPhrase
    }
  }

  private var appPhrase: String {
    switch self {
    case .opened(let source): "you opened \(source)"
    case .closed(let source): "you closed \(source)"
    case .background: "the app went to the background"
    case .foreground: "the app came to the front"
    case .begin: "a transaction began"
    case .commit: "the transaction ended"
    case .restart: "the app restarted"
    case .login(let account): "\(account) logged in"
    case .switchAccount(let account): "you switched to \(account)"
    case .logout: "you logged out"
    case .iconHint(let count): "a push said \(count)"
    default: "the policy changed"
    }
  }

  private var arrivalPhrase: String {
    guard
      case .arrived(let source, let item, let author, let mention, let thread, let kind, _) = self
    else { return "" }
    let place = Self.place(source, thread)
    let who = author == "me" ? "you" : author
    let does = author == "me" ? "" : "s"
    let says =
      switch kind {
      case .message: "\(who) write\(does) #\(item) in \(place)"
      case .reaction: "\(who) react\(does) in \(place)"
      case .system: "a note in \(place): \(who)"
      case .silent: "\(who) silently post\(does) in \(place)"
      }
    return says + (mention.map(Self.mentioning) ?? "")
  }

  private static func mentioning(_ mention: Mention) -> String {
    mention == .direct ? ", mentions you" : ", mentions everyone"
  }

  private static func place(_ source: String, _ thread: String?) -> String {
    thread.map { "\(source)/\($0)" } ?? source
  }
}
