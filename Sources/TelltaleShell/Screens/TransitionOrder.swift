/// The order in which the two sides of a transition hear of it.
///
/// The orders are those observed of UIKit on iOS 13 and later; `isAppearing` is what iOS 17 added
/// and sent to earlier ones. No app should depend on the order of two screens, but tests can.
struct TransitionOrder {
  enum Side { case incoming, outgoing }

  typealias Step = (side: Side, moment: Moment)

  /// What is sent when the transition begins, once what comes in is loaded.
  let begin: [Step]
  /// What is sent when it ends; without a finger on it, at once.
  let finish: [Step]
  /// What is sent instead when it is called off.
  let cancel: [Step]
}

extension TransitionOrder {
  /// A screen is put on a stack.
  static let push = TransitionOrder(
    begin: [
      (.outgoing, .willDisappear), (.incoming, .willAppear), (.incoming, .isAppearing),
    ],
    finish: [(.outgoing, .didDisappear), (.incoming, .didAppear)],
    cancel: callOff)

  /// A screen is taken off a stack: the same for the two that change places.
  static let pop = push

  /// Another tab is selected.
  static let select = TransitionOrder(
    begin: [(.incoming, .willAppear), (.outgoing, .willDisappear)],
    finish: [
      (.outgoing, .didDisappear), (.incoming, .isAppearing), (.incoming, .didAppear),
    ],
    cancel: callOffLast)

  /// Another page is turned to.
  static let turn = TransitionOrder(
    begin: select.begin,
    finish: [
      (.incoming, .isAppearing), (.incoming, .didAppear), (.outgoing, .didDisappear),
    ],
    cancel: callOffLast)

  /// A screen comes over another one or goes from it; a side that stays in view is left out.
  static let present = TransitionOrder(
    begin: push.begin,
    finish: [(.incoming, .didAppear), (.outgoing, .didDisappear)],
    cancel: callOff)

  /// What is seen is replaced as a whole.
  static let replace = TransitionOrder(
    begin: [(.outgoing, .willDisappear), (.outgoing, .didDisappear), (.incoming, .willAppear)],
    finish: [(.incoming, .isAppearing), (.incoming, .didAppear)],
    cancel: [])

  private static let goBack: [Step] = [(.incoming, .willDisappear), (.incoming, .didDisappear)]
  private static let comeBack: [Step] = [
    (.outgoing, .willAppear), (.outgoing, .isAppearing), (.outgoing, .didAppear),
  ]
  private static let callOff = goBack + comeBack
  private static let callOffLast = comeBack + goBack
}
