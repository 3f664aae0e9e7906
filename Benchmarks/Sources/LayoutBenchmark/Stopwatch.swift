import Foundation

/// Times of one piece of work.
enum Stopwatch {
  /// The seconds that a body takes.
  static func seconds<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  /// The median of several runs.
  static func median<E: Error>(
    of count: Int, _ body: () throws(E) -> Void
  ) throws(E) -> Double {
    var times: [Double] = []
    for _ in 0..<count { times.append(try seconds(body)) }
    return times.sorted()[count / 2]
  }
}
