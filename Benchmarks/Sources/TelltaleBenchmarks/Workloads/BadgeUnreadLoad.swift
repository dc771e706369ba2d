internal import Foundation
internal import TelltaleBadges

/// A saved state of 10,000 sources and 500,000 items is loaded, and all badges show it.
enum BadgeUnreadLoad {
  static var rows: [Row] {
    [
      Row(
        "badge/unread-load", .telltale, .single(operations: 1), unit: "load",
        allocationStep: 100, outcome: { _ in Outcome(calls: 10, last: 4) },
        make: { WithTelltale() })
    ]
  }

  private final class WithTelltale: Workload {
    private let sample = UnreadSample(sources: 10_000)
    private let store: UnreadStore
    private let engine = UnreadEngine()

    init() {
      let folder = "telltale-benchmark-\(UUID().uuidString)"
      store = UnreadStore(
        directory: FileManager.default.temporaryDirectory.appendingPathComponent(folder))
      do {
        try store.save(sample.state, account: "u1")
      } catch {
        expect(false)
      }
    }

    deinit {
      try? FileManager.default.removeItem(at: store.directory)
    }

    func run(_ operations: Int) {
      do {
        guard let state = try store.load(RootSection.self, account: "u1") else {
          return expect(false)
        }
        engine.manager.load(state, for: "u1")
      } catch {
        expect(false)
      }
    }

    func check() throws(WrongResult) {
      if engine.shown != sample.counts {
        throw WrongResult(description: "shows \(engine.shown)")
      }
    }
  }
}
