// builtin.module(canonicalize)
// Clamps that change nothing, clamps of clamps, and windows over what is padded.

func.func @f1(%a: tensor<4xi8>) -> tensor<4xi8> {
  %r = tosa.clamp %a {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @f2(%a: tensor<4xi8>) -> tensor<4xi8> {
  %r = tosa.clamp %a {min_val = -127 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @f3(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %a {min_val = 10 : i8, max_val = 100 : i8, nan_mode = PROPAGATE} : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.clamp %0 {min_val = -50 : i8, max_val = 50 : i8, nan_mode = PROPAGATE} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @f4(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %a {min_val = 10 : i8, max_val = 100 : i8, nan_mode = PROPAGATE} : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.clamp %0 {min_val = 100 : i8, max_val = 110 : i8, nan_mode = PROPAGATE} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @f5(%a: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %a {min_val = 10 : i8, max_val = 100 : i8, nan_mode = PROPAGATE} : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.clamp %0 {min_val = 5 : i8, max_val = 10 : i8, nan_mode = PROPAGATE} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}
func.func @f6(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = tosa.clamp %a {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f7(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f8(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f9(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f10(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f11(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = 1.0 : f32, max_val = 6.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f12(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -1.0 : f32, max_val = 0.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = -0.0 : f32, max_val = 6.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f13(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = -0.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f14(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %0 {min_val = -0.0 : f32, max_val = 6.0 : f32, nan_mode = PROPAGATE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f15(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) -> tensor<1x7x8x8xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x7x8x4xf32>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x8xf32>
  return %r : tensor<1x7x8x8xf32>
}
func.func @f16(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) -> tensor<1x10x15x8xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x7x8x4xf32>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = f32, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x15x8xf32>
  return %r : tensor<1x10x15x8xf32>
}
func.func @f17(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) -> tensor<1x7x8x8xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x7x8x4xf32>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x8xf32>
  return %r : tensor<1x7x8x8xf32>
}
func.func @f18(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>) -> tensor<1x7x8x8xi32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %wz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x7x8x4xi8>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x8x8xi32>
  return %r : tensor<1x7x8x8xi32>
}
func.func @f19(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>) -> tensor<1x7x8x8xi32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %wz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x7x8x4xi8>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x8x8xi32>
  return %r : tensor<1x7x8x8xi32>
}
func.func @f20(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) -> tensor<2x7x8x8xf32> {
  %p = tosa.const_shape {values = dense<[1,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x7x8x4xf32>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<2x7x8x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x7x8x8xf32>
  return %r : tensor<2x7x8x8xf32>
}
func.func @f21(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x5xf32>, %b: tensor<8xf32>) -> tensor<1x7x8x8xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,1]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x7x8x5xf32>
  %r = tosa.conv2d %0, %w, %b, %z, %wz {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x5xf32>, tensor<8x1x1x5xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x8x8xf32>
  return %r : tensor<1x7x8x8xf32>
}
func.func @f22(%a: tensor<1x4x4x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x10x15x8xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,2,3,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %wz = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x7x8x4xf32>
  %r = tosa.depthwise_conv2d %0, %w, %b, %z, %wz {acc_type = f32, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, local_bound = true, foo = 1 } : (tensor<1x7x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x15x8xf32>
  return %r : tensor<1x10x15x8xf32>
}
func.func @f23(%a: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = PROPAGATE} : (tensor<1x6x6x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
func.func @f24(%a: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<0xFF800000> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = PROPAGATE} : (tensor<1x6x6x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
func.func @f25(%a: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x6x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
func.func @f26(%a: tensor<1x4x4x4xf32>) -> tensor<1x6x6x4xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, nan_mode = PROPAGATE} : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %r : tensor<1x6x6x4xf32>
}
func.func @f27(%a: tensor<1x4x4x4xf32>) -> tensor<1x6x7x4xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 2>, stride = array<i64: 1, 1>, nan_mode = PROPAGATE} : (tensor<1x6x6x4xf32>) -> tensor<1x6x7x4xf32>
  return %r : tensor<1x6x7x4xf32>
}
func.func @f28(%a: tensor<1x4x4x4xf32>) -> tensor<1x4x6x4xf32> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,3,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x8x4xf32>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = PROPAGATE} : (tensor<1x6x8x4xf32>) -> tensor<1x4x6x4xf32>
  return %r : tensor<1x4x6x4xf32>
}
func.func @f29(%a: tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8> {
  %p = tosa.const_shape {values = dense<[0,0,1,1,1,1,0,0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pc = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %pc : (tensor<1x4x4x4xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x6x4xi8>
  %r = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = PROPAGATE} : (tensor<1x6x6x4xi8>) -> tensor<1x4x4x4xi8>
  return %r : tensor<1x4x4x4xi8>
}
