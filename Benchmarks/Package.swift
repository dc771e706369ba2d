// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "benchmarks",
  products: [
    .executable(name: "benchmark", targets: ["TelltaleBenchmarks"])
  ],
  dependencies: [
    .package(name: "telltale", path: "..")
  ],
  targets: [
    .target(name: "TelltaleMeter"),
    .executableTarget(
      name: "TelltaleBenchmarks",
      dependencies: [
        "TelltaleMeter", .product(name: "Telltale", package: "telltale"),
        .product(name: "TelltaleBadges", package: "telltale"),
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
  ],
  swiftLanguageModes: [.v6]
)
