import Foundation

/// A file of the operating system, read and written without buffering.
///
/// `FileHandle` is not used because its reads wait until all the bytes asked for have come, which
/// would hold back the events of a feed that is still being written into a pipe.
///
/// The unsafe expressions of this library are here: each hands a buffer that lives for the duration
/// of the call to a system call, together with a count that does not exceed its size, or copies a
/// text that the system returned before anything else can replace it.
package struct FileDescriptor: Sendable {
  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// The number by which the system knows the file.
  package let number: Int32
}

extension FileDescriptor {
  /// Opens a file for reading.
  package static func reading(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening { unsafe open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens a file for writing, and empties it.
  package static func writing(_ path: String) throws(SystemError) -> FileDescriptor {
    try opening { unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
  }

  /// Keeps the numbers of closed standard files from files that are opened later.
  ///
  /// What stands there instead cannot be used the way a standard file is, so the use is still told.
  package static func reserveStandardNumbers() {
    for file in [standardInput, standardOutput, standardError] where file.isClosed {
      // The number opened is the smallest that is free, which is this one.
      _ = try? file.number == standardInput.number ? writing("/dev/null") : reading("/dev/null")
    }
  }

  private var isClosed: Bool { fcntl(number, F_GETFD) < 0 }

  private static func opening(_ open: () -> Int32) throws(SystemError) -> FileDescriptor {
    let number = open()
    guard number >= 0 else { throw SystemError(code: errno) }
    return FileDescriptor(number: number)
  }

  /// Ends the use of the file.
  package func close() {
    _ = Foundation.close(number)
  }

  /// Whether a person sits at the other end.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The size of a regular file; nil for pipes, terminals and directories.
  package var size: Int? {
    var status = stat()
    guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Reads what is there, at most so many bytes; waits while there is nothing.
  ///
  /// - Returns: The bytes; none at the end.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        result = unsafe Foundation.read(number, buffer.baseAddress, count)
        initialized = max(result, 0)
      }
      if result >= 0 { return bytes }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// Writes all the bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe Foundation.write(number, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// What the system calls an error, in its own words.
  static func reason(of code: Int32) -> String { unsafe String(cString: strerror(code)) }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
