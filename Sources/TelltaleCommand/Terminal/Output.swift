import Foundation
package import TelltaleFeeds

/// Text on its way to a file of the system, gathered into large pieces.
///
/// A failure to write is kept rather than thrown: whoever produces text looks at `isOpen` now and
/// then, and the command tells of the failure once at its end.
package final class Output {
  private static let pieceSize = 16 << 10

  /// Whether a person sits at the other end.
  package let isTerminal: Bool

  /// Why the last write failed; nothing more is written then.
  package private(set) var failure: SystemError?

  private let write: ([UInt8]) throws(SystemError) -> Void
  private var buffer: [UInt8] = []

  package init(
    isTerminal: Bool = false, _ write: @escaping ([UInt8]) throws(SystemError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.write = write
  }

  package convenience init(_ file: FileDescriptor) {
    self.init(isTerminal: file.isTerminal) { bytes throws(SystemError) in try file.write(bytes) }
  }
}

extension Output {
  /// Whether text still goes anywhere.
  package var isOpen: Bool { failure == nil }

  /// Whether the reader went away, as `head` does when it has seen enough.
  package var isBrokenPipe: Bool { failure?.code == EPIPE }

  /// Adds text.
  package func put(_ text: String) {
    guard isOpen else { return }
    buffer += text.utf8
    if buffer.count >= Self.pieceSize { flush() }
  }

  /// Adds a line.
  package func line(_ text: String = "") {
    put(text)
    put("\n")
  }

  /// Writes what was gathered.
  package func flush() {
    guard isOpen, !buffer.isEmpty else { return }
    do throws(SystemError) {
      try write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
