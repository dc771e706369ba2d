#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  /// A file that is replaced as a whole.
  enum DurableFile {
    /// Replaces a file: writes another beside it, waits until that is on the disk, and renames it.
    static func replace(_ file: URL, with data: Data) throws {
      let name = unfinishedPrefix(file) + UUID().uuidString
      let temporary = file.deletingLastPathComponent().appendingPathComponent(name)
      do {
        try Data().write(to: temporary, options: .withoutOverwriting)
        let handle = try FileHandle(forWritingTo: temporary)
        defer { try? handle.close() }
        try handle.write(contentsOf: data)
        try handle.synchronize()
        try rename(temporary, to: file)
      } catch {
        try? FileManager.default.removeItem(at: temporary)
        throw error
      }
      synchronize(file.deletingLastPathComponent())
    }

    /// Removes what processes that were killed have left beside a file.
    ///
    /// - Parameter age: How old it must be, in seconds; what is younger may still be written.
    static func removeUnfinished(of file: URL, olderThan age: TimeInterval) throws {
      let (files, folder) = (FileManager.default, file.deletingLastPathComponent())
      let prefix = unfinishedPrefix(file)
      for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      where name.hasPrefix(prefix) {
        let path = folder.appendingPathComponent(name).path
        let changed = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        if let changed, changed.timeIntervalSinceNow <= -age { try files.removeItem(atPath: path) }
      }
    }

    private static func unfinishedPrefix(_ file: URL) -> String { ".\(file.lastPathComponent)." }
  }

  #if os(Windows)
    extension DurableFile {
      private static func rename(_ source: URL, to target: URL) throws {
        if FileManager.default.fileExists(atPath: target.path) {
          _ = try FileManager.default.replaceItemAt(target, withItemAt: source)
        } else {
          try FileManager.default.moveItem(at: source, to: target)
        }
      }

      private static func synchronize(_ directory: URL) {}
    }
  #else
    extension DurableFile {
      private static func rename(_ source: URL, to target: URL) throws {
        // The C strings live for the call only; the store's tests hold that files are replaced.
        let result = unsafe Foundation.rename(source.path, target.path)
        guard result != 0 else { return }
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }

      /// Waits until the names in a folder are on the disk, where the system can tell.
      private static func synchronize(_ directory: URL) {
        // The C string lives for the call only, and the descriptor is closed here.
        let descriptor = unsafe open(directory.path, O_RDONLY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
      }
    }
  #endif
#endif
