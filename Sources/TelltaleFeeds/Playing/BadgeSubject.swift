package import TelltaleBadges

/// A place where a badge is shown.
package enum BadgeSubject: Hashable, Sendable {
  case section(RootSection)
  case icon
}

extension BadgeSubject: CustomStringConvertible {
  package var description: String {
    switch self {
    case .section(let section): section.rawValue
    case .icon: "icon"
    }
  }
}
