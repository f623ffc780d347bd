#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @named(%arg0: tensor<4x8xi8>, %arg1: tensor<8x2xi8>, %arg2: tensor<4x2xi32>, %arg3: i32, %arg4: tensor<4x8xf32>, %arg5: memref<4x8xf32>, %arg6: f32, %arg7: tensor<1x8x8x3xf32>, %arg8: tensor<3x3x3x4xf32>, %arg9: tensor<1x6x6x4xf32>) {
    %0 = linalg.fill ins(%arg3 : i32) outs(%arg2 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %1 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xi8>, tensor<8x2xi8>) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<4x8xi8>, tensor<8x2xi8>) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %3 = linalg.quantized_matmul ins(%arg0, %arg1, %arg3, %arg3 : tensor<4x8xi8>, tensor<8x2xi8>, i32, i32) outs(%0 : tensor<4x2xi32>) -> tensor<4x2xi32>
    %4 = linalg.reciprocal ins(%arg4 : tensor<4x8xf32>) outs(%arg4 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%arg4, %arg4 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg4 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg7, %arg8 : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%arg9 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    linalg.copy ins(%arg5 : memref<4x8xf32>) outs(%arg5 : memref<4x8xf32>)
    return
  }
  func.func @regions(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<4xf32>) -> tensor<4x8xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) attrs =  {tag = "x"} {
    ^bb0(%in: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.addf %in, %out : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>)
    %mapped_0 = linalg.map ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>)
      (%in: f32, %init: f32) {
        %1 = math.exp %in : f32
        %2 = arith.negf %1 : f32
        linalg.yield %2 : f32
      }
    %reduced = linalg.reduce { arith.maximumf } ins(%arg0 : tensor<4x8xf32>) outs(%arg2 : tensor<4xf32>) dimensions = [1] 
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0] 
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<4xf32>) outs(%arg0 : tensor<4x8xf32>) dimensions = [1] 
    return %broadcasted : tensor<4x8xf32>
  }
}
