import Synchronization
import Testing

/// A message of an issue, and the line of the test that it is recorded at.
struct Message: Equatable, Sendable {
  var text: String
  var line: Int?
}

/// Runs a body and returns the issues that it records, which are no failures of the test.
func issues(in body: () -> Void) -> [Message] {
  let log = IssueLog()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: {
    log.note($0)
  }
  return log.messages
}

/// Runs a body and returns the messages that it records, which are no failures of the test.
func messages(in body: () -> Void) -> [String] { issues(in: body).map(\.text) }

/// Runs a body and returns the messages that it records, which are no failures of the test.
func messages(
  isolation: isolated (any Actor)? = #isolation, in body: () async -> Void
) async -> [String] {
  let log = IssueLog()
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: {
    log.note($0)
  }
  return log.messages.map(\.text)
}

private final class IssueLog: Sendable {
  private let notes: Mutex<[Message]> = Mutex([])

  var messages: [Message] { notes.withLock { $0 } }

  func note(_ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined(separator: "|")
    let error = issue.error.map { "\($0)" } ?? ""
    notes.withLock { $0.append(Message(text: text + error, line: issue.sourceLocation?.line)) }
    return true
  }
}
