import Foundation

#if !canImport(ObjectiveC)
  /// A number of seconds.
  public typealias CFTimeInterval = Double

  /// A reference to any object.
  public typealias CFTypeRef = AnyObject
#endif
