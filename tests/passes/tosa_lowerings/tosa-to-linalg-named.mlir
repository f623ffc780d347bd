func.func @mm(%a: tensor<1x5x3xf32>, %b: tensor<1x3x6xf32>) -> tensor<1x5x6xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x5x3xf32>, tensor<1x3x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x6xf32>
  return %0 : tensor<1x5x6xf32>
}

// -----

func.func @mmq(%a: tensor<?x5x3xi8>, %b: tensor<?x3x?xi8>) -> tensor<?x5x?xi32> {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<?x5x3xi8>, tensor<?x3x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x5x?xi32>
  return %0 : tensor<?x5x?xi32>
}

// -----

func.func @mmn(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>, %z: tensor<1xi8>) -> tensor<1x5x6xi32> {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x5x3xi8>, tensor<1x3x6xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x6xi32>
  return %0 : tensor<1x5x6xi32>
}

// -----

func.func @t(%a: tensor<1x?x3xi8>) -> tensor<?x3x1xi8> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<1x?x3xi8>) -> tensor<?x3x1xi8>
  return %0 : tensor<?x3x1xi8>
}

// -----

func.func @mp(%a: tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32> {
  %0 = tosa.max_pool2d %a {pad = array<i64: 0, 0, 0, 0>, kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32>
  return %0 : tensor<1x4x32x62xf32>
}

// -----

func.func @mpi(%a: tensor<1x6x34x62xf16>) -> tensor<1x4x33x62xf16> {
  %0 = tosa.max_pool2d %a {pad = array<i64: 0, 0, 0, 1>, kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xf16>) -> tensor<1x4x33x62xf16>
  return %0 : tensor<1x4x33x62xf16>
}

// -----

func.func @mpu(%a: tensor<1x6x34x62xi8>) -> tensor<1x4x33x62xi8> {
  %0 = tosa.max_pool2d %a {pad = array<i64: 0, 0, 0, 1>, kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>) -> tensor<1x4x33x62xi8>
  return %0 : tensor<1x4x33x62xi8>
}

// -----

func.func @mpui(%a: tensor<1x6x34x62xui8>) -> tensor<1x4x33x62xui8> {
  %0 = tosa.max_pool2d %a {pad = array<i64: 0, 0, 0, 1>, kernel = array<i64: 3, 3>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xui8>) -> tensor<1x4x33x62xui8>
  return %0 : tensor<1x4x33x62xui8>
}

// -----

func.func @mpd(%a: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %0 = tosa.max_pool2d %a {pad = array<i64: 0, 0, 0, 1>, kernel = array<i64: 3, 3>, stride = array<i64: 1, 2>} : (tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}

// -----

func.func @ap(%a: tensor<1x6x34x62xf32>) -> tensor<1x5x33x62xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x33x62xf32>
  return %0 : tensor<1x5x33x62xf32>
}

// -----

func.func @ap16(%a: tensor<?x6x34x62xf16>) -> tensor<?x5x33x62xf16> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x5x33x62xf16>
  return %0 : tensor<?x5x33x62xf16>
}

// -----

func.func @api(%a: tensor<1x6x34x62xi8>) -> tensor<1x5x33x62xi8> {
  %z = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i32, pad = array<i64: 1, 1, 0, 2>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x5x33x62xi8>
  return %0 : tensor<1x5x33x62xi8>
}

// -----

func.func @apd(%a: tensor<1x?x34x62xf32>) -> tensor<1x?x33x62xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, kernel = array<i64: 4, 4>, stride = array<i64: 1, 1>} : (tensor<1x?x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x33x62xf32>
  return %0 : tensor<1x?x33x62xf32>
}

// -----

func.func @cv(%i: tensor<1x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<28xf32>) -> tensor<1x45x40x28xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x45x40x28xf32>
  return %0 : tensor<1x45x40x28xf32>
}

// -----

func.func @cvd(%i: tensor<?x?x?x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<1xf16>) -> tensor<?x?x?x28xf16> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 0, 2, 0>, stride = array<i64: 1, 2>, dilation = array<i64: 2, 1>} : (tensor<?x?x?x27xf16>, tensor<28x3x3x27xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?x28xf16>
  return %0 : tensor<?x?x?x28xf16>
}

// -----

func.func @cvq(%i: tensor<1x12x12x1xi8>, %w: tensor<1024x3x3x1xi8>, %b: tensor<1024xi32>) -> tensor<1x12x12x1024xi32> {
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv2d %i, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x12x12x1xi8>, tensor<1024x3x3x1xi8>, tensor<1024xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x12x12x1024xi32>
  return %0 : tensor<1x12x12x1024xi32>
}

// -----

func.func @c3(%i: tensor<1x49x48x47x27xf32>, %w: tensor<28x3x4x5x27xf32>, %b: tensor<28xf32>) -> tensor<1x47x45x43x28xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv3d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf32>, tensor<28x3x4x5x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x45x43x28xf32>
  return %0 : tensor<1x47x45x43x28xf32>
}

// -----

func.func @dw(%i: tensor<?x7x5x3xf32>, %w: tensor<3x1x3x11xf32>, %b: tensor<33xf32>) -> tensor<?x5x5x33xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x7x5x3xf32>, tensor<3x1x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x5x5x33xf32>
  return %0 : tensor<?x5x5x33xf32>
}

// -----

func.func @dwq(%i: tensor<1x12x12x4xi8>, %w: tensor<3x3x4x128xi8>, %b: tensor<512xi32>) -> tensor<1x12x12x512xi32> {
  %z = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %i, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x12x12x4xi8>, tensor<3x3x4x128xi8>, tensor<512xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x12x12x512xi32>
  return %0 : tensor<1x12x12x512xi32>
}
