import ChainUIKit

/// Whether two lengths are the same but for the rounding of sums.
func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
  abs(first - second) < 1e-9
}
