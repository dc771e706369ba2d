/// Why a badge, a source or an item counts what it counts.
///
/// The description is a text of lines for people: what is shown, the rules behind it and, indented
/// below, the parts it is made of.
///
/// ```swift
/// print(unread.explain(.messages))
/// // "messages" shows "1": 1 unread item in 1 source
/// //   "ann" adds 1: 1 unread item, 1 mention
/// //     item 7 counts: unread, mentions the reader directly
/// ```
public struct Explanation: Hashable, Sendable {
  /// What is explained.
  public var subject: Subject
  /// What it counts or adds.
  public var count: Int
  /// The badge, where one is explained.
  public var badge: Badge?
  /// The rules that led to the count.
  public var rules: [Rule]
  /// The sources of a section that matter, or the items of a source, the oldest first.
  public var parts: [Explanation]

  /// Creates an explanation.
  public init(
    subject: Subject, count: Int, badge: Badge? = nil, rules: [Rule] = [],
    parts: [Explanation] = []
  ) {
    self.subject = subject
    self.count = count
    self.badge = badge
    self.rules = rules
    self.parts = parts
  }
}

extension Explanation {
  /// What an explanation is about.
  public enum Subject: Hashable, Sendable {
    /// The badge of a section.
    case section(String)
    /// The badge of the app icon.
    case icon
    /// An account that is not active, in what the app icon counts.
    case account(String)
    /// A source.
    case source(String)
    /// An item.
    case item(Int)
  }
}

extension Explanation {
  @inline(never)
  mutating func add(_ rule: Rule) {
    rules.append(rule)
  }
}

extension Explanation: CustomStringConvertible {
  /// The lines of the explanation, parts indented by two spaces.
  public var description: String {
    var words: Words = ""
    write(to: &words, indent: "")
    return words.text
  }

  private func write(to words: inout Words, indent: Words) {
    words += "\(indent)\(headline)"
    var separator: Words = ": "
    for rule in rules {
      words += "\(separator)\(rule.words)"
      separator = ", "
    }
    for part in parts {
      words += "\n"
      part.write(to: &words, indent: "\(indent)  ")
    }
  }

  private var headline: Words {
    switch subject {
    case .section(let name): "\"\(name)\" shows \(shown)"
    case .icon: "the icon shows \(shown)"
    case .account(let name): "account \"\(name)\" adds \(count)"
    case .source(let name): "\"\(name)\" adds \(count)"
    case .item(let order): count > 0 ? "item \(order) counts" : "item \(order) does not count"
    }
  }

  private var shown: Words {
    guard let text = badge?.text else { return "nothing" }
    return "\"\(text)\""
  }
}
