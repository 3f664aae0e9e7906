import Foundation

/// A matrix for transformations in space, in QuartzCore's row-vector convention.
public struct CATransform3D: Hashable, Sendable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat
  /// The entry in row 1, column 2.
  public var m12: CGFloat
  /// The entry in row 1, column 3.
  public var m13: CGFloat
  /// The entry in row 1, column 4.
  public var m14: CGFloat
  /// The entry in row 2, column 1.
  public var m21: CGFloat
  /// The entry in row 2, column 2.
  public var m22: CGFloat
  /// The entry in row 2, column 3.
  public var m23: CGFloat
  /// The entry in row 2, column 4.
  public var m24: CGFloat
  /// The entry in row 3, column 1.
  public var m31: CGFloat
  /// The entry in row 3, column 2.
  public var m32: CGFloat
  /// The entry in row 3, column 3.
  public var m33: CGFloat
  /// The entry in row 3, column 4.
  public var m34: CGFloat
  /// The entry in row 4, column 1.
  public var m41: CGFloat
  /// The entry in row 4, column 2.
  public var m42: CGFloat
  /// The entry in row 4, column 3.
  public var m43: CGFloat
  /// The entry in row 4, column 4.
  public var m44: CGFloat

  /// Creates the matrix whose entries are all zero.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24],
      [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether two transforms have equal entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

/// A scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}

/// A rotation by an angle in radians around an axis; identity for an axis without length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let s = CGFloat(sin(Double(angle)))
  let c = CGFloat(cos(Double(angle)))
  let k = 1 - c
  return CATransform3D(
    m11: x * x * k + c, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: y * y * k + c, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: z * z * k + c, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let left = a.rows
  let right = b.rows
  var product = Array(repeating: [CGFloat](repeating: 0, count: 4), count: 4)
  for row in 0..<4 {
    for column in 0..<4 {
      for index in 0..<4 {
        product[row][column] += left[row][index] * right[index][column]
      }
    }
  }
  return CATransform3D(rows: product)
}

/// A transform after a translation.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A transform after a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A transform after a rotation.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that undoes another; the transform itself when it cannot be undone.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let candidates = (column..<4).map { (row: $0, size: abs(left[$0][column])) }
    guard let pivot = candidates.max(by: { $0.size < $1.size }), pivot.size > 0 else {
      return t
    }
    left.swapAt(column, pivot.row)
    right.swapAt(column, pivot.row)
    let scale = left[column][column]
    left[column] = left[column].map { $0 / scale }
    right[column] = right[column].map { $0 / scale }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: right)
}

/// The transform in space that does what an affine transform does in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = m.a
  transform.m12 = m.b
  transform.m21 = m.c
  transform.m22 = m.d
  transform.m41 = m.tx
  transform.m42 = m.ty
  return transform
}

/// Whether an affine transform can do the same in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of a transform that acts in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
