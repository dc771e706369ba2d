public import TelltaleBadges

/// A reader that turns the answers of a server into events.
///
/// It remembers what later answers leave out, such as which rooms are muted, so one importer reads
/// the answers of one account in their order.
public struct ServerImporter<Section: BadgeSection> {
  private let format: ServerFormat
  private let sections: ServerSections<Section>
  private let isComplete: Bool
  private var matrix = MatrixMemory()

  /// Creates an importer of the answers of a server.
  ///
  /// - Parameters:
  ///   - format: The server.
  ///   - sections: Where the app shows what the server counts.
  ///   - isComplete: Whether an answer names every source in which something is unread, so that the
  ///     others are read. Those of Zulip always do, unless they say that older items are missing.
  public init(
    _ format: ServerFormat, sections: ServerSections<Section>, isComplete: Bool = false
  ) {
    self.format = format
    self.sections = sections
    self.isComplete = isComplete || format == .zulip
  }
}

extension ServerImporter<RootSection> {
  /// Creates an importer for an app of five root sections.
  ///
  /// - Parameters:
  ///   - format: The server.
  ///   - isComplete: Whether an answer names every source in which something is unread.
  public init(_ format: ServerFormat, isComplete: Bool = false) {
    self.init(format, sections: .root, isComplete: isComplete)
  }
}

extension ServerImporter {
  /// Reads an answer.
  ///
  /// The events are one transaction; there are none if the answer says nothing about what is
  /// unread.
  ///
  /// - Parameters:
  ///   - answer: The bytes of one answer, JSON in UTF-8.
  ///   - order: The order through which it is valid: an answer of a smaller one than an answer that
  ///     was applied changes nothing. Zulip's own items raise it.
  /// - Returns: The events, and what in the answer contradicts itself.
  /// - Throws: ``ImportError`` if the answer cannot be used.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func read(
    _ answer: [UInt8], through order: Int = 1
  ) throws(ImportError) -> ImportReport<Section> {
    var report = ImportReport<Section>()
    try read(CollectionOfOne(answer), through: order) {
      report.warnings.append($0)
    } onEvent: {
      report.events.append($0)
    }
    return report
  }

  /// Reads an answer piece by piece, in memory that does not grow with it.
  ///
  /// Pieces may end anywhere, in the middle of a character too. The events are those of the whole
  /// answer, each as soon as it is known. If the answer turns out to be unusable, those that came
  /// before stay true, and their transaction is ended; a complete answer that breaks off clears
  /// nothing.
  ///
  /// What is gathered has limits, beyond which the answer is refused: 262,144 conversations of a
  /// complete answer, and 1,048,576 items of Zulip, which itself sends 50,000.
  ///
  /// - Parameters:
  ///   - pieces: The bytes of one answer.
  ///   - order: The order through which it is valid.
  ///   - onWarning: Is told what contradicts itself.
  ///   - onEvent: Is told what happened.
  /// - Throws: ``ImportError`` if the answer cannot be used.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public mutating func read(
    _ pieces: some Sequence<[UInt8]>, through order: Int = 1,
    onWarning: (ImportWarning) -> Void, onEvent: (BadgeEvent<Section>) -> Void
  ) throws(ImportError) {
    var iterator = pieces.makeIterator()
    try withoutActuallyEscaping(onWarning) { onWarning throws(ImportError) in
      try withoutActuallyEscaping(onEvent) { onEvent throws(ImportError) in
        var reader = AnswerReader(nextPiece: { iterator.next() }, onWarning: onWarning)
        var events = AnswerEvents(through: order, isComplete: isComplete, onEvent: onEvent)
        do throws(ImportError) {
          try convert(&reader, &events)
        } catch {
          events.end()
          throw error
        }
        events.finish()
      }
    }
  }

  private mutating func convert(
    _ reader: inout AnswerReader, _ events: inout AnswerEvents<Section>
  ) throws(ImportError) {
    switch format {
    case .matrix:
      var converter = MatrixConverter(sections: sections, memory: matrix)
      try converter.convert(&reader, &events)
      matrix = converter.memory
    case .zulip:
      try ZulipConverter(sections: sections).convert(&reader, &events)
    case .slack:
      var converter = SlackConverter(sections: sections)
      try converter.convert(&reader, &events)
    case .coding:
      try CodingConverter(sections: sections).convert(&reader, &events)
    }
  }
}

/// Turns an answer of a server into events for an app of five root sections.
///
/// What in the answer contradicts itself is left out in silence; ``ServerImporter`` tells of it.
///
/// - Parameters:
///   - answer: The bytes of one answer, JSON in UTF-8.
///   - format: The server.
///   - order: The order through which the answer is valid.
/// - Returns: The events, as one transaction.
/// - Throws: ``ImportError`` if the answer cannot be used.
public func badgeEvents(
  in answer: [UInt8], from format: ServerFormat, through order: Int = 1
) throws(ImportError) -> [BadgeEvent<RootSection>] {
  var importer = ServerImporter(format)
  return try importer.read(answer, through: order).events
}
