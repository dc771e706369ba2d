import Foundation

/// A regular file, by whatever path it is reached.
package struct FileIdentity: Equatable {
  private let device: Int
  private let number: Int

  /// The file at the end of a path; nil if there is none, or something else than a file.
  package init?(path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let device = attributes[.systemNumber] as? Int,
      let number = attributes[.systemFileNumber] as? Int
    else { return nil }
    self.device = device
    self.number = number
  }
}
