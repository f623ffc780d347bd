// builtin.module(func.func(tosa-narrow-i64-to-i32))
func.func @f0(%a: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
  %0 = tosa.identity %a : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f1(%a: tensor<2x3xi64>) -> (tensor<4x3xi64>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<4x3xi64>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<4x3xi64>) -> tensor<4x3xi64>
  return %1 : tensor<4x3xi64>
}
func.func @f2() -> (tensor<3xi64>) {
  %0 = "tosa.const"() <{values = dense<7> : tensor<3xi64>}> : () -> tensor<3xi64>
  return %0 : tensor<3xi64>
}
func.func @f3(%a: tensor<2x3xi64>, %z: tensor<1xi64>) -> (tensor<4x5xi64>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a, %s, %z : (tensor<2x3xi64>, !tosa.shape<4>, tensor<1xi64>) -> tensor<4x5xi64>
  return %0 : tensor<4x5xi64>
}
func.func @f4(%a: tensor<2x3xi64>) -> (tensor<6xi64>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<2x3xi64>, !tosa.shape<1>) -> tensor<6xi64>
  return %0 : tensor<6xi64>
}
func.func @f5(%a: tensor<2x3xi64>) -> (tensor<4x3xi64>) {
  %s = tosa.const_shape {values = dense<[2,1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<2x3xi64>, !tosa.shape<2>) -> tensor<4x3xi64>
  return %0 : tensor<4x3xi64>
}
func.func @f6(%a: tensor<2x3xi64>) -> (tensor<3x2xi64>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi64>) -> tensor<3x2xi64>
  return %0 : tensor<3x2xi64>
}
func.func @f7(%a: tensor<2x3xi64>) -> (tensor<2x3xi32>) {
  %0 = tosa.cast %a : (tensor<2x3xi64>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
func.func @f8(%a: tensor<2x3xi32>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xi32>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f9(%a: tensor<2x3xi8>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xi8>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f10(%a: tensor<2x3xi64>) -> (tensor<2x3xf32>) {
  %0 = tosa.cast %a : (tensor<2x3xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @f11(%a: tensor<2x3xf32>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xf32>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f12(%a: tensor<2x3xi64>) -> (tensor<2x3xf64>) {
  %0 = tosa.cast %a : (tensor<2x3xi64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
func.func @f13(%a: tensor<2x3xf64>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xf64>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f14(%a: tensor<2x3xi64>) -> (tensor<2x3xbf16>) {
  %0 = tosa.cast %a : (tensor<2x3xi64>) -> tensor<2x3xbf16>
  return %0 : tensor<2x3xbf16>
}
func.func @f15(%a: tensor<2x3xbf16>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xbf16>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f16(%a: tensor<2x3xi16>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xi16>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f17(%a: tensor<2x3xi64>, %c: tensor<i1>) -> (tensor<2x3xi64>) {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<2x3xi64>) -> tensor<2x3xi64> {
  ^bb0(%x: tensor<2x3xi64>):
  %1 = tosa.identity %x : (tensor<2x3xi64>) -> tensor<2x3xi64>
  tosa.yield %1 : tensor<2x3xi64>
  } else {
  ^bb0(%x: tensor<2x3xi64>):
  tosa.yield %x : tensor<2x3xi64>
  }
  return %0 : tensor<2x3xi64>
}
func.func @f18(%a: tensor<2x3xi64>, %c: tensor<i1>) -> (tensor<2x3xi64>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2x3xi64> {
  %1 = tosa.identity %a : (tensor<2x3xi64>) -> tensor<2x3xi64>
  tosa.yield %1 : tensor<2x3xi64>
  } else {
  tosa.yield %a : tensor<2x3xi64>
  }
  return %0 : tensor<2x3xi64>
}
func.func @f19(%a: tensor<i64>) -> (tensor<i64>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i64>) -> tensor<i64> {
  %1 = "tosa.const"() <{values = dense<true> : tensor<i1>}> : () -> tensor<i1>
  tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<i64>):
  tosa.yield %x : tensor<i64>
  }
  return %0 : tensor<i64>
}
