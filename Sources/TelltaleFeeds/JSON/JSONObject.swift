/// The members of a JSON object in the order of the text, with fast access by name.
package struct JSONObject: Equatable, Sendable {
  /// A name and its value.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  /// The members in the order of the text.
  package private(set) var members: [Member] = []

  /// Positions by name; empty while the object is so small that looking through it is faster.
  private var positions: [String: Int] = [:]

  package init() {}
}

extension JSONObject {
  private static let largestUnindexed = 12

  /// The value of the member of that name.
  package subscript(name: String) -> JSONValue? {
    position(of: name).map { members[$0].value }
  }

  /// Adds a member and returns true, or returns false where one of that name exists.
  mutating func insert(_ value: JSONValue, named name: String) -> Bool {
    guard position(of: name) == nil else { return false }
    members.append(Member(name: name, value: value))
    if !positions.isEmpty {
      positions[name] = members.count - 1
    } else if members.count > Self.largestUnindexed {
      for (position, member) in members.enumerated() {
        positions[member.name] = position
      }
    }
    return true
  }

  private func position(of name: String) -> Int? {
    positions.isEmpty ? members.firstIndex { $0.name == name } : positions[name]
  }
}
