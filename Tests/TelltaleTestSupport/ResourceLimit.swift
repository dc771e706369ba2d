import Foundation

/// What the system may refuse the process that asks for too much of it.
package enum ResourceLimit {
  /// The bytes of a file; a write beyond them fails as on a full disk.
  case fileSize
  /// The files that are open at once.
  case openFiles
}

extension ResourceLimit {
  /// Sets the limit of this process, which can raise it again.
  package func set(to value: Int) {
    // Else a file that grows too large would end the process.
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    // The limits live for the calls only; the tests hold that they are kept.
    unsafe getrlimit(resource, &limit)
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }

  #if canImport(Darwin)
    private var resource: Int32 { self == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE }
  #else
    private var resource: __rlimit_resource_t {
      let resource = self == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE
      return __rlimit_resource_t(resource.rawValue)
    }
  #endif
}

/// Gives up what only the superuser may do, for the rest of the process.
package func becomeOrdinaryUser() {
  guard getuid() == 0 else { return }
  let nobody: uid_t = 65_534
  setgid(nobody)
  setuid(nobody)
}
