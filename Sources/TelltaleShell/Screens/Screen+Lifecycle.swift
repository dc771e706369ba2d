extension Screen {
  /// Makes the content, unless it is made.
  public final func loadIfNeeded() {
    queue.run { [self] in load() }
  }

  /// Throws the content away if nobody sees it, and saves the state; what was never made stays so.
  public final func purge() {
    queue.run { [self] in
      guard phase.value == .loaded else { return }
      if let state = saveState() {
        emit(.saveState)
        savedState = state
      }
      currentPhase.value = .unloaded
      emit(.didUnloadContent)
      didUnloadContent()
    }
  }
}

extension Screen {
  final func load() {
    guard phase.value == .unloaded else { return }
    emit(.loadContent)
    loadContent()
    currentPhase.value = .loaded
    emit(.didLoadContent)
    didLoadContent()
    contentDidLoad()
  }

  final func giveBack(_ state: RestorationState) {
    savedState = nil
    emit(.restore)
    restore(state)
  }

  final func send(_ moment: Moment) {
    currentPhase.value = moment.phase
    emit(moment.event)
    switch moment {
    case .willAppear: willAppear()
    case .isAppearing: isAppearing()
    case .didAppear: didAppear()
    case .willDisappear: willDisappear()
    case .didDisappear: didDisappear()
    }
    after(moment)
  }

  final func emit(_ event: ScreenEvent) {
    var listener: Screen? = self
    while let screen = listener {
      screen.onEvent?(self, event)
      listener = screen.parent
    }
    window?.onEvent?(self, event)
  }
}
