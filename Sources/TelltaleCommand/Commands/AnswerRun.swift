import TelltaleBadges
import TelltaleFeeds
import TelltaleServers

/// Reads files that are answers of a server, as the events they come to.
struct AnswerRun {
  let options: ImportOptions
  let console: Console
  let warnings: WarningLog
}

extension AnswerRun {
  /// Reads to the end of the last answer, or until nobody reads the results any more.
  ///
  /// An event's place is its line in the feed that its answer comes to.
  func read(
    onEvent: (BadgeEvent<RootSection>, FeedPlace) -> Void
  ) throws(FeedError) {
    var importer = ServerImporter(options.format, isComplete: options.isComplete)
    var order = options.order
    for source in options.sources where console.output.isOpen {
      let pieces = try open(source)
      var line = 0
      do throws(ImportError) {
        try importer.read(pieces, through: order) { warning in
          warnings.note(FeedWarning(warning, in: source.name))
        } onEvent: { event in
          line += 1
          onEvent(event, FeedPlace(file: source.name, line: line))
        }
      } catch {
        if !console.output.isOpen { return }
        if let reason = pieces.error {
          throw .unreadable(file: source.name, reason: "\(reason)")
        }
        throw FeedError(error, in: source.name)
      }
      order = min(order + 1, FeedNumbers.largest)
    }
  }

  private func open(_ source: FeedSource) throws(FeedError) -> FilePieces {
    do throws(SystemError) {
      return try FilePieces(source) { console.output.isOpen }
    } catch {
      throw .unreadable(file: source.name, reason: "\(error)")
    }
  }
}

extension FeedWarning {
  fileprivate init(_ warning: ImportWarning, in file: String) {
    self.init(
      place: FeedPlace(file: file, line: warning.place.line),
      text: "\(warning.place.inLine): \(warning.problem)")
  }
}

extension FeedError {
  fileprivate init(_ error: ImportError, in file: String) {
    switch error {
    case .invalid(let problem, let place):
      self = .invalidLine(
        FeedPlace(file: file, line: place.line),
        problem: "\(place.inLine): \(problem)".withoutControls)
    case .refused, .foreign:
      self = .unusable(file: file, problem: "\(error)".withoutControls)
    }
  }
}

extension ImportPlace {
  /// The place without its line.
  fileprivate var inLine: String { path.isEmpty ? "column \(column)" : "column \(column), \(path)" }
}
