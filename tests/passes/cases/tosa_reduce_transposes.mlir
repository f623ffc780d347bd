// builtin.module(func.func(tosa-reduce-transposes))
func.func @f0(%a: tensor<2x3xf32>, %v: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.abs %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %2 : tensor<2x3xf32>, tensor<2x3xf32>
}
func.func @f1(%a: tensor<1x2x3x4xi32>, %v: tensor<4xi32>) -> (tensor<4x1x3x2xi32>, tensor<1x2x3x4xi32>) {
  %0 = tosa.sub %a, %a : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 2, 0, 3>} : (tensor<1x2x3x4xi32>) -> tensor<2x3x1x4xi32>
  %2 = tosa.transpose %0 {perms = array<i32: 3, 0, 2, 1>} : (tensor<1x2x3x4xi32>) -> tensor<4x1x3x2xi32>
  %3 = tosa.add %0, %0 : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
  return %2, %3 : tensor<4x1x3x2xi32>, tensor<1x2x3x4xi32>
}
func.func @f2(%a: tensor<1x1x5xf32>, %v: tensor<5xf32>) -> (tensor<1x1x5xf32>) {
  %0 = tosa.abs %a : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
  %1 = tosa.maximum %a, %0 : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
  %s5 = tosa.const_shape {values = dense<[5, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %4 = tosa.reshape %v, %s5 : (tensor<5xf32>, !tosa.shape<3>) -> tensor<5x1x1xf32>
  return %1 : tensor<1x1x5xf32>
}
func.func @f3(%a: tensor<1x2x3x4xf32>, %v: tensor<4xf32>) -> (tensor<3x4x2x1xf32>, tensor<1x2x3x4xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 2, 3, 1, 0>} : (tensor<1x2x3x4xf32>) -> tensor<3x4x2x1xf32>
  %1 = tosa.transpose %a {perms = array<i32: 3, 2, 0, 1>} : (tensor<1x2x3x4xf32>) -> tensor<4x3x1x2xf32>
  %2 = tosa.maximum %a, %a : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
  %3 = tosa.abs %1 : (tensor<4x3x1x2xf32>) -> tensor<4x3x1x2xf32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 3, 0, 2>} : (tensor<4x3x1x2xf32>) -> tensor<3x2x4x1xf32>
  %5 = tosa.add %0, %0 : (tensor<3x4x2x1xf32>, tensor<3x4x2x1xf32>) -> tensor<3x4x2x1xf32>
  return %0, %2 : tensor<3x4x2x1xf32>, tensor<1x2x3x4xf32>
}
func.func @f4(%a: tensor<2x3x4xi32>, %v: tensor<4xi32>) -> (tensor<2x4x3xi32>, tensor<2x3x4xi32>, tensor<3x4x2xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 0, 2, 1>} : (tensor<2x3x4xi32>) -> tensor<2x4x3xi32>
  %1 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xi32>) -> tensor<3x4x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 2, 0, 1>} : (tensor<3x4x2xi32>) -> tensor<2x3x4xi32>
  %3 = tosa.abs %0 : (tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<2x4x3xi32>) -> tensor<4x3x2xi32>
  %z6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %5 = tosa.mul %4, %4, %z6 : (tensor<4x3x2xi32>, tensor<4x3x2xi32>, tensor<1xi8>) -> tensor<4x3x2xi32>
  return %0, %2, %1 : tensor<2x4x3xi32>, tensor<2x3x4xi32>, tensor<3x4x2xi32>
}
func.func @f5(%a: tensor<2x3x4xf32>, %v: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<4x1x1xf32>) {
  %0 = tosa.abs %a : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = "tosa.const"() <{values = dense<1.0> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %2 = tosa.add %0, %1 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %3 = tosa.transpose %0 {perms = array<i32: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %4 = tosa.transpose %a {perms = array<i32: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %5 = tosa.transpose %a {perms = array<i32: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %s7 = tosa.const_shape {values = dense<[4, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %6 = tosa.reshape %v, %s7 : (tensor<4xf32>, !tosa.shape<3>) -> tensor<4x1x1xf32>
  return %1, %0, %6 : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<4x1x1xf32>
}
func.func @f6(%a: tensor<2x3x4xf32>, %v: tensor<4xf32>) -> (tensor<4x2x3xf32>, tensor<4x2x3xf32>) {
  %0 = tosa.abs %a : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
  %2 = tosa.sub %a, %0 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %3 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %4 = tosa.transpose %1 {perms = array<i32: 2, 1, 0>} : (tensor<3x2x4xf32>) -> tensor<4x2x3xf32>
  %z6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %5 = tosa.mul %4, %4, %z6 : (tensor<4x2x3xf32>, tensor<4x2x3xf32>, tensor<1xi8>) -> tensor<4x2x3xf32>
  %6 = tosa.transpose %5 {perms = array<i32: 1, 2, 0>} : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  %7 = tosa.transpose %4 {perms = array<i32: 0, 2, 1>} : (tensor<4x2x3xf32>) -> tensor<4x3x2xf32>
  return %3, %5 : tensor<4x2x3xf32>, tensor<4x2x3xf32>
}
func.func @f7(%a: tensor<2x3xf32>, %v: tensor<3xf32>) -> (tensor<2x3xf32>) {
  %z1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %z1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %1 = tosa.abs %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %4 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %z6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %5 = tosa.mul %3, %3, %z6 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %z7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %6 = tosa.mul %4, %4, %z7 : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<1xi8>) -> tensor<3x2xf32>
  %7 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %5 : tensor<2x3xf32>
}
func.func @f8(%a: tensor<1x2x3x4xi32>, %v: tensor<4xi32>) -> (tensor<1x2x3x4xi32>, tensor<3x4x1x2xi32>, tensor<1x2x3x4xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 2, 3, 0, 1>} : (tensor<1x2x3x4xi32>) -> tensor<3x4x1x2xi32>
  %1 = "tosa.const"() <{values = dense<1> : tensor<1x2x3x4xi32>}> : () -> tensor<1x2x3x4xi32>
  %2 = tosa.abs %a : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
  %3 = tosa.abs %2 : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
  %4 = tosa.transpose %a {perms = array<i32: 2, 3, 0, 1>} : (tensor<1x2x3x4xi32>) -> tensor<3x4x1x2xi32>
  %5 = tosa.sub %3, %2 : (tensor<1x2x3x4xi32>, tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi32>
  %6 = tosa.transpose %1 {perms = array<i32: 2, 3, 0, 1>} : (tensor<1x2x3x4xi32>) -> tensor<3x4x1x2xi32>
  %7 = tosa.transpose %a {perms = array<i32: 2, 3, 0, 1>} : (tensor<1x2x3x4xi32>) -> tensor<3x4x1x2xi32>
  %8 = "tosa.const"() <{values = dense<[[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]]> : tensor<1x2x3x4xi32>}> : () -> tensor<1x2x3x4xi32>
  return %8, %6, %5 : tensor<1x2x3x4xi32>, tensor<3x4x1x2xi32>, tensor<1x2x3x4xi32>
}
func.func @f9(%a: tensor<1x1x5xi32>, %v: tensor<5xi32>) -> (tensor<1x1x5xi32>, tensor<1x1x5xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %1 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %2 = tosa.add %1, %1 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %3 = tosa.transpose %a {perms = array<i32: 1, 0, 2>} : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %4 = "tosa.const"() <{values = dense<1> : tensor<1x1x5xi32>}> : () -> tensor<1x1x5xi32>
  %5 = tosa.transpose %0 {perms = array<i32: 0, 1, 2>} : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %6 = tosa.transpose %3 {perms = array<i32: 2, 1, 0>} : (tensor<1x1x5xi32>) -> tensor<5x1x1xi32>
  %7 = tosa.abs %3 : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %8 = tosa.transpose %2 {perms = array<i32: 1, 0, 2>} : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %z10 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %9 = tosa.mul %3, %3, %z10 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>, tensor<1xi8>) -> tensor<1x1x5xi32>
  %10 = tosa.abs %7 : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  return %1, %4 : tensor<1x1x5xi32>, tensor<1x1x5xi32>
}
func.func @f10(%a: tensor<?x2x3x4xi32>, %v: tensor<4xi32>) -> (tensor<2x3x?x4xi32>) {
  %1 = tosa.transpose %a {perms = array<i32: 2, 0, 1, 3>} : (tensor<?x2x3x4xi32>) -> tensor<3x?x2x4xi32>
  %z3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = tosa.mul %1, %1, %z3 : (tensor<3x?x2x4xi32>, tensor<3x?x2x4xi32>, tensor<1xi8>) -> tensor<3x?x2x4xi32>
  %3 = tosa.sub %a, %a : (tensor<?x2x3x4xi32>, tensor<?x2x3x4xi32>) -> tensor<?x2x3x4xi32>
  %4 = tosa.transpose %2 {perms = array<i32: 2, 0, 1, 3>} : (tensor<3x?x2x4xi32>) -> tensor<2x3x?x4xi32>
  %5 = tosa.transpose %3 {perms = array<i32: 2, 1, 0, 3>} : (tensor<?x2x3x4xi32>) -> tensor<3x2x?x4xi32>
  %6 = tosa.abs %a : (tensor<?x2x3x4xi32>) -> tensor<?x2x3x4xi32>
  %s9 = tosa.const_shape {values = dense<[1, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %8 = tosa.reshape %v, %s9 : (tensor<4xi32>, !tosa.shape<4>) -> tensor<1x1x1x4xi32>
  %9 = tosa.abs %2 : (tensor<3x?x2x4xi32>) -> tensor<3x?x2x4xi32>
  %10 = tosa.abs %a : (tensor<?x2x3x4xi32>) -> tensor<?x2x3x4xi32>
  %11 = tosa.maximum %1, %1 : (tensor<3x?x2x4xi32>, tensor<3x?x2x4xi32>) -> tensor<3x?x2x4xi32>
  %12 = tosa.transpose %a {perms = array<i32: 2, 0, 1, 3>} : (tensor<?x2x3x4xi32>) -> tensor<3x?x2x4xi32>
  return %4 : tensor<2x3x?x4xi32>
}
func.func @f11(%a: tensor<?x3xi32>, %v: tensor<3xi32>) -> (tensor<?x3xi32>, tensor<?x3xi32>, tensor<?x3xi32>) {
  %0 = tosa.add %a, %a : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %1 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %2 = tosa.maximum %1, %0 : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 1>} : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %5 = tosa.add %a, %a : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %6 = tosa.transpose %2 {perms = array<i32: 0, 1>} : (tensor<?x3xi32>) -> tensor<?x3xi32>
  %7 = tosa.add %a, %3 : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
  %z9 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %8 = tosa.mul %7, %7, %z9 : (tensor<?x3xi32>, tensor<?x3xi32>, tensor<1xi8>) -> tensor<?x3xi32>
  %s10 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %9 = tosa.reshape %v, %s10 : (tensor<3xi32>, !tosa.shape<2>) -> tensor<1x3xi32>
  %11 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x3xi32>) -> tensor<3x?xi32>
  %z13 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %12 = tosa.mul %11, %11, %z13 : (tensor<3x?xi32>, tensor<3x?xi32>, tensor<1xi8>) -> tensor<3x?xi32>
  return %0, %7, %8 : tensor<?x3xi32>, tensor<?x3xi32>, tensor<?x3xi32>
}
func.func @f12(%a: tensor<1x1x5xi32>, %v: tensor<5xi32>) -> (tensor<1x1x5xi32>, tensor<5x1x1xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<1x1x5xi32>) -> tensor<5x1x1xi32>
  %1 = tosa.transpose %a {perms = array<i32: 2, 1, 0>} : (tensor<1x1x5xi32>) -> tensor<5x1x1xi32>
  %2 = tosa.add %a, %a : (tensor<1x1x5xi32>, tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %3 = tosa.transpose %1 {perms = array<i32: 2, 0, 1>} : (tensor<5x1x1xi32>) -> tensor<1x5x1xi32>
  %4 = tosa.transpose %1 {perms = array<i32: 2, 1, 0>} : (tensor<5x1x1xi32>) -> tensor<1x1x5xi32>
  %5 = tosa.transpose %2 {perms = array<i32: 2, 1, 0>} : (tensor<1x1x5xi32>) -> tensor<5x1x1xi32>
  %z7 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %6 = tosa.mul %0, %0, %z7 : (tensor<5x1x1xi32>, tensor<5x1x1xi32>, tensor<1xi8>) -> tensor<5x1x1xi32>
  %7 = tosa.abs %0 : (tensor<5x1x1xi32>) -> tensor<5x1x1xi32>
  %8 = tosa.transpose %6 {perms = array<i32: 2, 1, 0>} : (tensor<5x1x1xi32>) -> tensor<1x1x5xi32>
  %9 = "tosa.const"() <{values = dense<[[[0, 1, 2, 3, 4]]]> : tensor<1x1x5xi32>}> : () -> tensor<1x1x5xi32>
  %10 = tosa.transpose %4 {perms = array<i32: 2, 1, 0>} : (tensor<1x1x5xi32>) -> tensor<5x1x1xi32>
  %z12 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %11 = tosa.mul %4, %4, %z12 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>, tensor<1xi8>) -> tensor<1x1x5xi32>
  return %9, %7 : tensor<1x1x5xi32>, tensor<5x1x1xi32>
}
func.func @f13(%a: tensor<1x1x5xi32>, %v: tensor<5xi32>) -> (tensor<1x5x1xi32>, tensor<1x1x5xi32>, tensor<1x5x1xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<1x1x5xi32>) -> tensor<1x5x1xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<1x5x1xi32>) -> tensor<1x1x5xi32>
  %z3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = tosa.mul %1, %1, %z3 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>, tensor<1xi8>) -> tensor<1x1x5xi32>
  %3 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<1x1x5xi32>) -> tensor<1x5x1xi32>
  %4 = tosa.maximum %1, %1 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %5 = tosa.sub %a, %1 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %6 = tosa.transpose %2 {perms = array<i32: 1, 2, 0>} : (tensor<1x1x5xi32>) -> tensor<1x5x1xi32>
  %7 = tosa.transpose %6 {perms = array<i32: 1, 2, 0>} : (tensor<1x5x1xi32>) -> tensor<5x1x1xi32>
  %8 = tosa.abs %4 : (tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  %9 = tosa.transpose %2 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x5xi32>) -> tensor<5x1x1xi32>
  %10 = "tosa.const"() <{values = dense<1> : tensor<5x1x1xi32>}> : () -> tensor<5x1x1xi32>
  %11 = tosa.abs %7 : (tensor<5x1x1xi32>) -> tensor<5x1x1xi32>
  %z13 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %12 = tosa.mul %4, %4, %z13 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>, tensor<1xi8>) -> tensor<1x1x5xi32>
  %13 = tosa.sub %12, %2 : (tensor<1x1x5xi32>, tensor<1x1x5xi32>) -> tensor<1x1x5xi32>
  return %3, %5, %6 : tensor<1x5x1xi32>, tensor<1x1x5xi32>, tensor<1x5x1xi32>
}
