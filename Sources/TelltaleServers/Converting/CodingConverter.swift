import TelltaleBadges

/// Understands the three counters of the first app of five root sections.
struct CodingConverter<Section: BadgeSection> {
  private enum Field: String {
    case code, data, msg, message
  }

  private enum Counter: String, CaseIterable {
    case messages, notifications
    case projects = "project_update_count"
  }

  let sections: ServerSections<Section>
}

extension CodingConverter {
  func convert(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    var code = 0
    var text: String?
    var counts: [Counter: Int]?
    try reader.eachField(Field.self) { (reader, field) throws(ImportError) in
      switch field {
      case .code: code = try reader.signedCode() ?? code
      case .msg, .message: text = try reader.message() ?? text
      case .data: counts = try Self.counters(&reader) ?? counts
      }
    }
    try reader.finish()
    if code != 0 { throw .refused(text.map { "\(code), \($0)" } ?? "\(code)") }
    guard let counts else { throw .foreign(.coding, expected: ["data"]) }
    for counter in Counter.allCases {
      guard let count = counts[counter] else { continue }
      let (source, section) = place(of: counter)
      events.send(.source(source, section: section))
      try events.state(source, SourceSnapshot(unread: count, mentions: 0), reader)
    }
  }

  private static func counters(
    _ reader: inout AnswerReader
  ) throws(ImportError) -> [Counter: Int]? {
    var counts: [Counter: Int] = [:]
    let isThere = try reader.eachField(Counter.self) { (reader, counter) throws(ImportError) in
      if let count = try reader.count() { counts[counter] = count }
    }
    return isThere ? counts : nil
  }

  private func place(of counter: Counter) -> (String, Section) {
    switch counter {
    case .messages: ("messages", sections.direct)
    case .notifications: ("notifications", sections.notices)
    case .projects: ("projects", sections.projects)
    }
  }
}
