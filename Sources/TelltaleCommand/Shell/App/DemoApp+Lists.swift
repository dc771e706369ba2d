import TelltaleShell

extension DemoApp {
  func perform(_ action: ShellAction.ListAction, on list: DemoList) {
    switch action {
    case .load: list.loader.loadIfNeeded()
    case .reload: list.loader.reload()
    case .more: list.loader.loadMore()
    case .cancel: list.loader.cancel()
    case .stale: list.loader.invalidate()
    case .erase: list.loader.invalidate(erase: true)
    case .insert: list.insertRow()
    case .delete: list.deleteRow()
    }
  }

  func finish(
    _ request: ShellAction.Request, rows: Int, hasMore: Bool
  ) throws(ShellActionError) {
    let list = try list(named: request.name)
    guard list.rows.count + rows <= DemoList.limit else { throw .tooManyRows }
    list.finish(try sent(request, by: list), rows: rows, hasMore: hasMore)
  }

  func fail(_ request: ShellAction.Request, _ error: DemoError) throws(ShellActionError) {
    if request == ShellAction.Request(name: "login", token: nil), loginScreen != nil {
      return try answerLogin(.failed(error))
    }
    let list = try list(named: request.name)
    list.loader.fail(try sent(request, by: list), with: error)
  }

  func batch(_ list: DemoList, isBegun: Bool) throws(ShellActionError) {
    if isBegun {
      list.beginUpdates()
    } else {
      guard list.openBatches > 0 else { throw .noBatch(names.name(of: list)) }
      list.endUpdates()
    }
  }

  func list(named name: String) throws(ShellActionError) -> DemoList {
    guard let list = try screen(named: name) as? DemoList else { throw .noList(name) }
    return list
  }

  private func sent(
    _ request: ShellAction.Request, by list: DemoList
  ) throws(ShellActionError) -> LoadRequest {
    let token = request.token ?? list.requests.count
    guard list.requests.indices.contains(token - 1) else {
      throw .noRequest(request.name, token: request.token)
    }
    return list.requests[token - 1]
  }
}
