public import Testing

/// A named part of a test, for the messages about what happens in it.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
public struct Step: Sendable, Equatable {
  /// What the part does.
  public let name: String
  /// Where it stands.
  public let sourceLocation: SourceLocation

  @TaskLocal static var current: Step?
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Step: CustomStringConvertible {
  /// The name and the place, such as `"ann writes" at BadgeTests.swift:12`.
  public var description: String {
    "\(name.debugDescription) at \(sourceLocation.shortDescription)"
  }
}

/// Names a part of a test: what is recorded in it says so in messages.
///
/// The innermost of nested steps counts. It holds for the tasks that are started in it as well.
///
/// - Parameters:
///   - name: What the part does.
///   - sourceLocation: Where it stands.
///   - body: The part.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
@discardableResult
public func step<Output, Failure: Error>(
  _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Output
) throws(Failure) -> Output {
  let step = Step(name: name, sourceLocation: sourceLocation)
  let result: Result<Output, Failure> = Step.$current.withValue(step) {
    do throws(Failure) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}
