// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "Benchmarks"),
    // A link to Sources/HeadlessUIKit: in the same package, its solver can be measured by itself.
    .target(name: "HeadlessSources"),
    .executableTarget(name: "LayoutBenchmark", dependencies: ["HeadlessSources"]),
  ],
  swiftLanguageModes: [.v6]
)
