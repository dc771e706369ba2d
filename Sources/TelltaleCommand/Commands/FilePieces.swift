import TelltaleFeeds

/// A file in the pieces in which it is read; it ends early where it cannot be read further.
final class FilePieces: Sequence, IteratorProtocol {
  private static let pieceSize = 256 << 10

  private let file: FileDescriptor
  private let isWanted: () -> Bool

  /// Why the file could not be read to its end.
  private(set) var error: SystemError?

  /// Opens a source; it is read as long as somebody wants what is in it.
  init(_ source: FeedSource, while isWanted: @escaping () -> Bool) throws(SystemError) {
    switch source {
    case .file(let path): file = try .reading(path)
    case .standardInput, .text: file = .standardInput
    }
    self.isWanted = isWanted
  }

  deinit {
    if file.number > FileDescriptor.standardError.number { file.close() }
  }
}

extension FilePieces {
  func next() -> [UInt8]? {
    guard error == nil, isWanted() else { return nil }
    do throws(SystemError) {
      let piece = try file.read(upTo: Self.pieceSize)
      return piece.isEmpty ? nil : piece
    } catch {
      self.error = error
      return nil
    }
  }
}
