func.func @f(%a: tensor<1x8193x2x1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a, %z, %z) <{kernel = array<i64: 8193, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x8193x2x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x2x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8194x2x1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a, %z, %z) <{kernel = array<i64: 1, 1>, stride = array<i64: 8193, 1>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x8194x2x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x5x2x1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a, %z, %z) <{kernel = array<i64: 2, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, acc_type = f32}> : (tensor<1x5x2x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x5x2x1xf32>) {
  %r = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>}> : (tensor<1x5x2x1xf32>) -> tensor<1x4x2x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8194x1x1xf32>, %w: tensor<1x2x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a, %w, %b, %z, %z) <{pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 8193, 1>, acc_type = f32}> : (tensor<1x8194x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x16200x1x1xf32>, %w: tensor<1x3x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a, %w, %b, %z, %z) <{pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 8200, 1>, dilation = array<i64: 8000, 1>, acc_type = f32}> : (tensor<1x16200x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x1x10001x1xf32>, %w: tensor<1x1x3x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a, %w, %b, %z, %z) <{pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 5000>, acc_type = f32}> : (tensor<1x1x10001x1xf32>, tensor<1x1x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x1x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a, %w, %b, %z, %z) <{pad = array<i64: 9000, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9001x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x10001x1x1x1xf32>, %w: tensor<1x3x1x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv3d"(%a, %w, %b, %z, %z) <{pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 5000, 1, 1>, acc_type = f32}> : (tensor<1x10001x1x1x1xf32>, tensor<1x3x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x1x10001x1x1xf32>, %w: tensor<1x1x3x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv3d"(%a, %w, %b, %z, %z) <{pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 5000, 1>, acc_type = f32}> : (tensor<1x1x10001x1x1xf32>, tensor<1x1x3x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x8193x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a, %w, %b, %z, %z) <{out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x1x1x1xf32>, tensor<1x8193x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8193x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x1x8193x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a, %w, %b, %z, %z) <{out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32}> : (tensor<1x1x1x1xf32>, tensor<1x1x8193x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x8193x1xf32>
  return
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [fft]>} {
func.func @f(%a: tensor<1x16384x2xf32>, %b: tensor<1x16384x2xf32>) {
  %r:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x16384x2xf32>, tensor<1x16384x2xf32>) -> (tensor<1x16384x2xf32>, tensor<1x16384x2xf32>)
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [fft]>} {
func.func @f(%a: tensor<1x2x16384xf32>, %b: tensor<1x2x16384xf32>) {
  %r:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x2x16384xf32>, tensor<1x2x16384xf32>) -> (tensor<1x2x16384xf32>, tensor<1x2x16384xf32>)
  return
}
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[257, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x258x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[1, 1, 257, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x258x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[4096, 16, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x257x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x16384x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x16384x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16384x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x17x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[1, 16, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x17x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[16, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-17, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x34x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[16, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x17x1x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[16, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[16, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x33x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[16, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x17x4x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[16, 7, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x2x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[1, 1, 16, 7]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x3x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x1x1x1xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x1x1x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x1x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x2x2x1xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %d {mode = BILINEAR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x1x1x1x1x1x2xf32>) {
  %r = tosa.argmax %a {axis = 6 : i32} : (tensor<1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1xi32>
  return
}
// -----
func.func @f(%a: tensor<1x1x1x1x1x2xf32>) {
  %r = tosa.argmax %a {axis = 5 : i32} : (tensor<1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1xi32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %s = tosa.const_shape {values = dense<[1,1,1,1,1,1,2]> : tensor<7xindex>} : () -> !tosa.shape<7>
  %r = tosa.reshape %a, %s : (tensor<2xf32>, !tosa.shape<7>) -> tensor<1x1x1x1x1x1x2xf32>
  return
}
// -----
tosa.variable @v : tensor<1x1x1x1x1x1x2xf32>
// -----
tosa.variable @v : tensor<2xf32>
func.func @f(%a: tensor<2xf32>) {
  tosa.variable_write @v, %a : tensor<2xf32>
  %0 = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  tosa.variable_write @v, %a : tensor<2xf32>
  return
}
tosa.variable @v : tensor<2xf32>
// -----
func.func @f(%a: tensor<1xf32>) {
  %r = tosa.concat %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {axis = 0 : i32} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %r = tosa.custom %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {domain_name="a", operator_name="b", implementation_attrs="c"} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %r:65 = tosa.custom %a {domain_name="a", operator_name="b", implementation_attrs="c"} : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return
}
// -----
func.func @f(%a: tensor<*xf32>) {
  %r = tosa.custom %a {domain_name="a", operator_name="b", implementation_attrs="c"} : (tensor<*xf32>) -> tensor<65xf32>
  return
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [bf16]>} {
func.func @f(%a: tensor<?xf32>) {
  %r = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [bf16]>} {
func.func @f(%a: tensor<?xf32>) {
  %r = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
func.func @f(%a: tensor<2xf32>, %c: tensor<i1>) {
  %r5 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r4 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r3 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r2 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r1 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    tosa.yield %a : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r1 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r2 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r3 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r4 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }

  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
func.func @f(%a: tensor<2xf32>, %c: tensor<i1>) {
  %r6 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r5 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r4 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r3 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r2 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r1 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    tosa.yield %a : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r1 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r2 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r3 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r4 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r5 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }

  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
func.func @f(%a: tensor<2xf32>, %c: tensor<i1>) {
  %r7 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r6 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r5 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r4 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r3 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r2 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
  %r1 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    tosa.yield %a : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r1 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r2 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r3 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r4 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r5 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
    tosa.yield %r6 : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }

  return
}
}
// -----
func.func @f(%a: tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<64> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %a, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>) {
  %s = "tosa.const"() <{values = dense<63> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %a, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi8>) {
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a, %a, %s : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>, %s: tensor<1xi8>) {
  %r = tosa.mul %a, %a, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi8>) {
  %t = "tosa.const"() <{values = dense<0> : tensor<255xi8>}> : () -> tensor<255xi8>
  %r = tosa.table %a, %t : (tensor<2xi8>, tensor<255xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%a: tensor<2xi16>) {
  %t = "tosa.const"() <{values = dense<0> : tensor<513xi16>}> : () -> tensor<513xi16>
  %r = tosa.table %a, %t : (tensor<2xi16>, tensor<513xi16>) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<2xi8>) {
  %t = "tosa.const"() <{values = dense<0> : tensor<256xi8>}> : () -> tensor<256xi8>
  %r = tosa.table %a, %t : (tensor<2xi8>, tensor<256xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %s = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.pad %a, %s, %z : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>} {
func.func @f(%a: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>} {
func.func @f(%a: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>} {
func.func @f(%a: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>} {
func.func @f(%a: tensor<2xi32>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi8>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>} {
func.func @f(%a: tensor<2xi32>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi8>
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16]>} {
func.func @f(%a: tensor<2xi48>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<2xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<2xi8>
  return
}
}
// -----
func.func @f(%a: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = DOUBLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [doubleround]>} {
func.func @f(%a: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = DOUBLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
}
// -----
func.func @f(%a: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = INEXACT_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%a: tensor<2xui8>) {
  %m = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = "tosa.const"() <{values = dense<0> : tensor<1xui8>}> : () -> tensor<1xui8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %x, %y {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// -----
func.func @f(%v: tensor<1x2x1xf32>, %x: tensor<1x2x1xf32>) {
  %i = "tosa.const"() <{values = dense<[[1,1]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %r = tosa.scatter %v, %i, %x : (tensor<1x2x1xf32>, tensor<1x2xi32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
  return
}
// -----
func.func @f(%v: tensor<2x2x1xf32>, %x: tensor<2x2x1xf32>) {
  %i = "tosa.const"() <{values = dense<[[1,0],[0,1]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  %r = tosa.scatter %v, %i, %x : (tensor<2x2x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
  return
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
func.func @f(%a: tensor<2xf32>, %c: tensor<i1>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    %k = "tosa.const"() <{values = dense<0.0> : tensor<2xf32>}> : () -> tensor<2xf32>
    tosa.yield %k : tensor<2xf32>
  } else {
    tosa.yield %a : tensor<2xf32>
  }
  return
}
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater_equal %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<i32>):
    %1 = tosa.add %x, %b : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1 : tensor<i32>
  }
  return
}
}
// -----
func.func @f(%a: tensor<i32>, %b: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater_equal %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<i32>):
    tosa.yield %x : tensor<i32>
  }
  return
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<2x3xbf16>, %b: tensor<2x3xbf16>) -> tensor<2x3xbf16> { %0 = tosa.add %a, %b : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
 return %0 : tensor<2x3xbf16> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> { %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
 return %0 : tensor<2x3xf32> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<2x3xi64>, %b: tensor<2x3xi64>) -> tensor<2x3xi64> { %0 = tosa.add %a, %b : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
 return %0 : tensor<2x3xi64> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<2x3xbf16>) -> tensor<2x3xf8E4M3FN> { %0 = tosa.cast %a : (tensor<2x3xbf16>) -> tensor<2x3xf8E4M3FN>
 return %0 : tensor<2x3xf8E4M3FN> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<2x3xbf16>) -> !tosa.shape<1> { %0 = tosa.dim %a {axis = 0 : i32} : (tensor<2x3xbf16>) -> !tosa.shape<1>
 return %0 : !tosa.shape<1> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<2x3xf32>) -> !tosa.shape<1> { %0 = tosa.dim %a {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
 return %0 : !tosa.shape<1> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<1x2x3xf8E4M3FN>, %b: tensor<1x3x4xf8E5M2>, %za: tensor<1xf8E4M3FN>, %zb: tensor<1xf8E5M2>) -> tensor<1x2x4xf16> { %0 = tosa.matmul %a, %b, %za, %zb : (tensor<1x2x3xf8E4M3FN>, tensor<1x3x4xf8E5M2>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x2x4xf16>
 return %0 : tensor<1x2x4xf16> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<1x2x3xbf16>, %b: tensor<1x3x4xbf16>, %za: tensor<1xbf16>, %zb: tensor<1xbf16>) -> tensor<1x2x4xf32> { %0 = tosa.matmul %a, %b, %za, %zb : (tensor<1x2x3xbf16>, tensor<1x3x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x4xf32>
 return %0 : tensor<1x2x4xf32> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16]>} {
func.func @f(%a: tensor<1x2x3xf8E4M3FN>, %b: tensor<1x3x4xf8E4M3FN>, %za: tensor<1xf8E4M3FN>, %zb: tensor<1xf8E4M3FN>) -> tensor<1x2x4xf32> { %0 = tosa.matmul %a, %b, %za, %zb : (tensor<1x2x3xf8E4M3FN>, tensor<1x3x4xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x2x4xf32>
 return %0 : tensor<1x2x4xf32> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [fp8e4m3, fp8e5m2]>} {
func.func @f(%a: tensor<2x3xbf16>, %b: tensor<2x3xbf16>) -> tensor<2x3xbf16> { %0 = tosa.add %a, %b : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
 return %0 : tensor<2x3xbf16> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [fp8e4m3, fp8e5m2]>} {
func.func @f(%a: tensor<1x2x3xbf16>, %b: tensor<1x3x4xbf16>, %za: tensor<1xbf16>, %zb: tensor<1xbf16>) -> tensor<1x2x4xf32> { %0 = tosa.matmul %a, %b, %za, %zb : (tensor<1x2x3xbf16>, tensor<1x3x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x4xf32>
 return %0 : tensor<1x2x4xf32> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [bf16, fp8e4m3]>} {
func.func @f(%a: tensor<2x3xbf16>) -> tensor<2x3xf8E4M3FN> { %0 = tosa.cast %a : (tensor<2x3xbf16>) -> tensor<2x3xf8E4M3FN>
 return %0 : tensor<2x3xf8E4M3FN> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_fp], extensions = [fp8e4m3, fp8e5m2]>} {
func.func @f(%a: tensor<1x2x3xf8E4M3FN>, %b: tensor<1x3x4xf8E5M2>, %za: tensor<1xf8E4M3FN>, %zb: tensor<1xf8E5M2>) -> tensor<1x2x4xf16> { %0 = tosa.matmul %a, %b, %za, %zb : (tensor<1x2x3xf8E4M3FN>, tensor<1x3x4xf8E5M2>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x2x4xf16>
 return %0 : tensor<1x2x4xf16> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int], extensions = [bf16, shape]>} {
func.func @f(%a: tensor<2x3xbf16>) -> !tosa.shape<1> { %0 = tosa.dim %a {axis = 0 : i32} : (tensor<2x3xbf16>) -> !tosa.shape<1>
 return %0 : !tosa.shape<1> }
}
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_fp], extensions = [bf16, shape]>} {
func.func @f(%a: tensor<2x3xbf16>) -> !tosa.shape<1> { %0 = tosa.dim %a {axis = 0 : i32} : (tensor<2x3xbf16>) -> !tosa.shape<1>
 return %0 : !tosa.shape<1> }
}
