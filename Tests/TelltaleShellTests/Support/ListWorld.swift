import Telltale
import TelltaleShell

/// A list on the first of two tabs, the second of which is selected, and what the list emits.
@MainActor
final class ListWorld {
  let loader: ListLoader<Int>
  let screen: TracedList
  /// What was emitted, in order.
  private(set) var trace: [String] = []
  /// What to do at the events of these places, once each.
  var interruptions: [Int: (ListWorld) -> Void] = [:]
  /// The requests so far; the token of each is its place and one.
  private(set) var requests: [LoadRequest] = []
  /// The requests that are neither answered nor cancelled.
  private(set) var live: Set<LoadRequest> = []
  /// The number of changes that the signal of the state has told.
  private(set) var writes = 0
  private(set) var isInBatch = false
  private var observation: ObservationToken?
  private let tabs: TabShell
  private let window: ShellWindow

  init() {
    weak var world: ListWorld?
    loader = ListLoader { _, request, _ in
      world?.start(request)
    } cancel: { request in
      world?.live.remove(request)
    }
    screen = TracedList(title: "list", loader: loader)
    tabs = TabShell(tabs: [
      ShellTab(title: "list", root: screen), ShellTab(title: "other", root: Screen()),
    ])
    tabs.select(1)
    window = ShellWindow(root: tabs)
    world = self
    loader.onEvent = { [unowned self] in note("\($0)") }
    screen.note = { [unowned self] in note($0) }
    screen.onEvent = { [unowned self] _, event in
      if let name = Self.names[event] { note(name) }
    }
    observation = loader.state.observe(initial: false) { [unowned self] _ in writes += 1 }
  }

  private static let names: [ScreenEvent: String] = [
    .loadContent: "loadContent", .didLoadContent: "didLoadContent", .willAppear: "willAppear",
    .willDisappear: "willDisappear", .saveState: "save", .didUnloadContent: "unloadContent",
    .restore: "restore",
  ]

  private func start(_ request: LoadRequest) {
    requests.append(request)
    live.insert(request)
  }

  func note(_ event: String) {
    let place = trace.count
    trace.append(event)
    interruptions.removeValue(forKey: place)?(self)
  }

  func show(_ isShown: Bool) { tabs.select(isShown ? 0 : 1) }

  func finish(_ request: LoadRequest, rows: Int, hasMore: Bool = false) {
    loader.finish(request, with: Page(Array(0..<rows), hasMore: hasMore))
    live.remove(request)
  }

  func fail(_ request: LoadRequest, _ error: VectorError) {
    loader.fail(request, with: error)
    live.remove(request)
  }
}

extension ListWorld {
  /// What can be done whatever there is.
  nonisolated static let operations = [
    "willAppear", "willDisappear", "loadIfNeeded", "reload", "loadMore", "cancel", "invalidate",
    "erase", "delete row", "insert row", "purge",
  ]

  /// Does what a vector says, and writes down what comes of it as the vector does.
  func play(_ action: String) -> String {
    let before = trace.count
    perform(action)
    let emitted = trace[before...]
    let isPresented = emitted.contains { $0.hasPrefix("present") }
    let snapshot = isPresented ? "" : " <\(loader.state.value.summary)>"
    return "\(action) ⇒ \(emitted.isEmpty ? "—" : emitted.joined(separator: ", "))\(snapshot)"
  }

  private func perform(_ action: String) {
    let words = action.split { $0 == " " || $0 == "#" }.map(String.init)
    switch words[0] {
    case "willAppear": show(true)
    case "willDisappear": show(false)
    case "loadIfNeeded": loader.loadIfNeeded()
    case "reload": loader.reload()
    case "loadMore": loader.loadMore()
    case "cancel": loader.cancel()
    case "invalidate": loader.invalidate()
    case "erase": loader.invalidate(erase: true)
    case "delete": loader.edit { $0 = Array($0.dropFirst()) }
    case "insert": loader.edit { $0.append(7) }
    case "purge": screen.purge()
    case "batch":
      isInBatch = words[1] == "begin"
      isInBatch ? screen.beginUpdates() : screen.endUpdates()
    case "finish":
      finish(request(words[1]), rows: Int(words[2]) ?? 0, hasMore: words.last == "more")
    case "fail": fail(request(words[1]), VectorError(rawValue: words[2]) ?? .e1)
    default: note("unknown action")
    }
  }

  private func request(_ token: String) -> LoadRequest { requests[(Int(token) ?? 0) - 1] }
}

/// A list that tells what it presents.
final class TracedList: ListScreen<Int> {
  var note: (String) -> Void = { _ in }

  override func present(_ state: LoadState<Int>) { note("present \(state.summary)") }
}
