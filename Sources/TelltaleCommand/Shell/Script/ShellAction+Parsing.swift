import TelltaleShell

extension ShellAction {
  /// Understands a line of a script; nil if it says nothing.
  ///
  /// Lines that are blank or begin with `#` say nothing.
  package static func parse(_ line: String) throws(ShellActionError) -> ShellAction? {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    guard let word = ActionWord(rawValue: first) else { throw .unknownAction(first) }
    words.removeFirst()
    guard word.counts.contains(words.count) else { throw .wrongArguments(of: word) }
    return try ShellAction(word, words)
  }

  /// Makes an action of its word and as many others as it takes.
  private init(_ word: ActionWord, _ words: [String]) throws(ShellActionError) {
    switch word {
    case .launch: self = .launch(try Self.choice(words.first ?? "signedIn"))
    case .finishGuide: self = .finishGuide
    case .login:
      self = .login(
        account: Self.text(words[0]), password: Self.text(words[1]),
        captcha: words.count > 2 ? Self.text(words[2]) : "")
    case .reject: self = .reject
    case .accept: self = .accept
    case .signOut: self = .signOut
    case .tap: self = .tap(try Self.number(words[0]))
    case .select: self = .select(try Self.number(words[0]))
    case .push:
      self = .push(try Self.newName(words[0]), onto: words.count > 1 ? words[1] : nil)
    case .pop: self = .pop
    case .popToRoot: self = .popToRoot
    case .present: self = .present(try Self.newName(words[0]), try Self.style(words[1]))
    case .dismiss: self = .dismiss
    case .swipe: self = .swipe(words[0], try Self.choice(words[1]))
    case .page: self = .page(try Self.number(words[0]))
    case .purge: self = words[0] == "all" ? .purgeAll : .purge(words[0])
    case .open: self = .open(words[0])
    case .save: self = .save
    case .restore: self = .restore
    case .counts, .badges, .tree: self = try Self.show(word, words)
    default: self = try Self.list(word, words)
    }
  }

  private static func show(
    _ word: ActionWord, _ words: [String]
  ) throws(ShellActionError) -> ShellAction {
    switch word {
    case .counts:
      .counts(
        projects: try number(words[0]), messages: try number(words[1]),
        notifications: try number(words[2]))
    case .badges: .badges
    default: .tree
    }
  }

  private static func list(
    _ word: ActionWord, _ words: [String]
  ) throws(ShellActionError) -> ShellAction {
    let name = words[0]
    switch word {
    case .finish:
      if words.count > 2, words[2] != "more" { throw .noChoice(words[2], of: ["more"]) }
      return .finish(
        try request(name), rows: try number(words[1], in: 0...DemoList.limit),
        hasMore: words.count > 2)
    case .fail: return .fail(try request(name), words[1])
    case .batch:
      guard ["begin", "end"].contains(words[1]) else {
        throw .noChoice(words[1], of: ["begin", "end"])
      }
      return .batch(name, isBegun: words[1] == "begin")
    case .scroll: return .scroll(name, try number(words[1], in: 0...DemoList.limit))
    case .load: return .list(.load, name)
    case .reload: return .list(.reload, name)
    case .more: return .list(.more, name)
    case .cancel: return .list(.cancel, name)
    case .stale: return .list(.stale, name)
    case .erase: return .list(.erase, name)
    case .insert: return .list(.insert, name)
    default: return .list(.delete, name)
    }
  }
}

// MARK: - Words

extension ShellAction {
  /// A text that may be empty, which is written as two quotes.
  private static func text(_ word: String) -> String { word == "\"\"" ? "" : word }

  private static func number(
    _ word: String, in range: ClosedRange<Int> = -1_000_000...1_000_000
  ) throws(ShellActionError) -> Int {
    guard let number = Int(word) else { throw .noNumber(word) }
    guard range.contains(number) else { throw .outOfRange(word, range) }
    return number
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String
  ) throws(ShellActionError) -> Choice {
    guard let choice = Choice(rawValue: word) else {
      throw .noChoice(word, of: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private static func style(_ word: String) throws(ShellActionError) -> PresentationStyle {
    switch word {
    case "full": .fullScreen
    case "overlay": .overlay
    default: throw .noChoice(word, of: ["full", "overlay"])
    }
  }

  /// A name for a new screen, which has none of the signs that traces and trees are written with.
  private static func newName(_ word: String) throws(ShellActionError) -> String {
    guard word != "all", word.allSatisfy({ $0.isLetter || $0.isNumber || "_-:".contains($0) })
    else { throw .badName(word) }
    return word
  }

  private static func request(_ word: String) throws(ShellActionError) -> Request {
    let parts = word.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let token: Int? = parts.count > 1 ? try number(String(parts[1]), in: 1...1_000_000) : nil
    return Request(name: String(parts[0]), token: token)
  }
}
