// builtin.module(func.func(tosa-optional-decompositions))
func.func @c_0(%a: tensor<4x10x10x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %z: tensor<1xf32>) -> tensor<4x10x10x3xf32> {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x3xf32>
  return %0 : tensor<4x10x10x3xf32>
}
func.func @d_0(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<4x10x10x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %0 : tensor<4x10x10x6xf32>
}
func.func @t_0(%a: tensor<2x16x14x3xf32>, %w: tensor<5x3x6x3xf32>, %b: tensor<5xf32>, %z: tensor<1xf32>) -> tensor<2x18x19x5xf32> {
  %z0 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z0, %z0 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<2x16x14x3xf32>, tensor<5x3x6x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x18x19x5xf32>
  return %0 : tensor<2x18x19x5xf32>
}
func.func @f_1(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32>
}
func.func @f_2(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) -> tensor<4x10x10x6xi32> {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<9> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0,0,0,0>, stride = array<i64: 1,1>, dilation = array<i64: 2,3>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %0 : tensor<4x10x10x6xi32>
}
func.func @f_3(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<1xf32>) -> tensor<4x12x13x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = f32, pad = array<i64: 1,1,2,1>, stride = array<i64: 1,1>, dilation = array<i64: 1,1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x12x13x6xf32>
  return %0 : tensor<4x12x13x6xf32>
}
func.func @f_4(%a: tensor<2x16x14x3xi8>, %w: tensor<5x3x6x3xi8>, %b: tensor<5xi32>) -> tensor<2x19x20x5xi32> {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 1,0,0,1>, stride = array<i64: 1,1>} : (tensor<2x16x14x3xi8>, tensor<5x3x6x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x19x20x5xi32>
  return %0 : tensor<2x19x20x5xi32>
}
func.func @j_5(%a: tensor<1x16x14x3xi8>, %w: tensor<5x2x3x3xi8>, %b: tensor<5xi32>) -> tensor<1x32x42x5xi32> {
  %z = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<-1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<1x16x14x3xi8>, tensor<5x2x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x32x42x5xi32>
  return %0 : tensor<1x32x42x5xi32>
}
