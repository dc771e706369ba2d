package import TelltaleBadges

/// What the badges must show at a place of a feed; what is not named may be anything.
package struct FeedExpectation<Section: BadgeSection>: Equatable, Sendable {
  /// The counts of sources by name.
  package var sources: [String: SourceExpectation] = [:]

  /// The texts of sections' badges; nil is a hidden badge.
  package var sections: [Section: String?] = [:]

  /// The number on the icon.
  package var icon: Int?

  /// What observers of sections' badges have seen.
  package var sectionEmissions: [Section: [String?]] = [:]

  /// What an observer of the icon has seen.
  package var iconEmissions: [Int]?

  package init() {}
}

extension FeedExpectation: Decodable {
  package init(from decoder: any Decoder) throws {
    self.init()
    let fields = try decoder.container(keyedBy: JSONKey.self)
    let checks: [JSONKey] = ["sources", "sections", "icon", "emissions"]
    if !checks.contains(where: fields.contains) {
      let names = checks.map { "\"\($0.stringValue)\"" }.joined(separator: ", ")
      throw JSONError.field(
        path: ["expect"], expected: "followed by one of \(names)", found: nil)
    }
    sources = try fields.decodeIfPresent([String: SourceExpectation].self, forKey: "sources") ?? [:]
    icon = try fields.decodeIfPresent(FeedNumber.self, forKey: "icon")?.value
    if fields.contains("sections") {
      let texts = try fields.nestedContainer(keyedBy: JSONKey.self, forKey: "sections")
      for key in texts.allKeys {
        sections[try texts.section(key)] = try texts.decode(String?.self, forKey: key)
      }
    }
    if fields.contains("emissions") {
      let lists = try fields.nestedContainer(keyedBy: JSONKey.self, forKey: "emissions")
      for key in lists.allKeys {
        if key.stringValue == "icon" {
          iconEmissions = try lists.decode([FeedNumber].self, forKey: key).map(\.value)
        } else {
          sectionEmissions[try lists.section(key)] = try lists.decode([String?].self, forKey: key)
        }
      }
    }
  }
}

extension KeyedDecodingContainer<JSONKey> {
  fileprivate func section<Section: BadgeSection>(_ key: JSONKey) throws -> Section {
    guard let section = Section(rawValue: key.stringValue) else {
      let names = Section.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw JSONError.field(
        path: codingPath.map(\.stringValue), expected: "named by sections: \(names)",
        found: .string(key.stringValue))
    }
    return section
  }
}
