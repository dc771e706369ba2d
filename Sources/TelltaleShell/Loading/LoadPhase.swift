/// What a list that loads shows in the place of its rows, or the rows.
public enum LoadPhase: String, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// There are no rows, and they are being loaded.
  case loading
  /// There are rows.
  case content
  /// It is known that there are no rows.
  case empty
  /// There are no rows, and the latest request for them failed.
  case failed
}
