import Telltale
package import TelltaleShell

/// A list of numbered rows, whose requests are answered by whoever plays its server.
package final class DemoList: ListScreen<Int> {
  /// How many rows a list may hold.
  nonisolated static let limit = 100_000

  /// What it shows.
  let content: RootContent
  /// The requests so far; the token of each is its place and one.
  private(set) var requests: [LoadRequest] = []
  /// Hears of each request.
  var onRequest: ((DemoList, LoadRequest) -> Void)?
  /// Hears what is presented.
  var onPresent: ((DemoList, LoadSummary) -> Void)?
  /// Hears how far the list is scrolled.
  var onScroll: ((DemoList, Int) -> Void)?
  /// Hears which row the user has chosen.
  var onSelect: ((DemoList, Int) -> Void)?

  private var scrolling: ObservationToken?

  init(_ content: RootContent, title: String) {
    self.content = content
    weak var list: DemoList?
    super.init(title: title, loader: ListLoader { _, request, _ in list?.start(request) })
    list = self
    scrolling = scrollOffset.observe(initial: false) { offset in
      if let list { list.onScroll?(list, Int(offset)) }
    }
  }

  private func start(_ request: LoadRequest) {
    requests.append(request)
    onRequest?(self, request)
  }

  package override func present(_ state: LoadState<Int>) {
    // A row is as high as one step of the scrolling.
    if state.phase == .content { maximumScrollOffset = Double(state.summary.count - 1) }
    onPresent?(self, state.summary)
  }

  package override func select(_ row: Int) {
    onSelect?(self, row)
  }
}

extension DemoList {
  /// The rows that are loaded.
  var rows: [Int] { loader.state.value.items ?? [] }

  /// Answers a request with so many rows.
  func finish(_ request: LoadRequest, rows count: Int, hasMore: Bool) {
    let first = request.kind == .more ? (rows.max() ?? 0) + 1 : 1
    loader.finish(request, with: Page(Array(first..<first + count), hasMore: hasMore))
  }

  /// Adds a row at the top, if the list is loaded.
  func insertRow() {
    loader.edit { $0.insert(($0.max() ?? 0) + 1, at: 0) }
  }

  /// Takes the row at the top away, if there is one.
  func deleteRow() {
    loader.edit { $0 = Array($0.dropFirst()) }
  }
}
