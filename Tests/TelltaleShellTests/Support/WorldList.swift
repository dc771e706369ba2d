import TelltaleShell

/// The list of a world, whose requests are answered when a test says so.
final class WorldList: ListScreen<Int> {
  /// Hears what the list loads and presents.
  var note: (String) -> Void = { _ in }
  /// What it presented while nobody could see it.
  private(set) var unseen: [String] = []
  /// The requests that were started, up to now.
  private var requests: [LoadRequest] = []

  init(title: String) {
    var start: (LoadRequest) -> Void = { _ in }
    super.init(title: title, loader: ListLoader { _, request, _ in start(request) })
    start = { [unowned self] in requests.append($0) }
    loader.onEvent = { [unowned self] in note("\(title).\($0)") }
  }

  override func present(_ state: LoadState<Int>) {
    let event = "\(title.value).present \(state.summary)"
    if phase.value != .visible, phase.value != .appearing { unseen.append(event) }
    note(event)
  }

  /// Answers the request that was started last, or one before it.
  func finish(_ number: Int) {
    guard let request = requests.dropLast(number % 2).last else { return }
    loader.finish(request, with: Page(Array(0..<number % 3), hasMore: number % 2 == 0))
  }

  /// Fails the request that was started last, or one before it.
  func fail(_ number: Int) {
    guard let request = requests.dropLast(number % 2).last else { return }
    loader.fail(request, with: number % 3 == 0 ? VectorError.e1 : .e2)
  }
}
