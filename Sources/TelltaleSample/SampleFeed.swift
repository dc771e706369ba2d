package import TelltaleBadges

/// The feed that the command and the page play where none is named: a working day over the five sections.
package enum SampleFeed {
  /// The name in the place of a file's.
  package static let name = "sample"

  /// The events; every kind that a feed can have is among them.
  package static let events: [BadgeEvent<RootSection>] =
    arrival + morning + midday + evening

  /// An arrival, made in one place: written out, each would be code of its own.
  @inline(never)
  private static func arrived(
    source: String, item: Int, author: String, mention: Mention? = nil, thread: String? = nil,
    kind: ItemKind = .message
  ) -> BadgeEvent<RootSection> {
    .arrived(
      source: source, item: item, author: author, mention: mention, thread: thread, kind: kind)
  }

  /// The app learns what there is and what the server counted overnight.
  private static let arrival: [BadgeEvent<RootSection>] = [
    .policy(BadgePolicyChange(styles: [.projects: .dot, .tweets: .mentionsElseDot])),
    .source("website", section: .projects),
    .source("compiler", section: .projects),
    .source("sprint-12", section: .tasks),
    .source("friends", section: .tweets),
    .source("ann", section: .messages),
    .source("design", section: .messages),
    .source("notices", section: .messages),
    .source("profile", section: .me),
    .snapshot(
      through: 100, complete: true,
      sources: [
        "website": SourceSnapshot(unread: 3, mentions: 0),
        "sprint-12": SourceSnapshot(items: [91, 97], mentions: [97]),
        "friends": SourceSnapshot(unread: 20, mentions: 0, atLeast: true),
        "design": SourceSnapshot(items: [88, 95, 99], mentions: [95]),
      ]),
  ]

  /// A talk with Ann, a busy channel and its thread.
  private static let morning: [BadgeEvent<RootSection>] = [
    arrived(source: "ann", item: 101, author: "ann"),
    arrived(source: "ann", item: 102, author: "ann", mention: .direct),
    .opened(source: "ann"),
    arrived(source: "ann", item: 103, author: "ann"),
    arrived(source: "ann", item: 104, author: "me"),
    .closed(source: "ann"),
    .begin,
    arrived(source: "design", item: 105, author: "bo", mention: .everyone),
    arrived(source: "design", item: 106, author: "cy", thread: "logo"),
    arrived(source: "design", item: 107, author: "bo", thread: "logo"),
    .commit,
    arrived(source: "design", item: 108, author: "cy", kind: .reaction),
    .read(source: "design", through: 107, thread: "logo"),
    .edited(item: 105, mention: .direct),
    arrived(source: "notices", item: 109, author: "billing"),
    arrived(source: "notices", item: 110, author: "calendar"),
    .readItem(item: 110),
    arrived(source: "sprint-12", item: 111, author: "dee", mention: .direct),
    .moved(item: 111, to: "design"),
    arrived(source: "profile", item: 112, author: "eve"),
  ]

  /// Quiet hours: mute, flag, a troublemaker, the app in the background.
  private static let midday: [BadgeEvent<RootSection>] = [
    .mute(source: "design", on: true),
    arrived(source: "design", item: 113, author: "cy"),
    .mute(source: "design", on: false),
    .flag(source: "ann", on: true),
    .background,
    arrived(source: "ann", item: 114, author: "ann"),
    .iconHint(count: 40),
    .foreground,
    arrived(source: "friends", item: 115, author: "spammer", mention: .direct),
    .block(author: "spammer", on: true),
    arrived(source: "compiler", item: 116, author: "ci", kind: .system),
    arrived(source: "compiler", item: 117, author: "fay"),
    .archive(source: "website", on: true),
    .read(source: "design", through: 113),
    .unreadFrom(source: "design", item: 113),
    .deleted(item: 114),
    .restart,
  ]

  /// Another account and back, then everything is read.
  private static let evening: [BadgeEvent<RootSection>] = [
    .switchAccount(account: "work"),
    .source("on-call", section: .messages),
    arrived(source: "on-call", item: 201, author: "pager", mention: .direct),
    .policy(BadgePolicyChange(cap: 9, accounts: .all)),
    .logout,
    .login(account: "u1"),
    .leave(source: "friends"),
    .readAll(through: 110, section: .messages),
    .policy(BadgePolicyChange(preset: .coding)),
    arrived(source: "ann", item: 202, author: "ann"),
    arrived(source: "website", item: 203, author: "gil"),
    .archive(source: "website", on: false),
    .readAll(through: 203),
  ]
}
