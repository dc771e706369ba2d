import TelltaleFeeds

/// `telltale check`: judges what feeds expect.
struct CheckCommand {
  let options: CheckOptions
  let console: Console
}

extension CheckCommand {
  func run() -> ExitStatus {
    let warnings = WarningLog(console)
    var total = FeedReport()
    var feeds = 0
    // Whoever reads no more has read of a check that failed.
    for path in options.paths where console.output.isOpen {
      for source in sources(at: path, &total) where console.output.isOpen {
        feeds += 1
        let report = checkFeed(source, isStrict: options.isStrict) { warnings.note($0) }
        for failure in report.failures { console.output.line("\(failure)") }
        for error in report.errors { console.report(error) }
        total += report
      }
    }
    warnings.finish()
    if feeds == 0, total.errors.isEmpty { console.report("no feed was found") }
    console.output.line("\(total.passed) passed, \(total.failed) failed")
    if feeds == 0 || !total.errors.isEmpty { return .unusable }
    return total.failed == 0 ? .done : .failed
  }

  private func sources(at path: String, _ total: inout FeedReport) -> [FeedSource] {
    let named = FeedSource(argument: path)
    guard case .file = named else { return [named] }
    do throws(FeedError) {
      return try FeedSearch.feeds(at: path).map(FeedSource.file)
    } catch {
      console.report(error)
      total.note(error)
      return []
    }
  }
}
