// Two layers as torch-mlir lowers them to linalg on tensors: x -> relu(x @ w1 + b1) @ w2 + b2, with the weights as arguments.

#elements = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

func.func @mlp(%x: tensor<4x16xf32>, %w1: tensor<16x32xf32>, %b1: tensor<32xf32>, %w2: tensor<32x8xf32>, %b2: tensor<8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x32xf32>
  %1 = linalg.fill ins(%zero : f32) outs(%0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %2 = linalg.matmul ins(%x, %w1 : tensor<4x16xf32>, tensor<16x32xf32>) outs(%1 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %3 = linalg.generic {indexing_maps = [#elements, #row, #elements], iterator_types = ["parallel", "parallel"]} ins(%2, %b1 : tensor<4x32xf32>, tensor<32xf32>) outs(%0 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %bias: f32, %out: f32):
    %sum = arith.addf %in, %bias : f32
    linalg.yield %sum : f32
  } -> tensor<4x32xf32>
  %4 = linalg.generic {indexing_maps = [#elements, #elements], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x32xf32>) outs(%0 : tensor<4x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %is_positive = arith.cmpf ugt, %in, %zero : f32
    %positive = arith.select %is_positive, %in, %zero : f32
    linalg.yield %positive : f32
  } -> tensor<4x32xf32>
  %5 = tensor.empty() : tensor<4x8xf32>
  %6 = linalg.fill ins(%zero : f32) outs(%5 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = linalg.matmul ins(%4, %w2 : tensor<4x32xf32>, tensor<32x8xf32>) outs(%6 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = linalg.generic {indexing_maps = [#elements, #row, #elements], iterator_types = ["parallel", "parallel"]} ins(%7, %b2 : tensor<4x8xf32>, tensor<8xf32>) outs(%5 : tensor<4x8xf32>) {
  ^bb0(%in: f32, %bias: f32, %out: f32):
    %sum = arith.addf %in, %bias : f32
    linalg.yield %sum : f32
  } -> tensor<4x8xf32>
  return %8 : tensor<4x8xf32>
}
