/// When a login asks for a captcha.
public enum CaptchaPolicy {
  /// After a number of rejections in a row of one account; at once if the number is 0.
  case afterFailures(Int)
  /// When a server says so, which is asked with the name of the account and may reply later.
  ///
  /// A query that never replies changes nothing.
  case server(query: Query)
}

extension CaptchaPolicy {
  /// A question to a server, which is given the name of the account and what takes the reply.
  public typealias Query = @MainActor (String, _ reply: @escaping @MainActor (Bool) -> Void) -> Void

  /// Creates a policy that asks a server in a task; an error changes nothing.
  @MainActor
  public static func server(
    _ query: @escaping @Sendable (_ account: String) async throws -> Bool
  ) -> CaptchaPolicy {
    let task = RequestTask()
    return .server { account, reply in
      task.start({ try await query(account) }) { result in
        if case .success(let isRequired) = result { reply(isRequired) }
      }
    }
  }
}
