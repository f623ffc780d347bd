// builtin.module(func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant}))
func.func @t() -> (tensor<3x2xi32>, tensor<3x2x1xf16>, tensor<2x2xi1>, tensor<3x2xi4>, tensor<2x2xf32>) {
  %a = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %b = "tosa.const"() {values = dense<[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<1x2x3xf16>} : () -> tensor<1x2x3xf16>
  %c = "tosa.const"() {values = dense<[[true, false], [true, true]]> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
  %d = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi4>} : () -> tensor<2x3xi4>
  %e = "tosa.const"() {values = dense<4.0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.transpose %b {perms = array<i32: 2, 1, 0>} : (tensor<1x2x3xf16>) -> tensor<3x2x1xf16>
  %2 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x2xi1>) -> tensor<2x2xi1>
  %3 = tosa.transpose %d {perms = array<i32: 1, 0>} : (tensor<2x3xi4>) -> tensor<3x2xi4>
  %4 = tosa.transpose %e {perms = array<i32: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<3x2xi32>, tensor<3x2x1xf16>, tensor<2x2xi1>, tensor<3x2xi4>, tensor<2x2xf32>
}
func.func @r() -> (tensor<4xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf32>) {
  %a = "tosa.const"() {values = dense<[0.0, -0.0, 3.0, 0x7F800000]> : tensor<4xf32>} : () -> tensor<4xf32>
  %b = "tosa.const"() {values = dense<2.0> : tensor<2xf16>} : () -> tensor<2xf16>
  %c = "tosa.const"() {values = dense<[2.0, 5.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = tosa.reciprocal %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.reciprocal %b : (tensor<2xf16>) -> tensor<2xf16>
  %2 = tosa.reciprocal %c : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2, %c : tensor<4xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf32>
}
func.func @red() -> (tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<1x3xi32>, tensor<1x2xi1>, tensor<2x1xi1>, tensor<1x3xi8>) {
  %a = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %b = "tosa.const"() {values = dense<[[1, -2, 3], [4, 5, -6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %c = "tosa.const"() {values = dense<[[true, false], [true, true]]> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
  %d = "tosa.const"() {values = dense<[[100, 2, 3], [100, 5, 6]]> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %c2 = "tosa.const"() {values = dense<[[true, false], [false, false]]> : tensor<2x2xi1>} : () -> tensor<2x2xi1>
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.reduce_product %b {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %2 = tosa.reduce_max %b {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %3 = tosa.reduce_min %b {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %4 = tosa.reduce_all %c {axis = 0 : i32} : (tensor<2x2xi1>) -> tensor<1x2xi1>
  %5 = tosa.reduce_any %c2 {axis = 1 : i32} : (tensor<2x2xi1>) -> tensor<2x1xi1>
  %6 = tosa.reduce_sum %d {axis = 0 : i32} : (tensor<2x3xi8>) -> tensor<1x3xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<1x3xi32>, tensor<1x2xi1>, tensor<2x1xi1>, tensor<1x3xi8>
}
