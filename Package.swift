// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "UIKitChain",
  platforms: [
    .iOS(.v13), .tvOS(.v13), .macCatalyst(.v13), .visionOS(.v1), .macOS(.v10_15),
  ],
  products: [
    .executable(name: "chaingen", targets: ["ChainGen"])
  ],
  targets: [
    .executableTarget(name: "ChainGen")
  ],
  swiftLanguageModes: [.v6]
)
