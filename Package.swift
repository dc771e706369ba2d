// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "telltale",
  products: [
    .library(name: "Telltale", targets: ["Telltale"])
  ],
  targets: [
    .target(name: "TelltaleMachine"),
    .target(name: "Telltale", dependencies: ["TelltaleMachine"], swiftSettings: strict),
    .target(
      name: "TelltaleTestSupport", dependencies: ["Telltale"], path: "Tests/TelltaleTestSupport"),
    .testTarget(name: "TelltaleTests", dependencies: ["Telltale", "TelltaleTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
