// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .macOS(.v10_15)],
  dependencies: [
    // In an app of your own: .package(url: "…", from: "…").
    .package(name: "UIKitChain", path: "..")
  ],
  targets: [
    // What an app contains: it compiles with UIKit and without.
    .target(name: "Screens", dependencies: [.product(name: "ChainUIKit", package: "UIKitChain")]),
    // Prints and pictures the screens, where there is no UIKit.
    .executableTarget(name: "Examples", dependencies: ["Screens"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
  ],
  swiftLanguageModes: [.v6]
)
