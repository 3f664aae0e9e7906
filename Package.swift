// swift-tools-version: 6.1

import PackageDescription

/// UIKit's stand-in, only where there is no UIKit.
let headless = Target.Dependency.target(
  name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "UIKitChain",
  platforms: [
    .iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1), .macOS(.v10_15),
  ],
  products: [
    .executable(name: "chaingen", targets: ["ChainGen"]),
    .library(name: "Arrange", targets: ["Arrange"]),
    .library(name: "ArrangeUI", targets: ["ArrangeUI"]),
    .library(name: "ChainUIKit", targets: ["ChainUIKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "StructuredLayout", targets: ["StructuredLayout"]),
  ],
  targets: [
    .target(name: "Arrange"),
    .target(name: "ArrangeUI", dependencies: ["Arrange", "ChainRuntime", headless]),
    .executableTarget(name: "ChainGen"),
    .target(name: "ChainRuntime"),
    // Its folder `Generated` is a link to Generated/HeadlessUIKit.
    .target(name: "HeadlessUIKit"),
    .target(
      name: "QuartzCoreModifiers", dependencies: ["ChainRuntime", headless],
      path: "Generated/QuartzCoreModifiers"),
    .target(
      name: "UIKitModifiers", dependencies: ["ChainRuntime", headless],
      path: "Generated/UIKitModifiers"),
    // Its folder `Generated` is a link to Generated/UIKitBindings.
    .target(name: "UIKitBindings", dependencies: ["ChainRuntime", headless]),
    .target(
      name: "ChainUIKit",
      dependencies: [
        "ChainRuntime", "QuartzCoreModifiers", "UIKitBindings", "UIKitModifiers", headless,
      ]),
    .target(name: "StructuredLayout", dependencies: ["ChainRuntime", headless]),

    .testTarget(name: "ArrangeTests", dependencies: ["Arrange"]),
    .testTarget(
      name: "ArrangeUITests", dependencies: ["ArrangeUI", "ChainUIKit", "StructuredLayout"]),
    .testTarget(
      name: "ChainGenTests", dependencies: ["ChainGen"], exclude: ["BadSchemas", "Fixtures"]),
    .testTarget(name: "ChainRuntimeTests", dependencies: ["ChainRuntime", "RxDouble"]),
    // A reactive library's contract, for the conformance that Documentation/Bindings.md gives.
    .target(name: "RxDouble", path: "Tests/RxDouble"),
    // What an app writes; scripts/verify-sdk compiles the same file against a real SDK.
    .target(name: "Consumer", dependencies: ["ChainUIKit"], path: "Tests/Consumer"),
    .testTarget(name: "ChainUIKitTests", dependencies: ["ChainUIKit", "Consumer"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "StructuredLayoutTests", dependencies: ["ChainUIKit", "StructuredLayout"]),
    .target(name: "RoundTrip", dependencies: ["ChainRuntime", headless], path: "Tests/RoundTrip"),
    .testTarget(
      name: "QuartzCoreModifiersTests",
      dependencies: ["QuartzCoreModifiers", "RoundTrip", headless],
      path: "Generated/QuartzCoreModifiersTests"),
    .testTarget(
      name: "UIKitModifiersTests", dependencies: ["UIKitModifiers", "RoundTrip", headless],
      path: "Generated/UIKitModifiersTests"),
    .testTarget(
      name: "UIKitBindingsTests",
      dependencies: ["UIKitBindings", "UIKitModifiers", "RoundTrip", headless],
      path: "Generated/UIKitBindingsTests"),
  ],
  swiftLanguageModes: [.v6]
)
