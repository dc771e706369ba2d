// swift-tools-version: 6.2

import PackageDescription

// Two links make the library visible. `telltale` leads to its folder under a name that does not
// change, and `Sources/FuzzedFeeds` to `TelltaleFeeds`, which is not a product.

/// The targets see what is `package` in the library, as its own tests do.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-package-name", "telltale"]),
]
let signals = Target.Dependency.product(name: "Telltale", package: "telltale")
let badges = Target.Dependency.product(name: "TelltaleBadges", package: "telltale")
let servers = Target.Dependency.product(name: "TelltaleServers", package: "telltale")

/// A program that libFuzzer runs.
func fuzzer(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + ["FuzzingSupport"], packageAccess: false,
    swiftSettings: settings)
}

let package = Package(
  name: "fuzzing",
  products: [
    .executable(name: "feeds", targets: ["FeedsFuzzing"]),
    .executable(name: "graph", targets: ["GraphFuzzing"]),
    .executable(name: "saved", targets: ["SavedFuzzing"]),
    .executable(name: "answers", targets: ["AnswersFuzzing"]),
    .executable(name: "servers", targets: ["ServersFuzzing"]),
  ],
  dependencies: [
    .package(name: "telltale", path: "telltale", traits: ["InternalChecks"])
  ],
  targets: [
    .target(
      name: "FuzzedFeeds", dependencies: [signals, badges], packageAccess: false,
      swiftSettings: settings),
    .target(
      name: "FuzzingSupport", dependencies: [badges], packageAccess: false,
      swiftSettings: settings),
    fuzzer("FeedsFuzzing", "FuzzedFeeds", badges),
    fuzzer("GraphFuzzing", signals),
    fuzzer("SavedFuzzing", badges),
    fuzzer("AnswersFuzzing", "FuzzedFeeds", badges),
    fuzzer("ServersFuzzing", badges, servers),
  ],
  swiftLanguageModes: [.v6]
)
