// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "UIKitChain", path: "..")],
  targets: [
    .executableTarget(
      name: "ArrangeBenchmark", dependencies: [.product(name: "Arrange", package: "UIKitChain")]),
    .executableTarget(
      name: "BindingBenchmark",
      dependencies: [.product(name: "ChainUIKit", package: "UIKitChain")]),
    .executableTarget(name: "GeneratorBenchmark"),
    // A link to Sources/HeadlessUIKit: in the same package, its solver can be measured by itself.
    .target(name: "HeadlessSources"),
    .executableTarget(name: "LayoutBenchmark", dependencies: ["HeadlessSources"]),
    .executableTarget(
      name: "StructuredLayoutBenchmark",
      dependencies: [.product(name: "StructuredLayout", package: "UIKitChain")]),
  ],
  swiftLanguageModes: [.v6]
)
