// swift-tools-version: 6.1

import PackageDescription

// In an app of your own: .package(url: "…", from: "…").
let chainUIKit = Target.Dependency.product(name: "ChainUIKit", package: "UIKitChain")

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .macOS(.v10_15)],
  dependencies: [.package(name: "UIKitChain", path: "..")],
  targets: [
    // What the screens show, whatever they are written with.
    .target(name: "ScreenContent", dependencies: [chainUIKit]),
    // The screens with stack builders.
    .target(name: "StackScreens", dependencies: ["ScreenContent", chainUIKit]),
    // Prints and pictures the screens, where there is no UIKit.
    .executableTarget(name: "Examples", dependencies: ["ScreenContent", "StackScreens"]),
    .testTarget(name: "StackScreensTests", dependencies: ["ScreenContent", "StackScreens"]),
  ],
  swiftLanguageModes: [.v6]
)
