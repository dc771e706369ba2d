/// A file that is closed when nobody reads it any more.
final class OpenFile: Sendable {
  let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) {
    self.descriptor = descriptor
  }

  deinit {
    if descriptor.number > FileDescriptor.standardError.number { descriptor.close() }
  }
}
