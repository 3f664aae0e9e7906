/// Sends one of its sample values when told to.
protocol SampleSending {
  associatedtype Sample

  func send(_ number: Int)
}
