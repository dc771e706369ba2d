/// What a pattern stands for.
enum Route {
  case screen(Destination)
  case action((RouteMatch, Screen?) throws -> Void)

  /// How a screen is made and shown.
  struct Destination {
    let mode: RouteMode
    let parent: RoutePattern?
    let isSaved: Bool
    let make: (RouteMatch) throws -> Screen
  }
}
