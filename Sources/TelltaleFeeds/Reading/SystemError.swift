import Foundation

/// What the operating system answered instead of doing what it was asked.
package struct SystemError: Error, Equatable {
  /// The error number, such as `ENOENT`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String {
    switch code {
    case ENOENT: "there is no such file"
    case EISDIR: "it is a directory"
    case EACCES: "permission denied"
    case EBADF: "it is closed"
    case ENOTDIR: "a part of its path is no directory"
    default: FileDescriptor.reason(of: code)
    }
  }
}
