// builtin.module(func.func(tosa-narrow-f64-to-f32{aggressive-rewrite=true convert-function-boundaries=true}))
func.func @f0(%a: tensor<2x3xi64>) -> (tensor<2x3xf64>) {
  %0 = tosa.cast %a : (tensor<2x3xi64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
func.func @f1(%a: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
  %0 = tosa.identity %a : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
func.func @f2() -> (tensor<3xf64>) {
  %0 = "tosa.const"() <{values = dense<[1.5, 3000000000.5, -5000000000.5]> : tensor<3xf64>}> : () -> tensor<3xf64>
  return %0 : tensor<3xf64>
}
func.func @f3(%a: tensor<2x3xf64>) -> (tensor<6xf64>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf64>, !tosa.shape<1>) -> tensor<6xf64>
  return %0 : tensor<6xf64>
}
func.func @f4(%a: tensor<2x3xf64>) -> (tensor<2x3xi32>) {
  %0 = tosa.cast %a : (tensor<2x3xf64>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
func.func @f5(%a: tensor<2x3xi8>) -> (tensor<2x3xf64>) {
  %0 = tosa.cast %a : (tensor<2x3xi8>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
func.func @f6(%a: tensor<2x3xf64>) -> (tensor<2x3xi64>) {
  %0 = tosa.cast %a : (tensor<2x3xf64>) -> tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
func.func @f7(%a: tensor<2x3xbf16>) -> (tensor<2x3xf64>) {
  %0 = tosa.cast %a : (tensor<2x3xbf16>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
func.func @f8(%a: tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>) {
  %0 = tosa.clamp %a {min_val = -5.5 : f64, max_val = 5000000000.5 : f64} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %1 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %0, %1 : tensor<2x3xf64>, tensor<2x3xf64>
}
func.func @f9(%a: tensor<f64>) -> (tensor<f64>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<f64>) -> tensor<f64> {
  %1 = "tosa.const"() <{values = dense<true> : tensor<i1>}> : () -> tensor<i1>
  tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<f64>):
  tosa.yield %x : tensor<f64>
  }
  return %0 : tensor<f64>
}
func.func @f10(%a: tensor<2x3xf64>, %i: f64) -> (tensor<2x3xf64>, f64) {
  return %a, %i : tensor<2x3xf64>, f64
}
func.func @f11() -> (tensor<2xf64>) {
  %0 = "tosa.const"() <{values = dense<[1.0, 0x7FF8000000000000]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @f12() -> (tensor<2xf64>) {
  %0 = "tosa.const"() <{values = dense<[1.0, 1.0e300]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @f13() -> (tensor<2xf64>) {
  %0 = "tosa.const"() <{values = dense<[1.0, 0.5]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
