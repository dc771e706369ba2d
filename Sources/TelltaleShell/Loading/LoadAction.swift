/// What happens to a list that loads, from inside or outside.
enum LoadAction<Element> {
  /// Items are wanted, fresh ones if `isOld` says that those there are have had their time.
  case loadIfNeeded(isOld: Bool)
  case reload
  case loadMore
  case cancel
  case invalidate
  case erase
  case edit((inout [Element]) -> Void)
  case finish(LoadRequest, Page<Element>)
  case fail(LoadRequest, any Error)
}
