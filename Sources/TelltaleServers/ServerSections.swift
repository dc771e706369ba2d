public import TelltaleBadges

/// Where an app shows what servers count: a section for each kind of source.
public struct ServerSections<Section: BadgeSection>: Hashable, Sendable {
  /// Conversations with one other person.
  public var direct: Section
  /// Conversations with several people that have no name of their own.
  public var group: Section
  /// Rooms, channels, and topics in channels.
  public var channel: Section
  /// Rooms the reader is invited to.
  public var invitation: Section
  /// Notices that are no conversation.
  public var notices: Section
  /// Projects with news.
  public var projects: Section

  /// Creates a map in which everything is shown in one section, until a property is set.
  public init(all section: Section) {
    direct = section
    group = section
    channel = section
    invitation = section
    notices = section
    projects = section
  }
}

extension ServerSections<RootSection> {
  /// The map of an app of five root sections: projects in theirs, all else among the messages.
  public static var root: ServerSections<RootSection> {
    var sections = ServerSections(all: RootSection.messages)
    sections.projects = .projects
    return sections
  }
}
