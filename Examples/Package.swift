// swift-tools-version: 6.1

import PackageDescription

func product(_ name: String) -> Target.Dependency {
  // The package's name is that of its manifest; its folder may have any.
  .product(name: name, package: "UIKitChain")
}

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .macOS(.v10_15)],
  dependencies: [
    // In an app of your own: .package(url: "…", from: "…").
    .package(name: "UIKitChain", path: "..")
  ],
  targets: [
    // What the screens show, whatever they are laid out with.
    .target(name: "ScreenContent", dependencies: [product("ChainUIKit")]),
    // The screens, laid out in three ways.
    .target(name: "StackScreens", dependencies: ["ScreenContent", product("ChainUIKit")]),
    .target(
      name: "ArrangeScreens",
      dependencies: ["ScreenContent", product("ArrangeUI"), product("ChainUIKit")]),
    .target(
      name: "StructuredScreens",
      dependencies: ["ScreenContent", product("ChainUIKit"), product("StructuredLayout")]),
    // Prints and pictures the screens, where there is no UIKit.
    .executableTarget(
      name: "Examples",
      dependencies: ["ArrangeScreens", "ScreenContent", "StackScreens", "StructuredScreens"]),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["ArrangeScreens", "ScreenContent", "StackScreens", "StructuredScreens"]),
  ],
  swiftLanguageModes: [.v6]
)
