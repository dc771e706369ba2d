/// A conversation of Zulip in which items are unread.
struct ZulipConversation {
  /// What a conversation is known by.
  enum Key: Hashable {
    case direct(user: Int)
    case group(users: String)
    case topic(stream: Int, name: String)
  }

  let key: Key
  let source: String
  var items: [Int]
  let place: ImportPlace

  init(key: Key, items: [Int], place: ImportPlace) {
    self.key = key
    self.items = items
    self.place = place
    source = key.source
  }
}

extension ZulipConversation.Key {
  /// The name of the source: a word for the kind, since the server's numbers are unique in a kind.
  var source: String {
    switch self {
    case .direct(let user): "dm\(user)"
    case .group(let users): "group\(users.split(separator: ",").joined(separator: "_"))"
    case .topic(let stream, let name): "stream\(stream)_\(name)"
    }
  }
}
