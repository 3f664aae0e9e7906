import Foundation

/// An iOS SDK: the folder that `-sdk` names.
struct SDK {
  struct Failure: Error {
    var message: String
  }

  let path: String
  let version: Version

  /// Reads the SDK's own description.
  init(path: String) throws(Failure) {
    guard FileSystem.entry(at: path) == .folder else {
      throw Failure(message: "there is no SDK at \(path)")
    }
    guard let bytes = try? FileSystem.read(path + "/SDKSettings.json"),
      let settings = try? JSONDecoder().decode(Settings.self, from: Data(bytes)),
      let version = Version(settings.Version)
    else {
      throw Failure(message: "\(path) is no SDK: it has no SDKSettings.json with a version")
    }
    self.path = path
    self.version = version
  }

  private struct Settings: Decodable {
    // Apple's key.
    var Version: String
  }

  /// The SDK that Xcode would use for a target.
  static func ofXcode(target: String) throws(Failure) -> SDK {
    guard let xcrun = Toolchain.locate("xcrun") else {
      throw Failure(
        message: "no SDK: name one with '--sdk PATH' (Xcode's 'xcrun' is not here to ask)")
    }
    let name =
      target.contains("-tvos")
      ? (target.hasSuffix("-simulator") ? "appletvsimulator" : "appletvos")
      : target.hasSuffix("-macabi")
        ? "macosx" : target.hasSuffix("-simulator") ? "iphonesimulator" : "iphoneos"
    let answer = Command.run(xcrun, ["--sdk", name, "--show-sdk-path"])
    let path = answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard answer.status == 0, !path.isEmpty else {
      throw Failure(message: "no SDK: 'xcrun --sdk \(name) --show-sdk-path' finds none")
    }
    return try SDK(path: path)
  }
}
