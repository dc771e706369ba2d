/// What a screen saves of itself and gets back: identifiers and positions, never objects.
public struct RestorationState: Codable, Hashable, Sendable {
  /// The values by name, in forms that any version of the app can read.
  public var values: [String: String]
  /// Whether it holds what the user made and cannot get back, as an unsent text is.
  ///
  /// What is important is restored at any age.
  public var isImportant: Bool

  /// Creates a state.
  public init(_ values: [String: String] = [:], isImportant: Bool = false) {
    self.values = values
    self.isImportant = isImportant
  }

  /// The value of a name as another type.
  ///
  /// It is `nil` if there is none or it does not read as that type.
  public subscript<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type
  ) -> Value? {
    values[name].flatMap(Value.init)
  }
}
