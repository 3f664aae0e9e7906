import Foundation

/// Reads the size in pixels from the header of PNG, GIF and JPEG data.
enum ImageHeader {
  static func pixelSize(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    return png(bytes) ?? gif(bytes) ?? jpeg(bytes)
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return CGSize(width: CGFloat(number(16)), height: CGFloat(number(20)))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) else { return nil }
    let width = Int(bytes[6]) | Int(bytes[7]) << 8
    let height = Int(bytes[8]) | Int(bytes[9]) << 8
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
        let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
        return CGSize(width: CGFloat(width), height: CGFloat(height))
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
