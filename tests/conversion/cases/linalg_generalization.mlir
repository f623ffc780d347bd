// builtin.module(linalg-generalize-named-ops)
func.func @f(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.matmul {foo = 3 : i32} ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32> return %0 : tensor<4x8xf32> }
func.func @g(%a: memref<4xf32>, %b: memref<4xf32>) { linalg.exp ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) return }
func.func @g2(%a: memref<4x3xf32>, %b: memref<4xf32>) { linalg.reduce ins(%a : memref<4x3xf32>) outs(%b : memref<4xf32>) dimensions = [1] (%x: f32, %y: f32) { %0 = arith.addf %x, %y : f32 linalg.yield %0 : f32 } return }
func.func @g3(%a: memref<4x3xf32>, %b: memref<3x4xf32>) { linalg.transpose ins(%a : memref<4x3xf32>) outs(%b : memref<3x4xf32>) permutation = [1, 0] return }
func.func @g4(%a: f32, %b: memref<3x4xf32>) { linalg.fill ins(%a : f32) outs(%b : memref<3x4xf32>) return }
func.func @g5(%a: memref<4xf32>, %b: memref<4xf32>) { linalg.map ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) (%x: f32, %i: f32) { %0 = math.absf %x : f32 linalg.yield %0 : f32 } return }
func.func @g6(%a: tensor<1x16x16x4xf32>, %k: tensor<3x3x4x8xf32>, %b: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> { %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%a, %k : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%b : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> return %0 : tensor<1x14x14x8xf32> }
func.func @g7(%a: memref<4xf32>, %b: memref<4x3xf32>) { linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x3xf32>) dimensions = [1] return }
func.func @g8(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> { %0 = linalg.softmax dimension(1) ins(%a : tensor<8x16xf32>) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32> return %0 : tensor<8x16xf32> }
func.func @g9(%m: f64, %s: i32, %o: tensor<4x8xf32>) -> tensor<4x8xf32> { %0 = linalg.fill_rng_2d ins(%m, %m, %s : f64, f64, i32) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32> return %0 : tensor<4x8xf32> }
