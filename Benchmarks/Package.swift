// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "Benchmarks")],
  swiftLanguageModes: [.v6]
)
