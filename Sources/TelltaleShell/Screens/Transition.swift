/// What comes into view and what goes out of it, told in one order.
@MainActor
struct Transition {
  let order: TransitionOrder
  /// What goes out of view, from back to front; what was not in view hears nothing.
  let outgoing: [Screen]
  /// What comes into view, from back to front.
  let incoming: [Screen]
}

extension Transition {
  func run() {
    begin()
    finish()
  }

  func begin() {
    for screen in incoming.flatMap(\.partsInView) { screen.load() }
    send(order.begin)
  }

  func finish() {
    send(order.finish)
  }

  func cancel() {
    send(order.cancel)
  }

  private func send(_ steps: [TransitionOrder.Step]) {
    for (side, moment) in steps {
      let screens = side == .incoming ? incoming : outgoing
      for screen in screens.flatMap(\.partsInView) { screen.send(moment) }
    }
  }
}
