// swift-tools-version: 6.2

import PackageDescription

/// What holds for every target: unsafe code is marked, imports stay private, warnings are errors.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "telltale",
  products: [
    .library(name: "Telltale", targets: ["Telltale"]),
    .library(name: "TelltaleBadges", targets: ["TelltaleBadges"]),
    .library(name: "TelltaleShell", targets: ["TelltaleShell"]),
    .library(name: "TelltaleTesting", targets: ["TelltaleTesting"]),
    .library(name: "TelltaleServers", targets: ["TelltaleServers"]),
    .library(name: "TelltaleDiagrams", targets: ["TelltaleDiagrams"]),
    .executable(name: "telltale", targets: ["TelltaleCommand"]),
    .executable(name: "telltale-web", targets: ["TelltaleWeb"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks the invariants of a graph around each change, which is slow."
    )
  ],
  targets: [
    .target(name: "TelltaleMachine"),
    .target(name: "Telltale", dependencies: ["TelltaleMachine"], swiftSettings: settings),
    .target(name: "TelltaleBadges", dependencies: ["Telltale"], swiftSettings: settings),
    .target(name: "TelltaleDiagrams", dependencies: ["Telltale"], swiftSettings: settings),
    .target(
      name: "TelltaleShell", dependencies: ["Telltale", "TelltaleBadges"], swiftSettings: settings),
    .target(
      name: "TelltaleProducts", dependencies: ["Telltale", "TelltaleShell"],
      swiftSettings: settings),
    .target(
      name: "TelltaleFeeds", dependencies: ["Telltale", "TelltaleBadges"], swiftSettings: settings),
    .target(
      name: "TelltaleTesting", dependencies: ["Telltale", "TelltaleBadges", "TelltaleFeeds"],
      swiftSettings: settings),
    .target(name: "TelltaleServers", dependencies: ["TelltaleBadges"], swiftSettings: settings),
    .target(name: "TelltaleSample", dependencies: ["TelltaleBadges"], swiftSettings: settings),
    .executableTarget(
      name: "TelltaleCommand",
      dependencies: [
        "Telltale", "TelltaleBadges", "TelltaleDiagrams", "TelltaleFeeds", "TelltaleSample",
        "TelltaleServers", "TelltaleShell",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "TelltaleWeb", dependencies: ["Telltale", "TelltaleBadges", "TelltaleSample"],
      path: "Sources/telltale-web", exclude: ["Page"], swiftSettings: settings),

    .target(
      name: "TelltaleTestSupport", path: "Tests/TelltaleTestSupport", swiftSettings: settings),
    .testTarget(
      name: "TelltaleTestSupportTests", dependencies: ["TelltaleTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleTestingTests",
      dependencies: [
        "Telltale", "TelltaleBadges", "TelltaleFeeds", "TelltaleTesting", "TelltaleTestSupport",
      ],
      exclude: ["Feeds/Samples"], swiftSettings: settings),
    .testTarget(
      name: "TelltaleTests", dependencies: ["Telltale", "TelltaleTesting", "TelltaleTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleBadgesTests",
      dependencies: [
        "Telltale", "TelltaleBadges", "TelltaleFeeds", "TelltaleTesting", "TelltaleTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleDiagramsTests",
      dependencies: ["Telltale", "TelltaleDiagrams", "TelltaleTesting", "TelltaleTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleFeedsTests",
      dependencies: [
        "Telltale", "TelltaleBadges", "TelltaleFeeds", "TelltaleTesting", "TelltaleTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleServersTests",
      dependencies: [
        "TelltaleBadges", "TelltaleFeeds", "TelltaleServers", "TelltaleTesting",
        "TelltaleTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleShellTests",
      dependencies: [
        "Telltale", "TelltaleBadges", "TelltaleShell", "TelltaleTesting", "TelltaleTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleProductsTests",
      dependencies: [
        "Telltale", "TelltaleShell", "TelltaleProducts", "TelltaleTesting", "TelltaleTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleCommandTests",
      dependencies: [
        "Telltale", "TelltaleBadges", "TelltaleFeeds", "TelltaleSample", "TelltaleServers",
        "TelltaleShell", "TelltaleCommand", "TelltaleTesting", "TelltaleTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TelltaleWebTests", dependencies: ["Telltale", "TelltaleBadges", "TelltaleSample"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
