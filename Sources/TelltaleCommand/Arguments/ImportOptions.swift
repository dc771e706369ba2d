import TelltaleBadges
package import TelltaleFeeds
package import TelltaleServers

/// What `telltale import` was asked for.
package struct ImportOptions: Equatable {
  /// The server that gave the answers.
  package let format: ServerFormat

  /// The answers, in order.
  package let sources: [FeedSource]

  /// The order through which the first answer is valid; each further one is valid through one more.
  package let order: Int

  /// Whether what an answer does not name is read.
  package let isComplete: Bool

  /// Whether a contradiction makes the answers unusable.
  package let isStrict: Bool

  package init(
    format: ServerFormat, sources: [FeedSource], order: Int = 1, isComplete: Bool = false,
    isStrict: Bool = false
  ) {
    self.format = format
    self.sources = sources
    self.order = order
    self.isComplete = isComplete
    self.isStrict = isStrict
  }
}

extension ImportOptions {
  /// The orders that a feed can name.
  private static let orders = 0...FeedNumbers.largest

  init(_ words: ArgumentWords) throws(UsageError) {
    let kind = "a server and an answer of it, or - for standard input"
    let operands = try words.operandsOrError(of: kind)
    let format = try ServerFormat(argument: operands[0])
    guard operands.count > 1 else { throw .missingOperand(kind: kind) }
    var order = 1
    if let text = words.value(of: "--through") {
      guard let number = Int(text), Self.orders.contains(number) else {
        throw .notAnOrder(text)
      }
      order = number
    }
    self.init(
      format: format, sources: operands.dropFirst().map(FeedSource.init(argument:)), order: order,
      isComplete: words.has("--complete"), isStrict: words.has("--strict"))
  }
}

extension ServerFormat {
  /// The server that a word on a command line names.
  init(argument: String) throws(UsageError) {
    guard let format = ServerFormat(rawValue: argument) else { throw .unknownServer(argument) }
    self = format
  }
}

extension ArgumentWords {
  /// The server whose answers the operands are, if they are no feeds.
  func format() throws(UsageError) -> ServerFormat? {
    guard let name = value(of: "--format") else { return nil }
    return try ServerFormat(argument: name)
  }
}
