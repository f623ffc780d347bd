// builtin.module(linalg-block-pack-matmul{block-factors=4,2,8 lhs-transpose-inner-blocks=true rhs-transpose-outer-blocks=false mnk-order=0,1,2 mnk-padded-multiples=0,6,0})
func.func @plain(%a: tensor<8x?xf32>, %b: tensor<?x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x?xf32>, tensor<?x10xf32>) outs(%c : tensor<8x10xf32>) -> tensor<8x10xf32>
  return %0 : tensor<8x10xf32>
}
func.func @batch(%a: tensor<3x8x16xi8>, %b: tensor<3x16x6xi8>, %c: tensor<3x8x6xi32>) -> tensor<3x8x6xi32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x8x16xi8>, tensor<3x16x6xi8>) outs(%c : tensor<3x8x6xi32>) -> tensor<3x8x6xi32>
  return %0 : tensor<3x8x6xi32>
}
func.func @transposed(%a: tensor<16x8xf32>, %b: tensor<16x6xf32>, %c: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<16x8xf32>, tensor<16x6xf32>) outs(%c : tensor<8x6xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
func.func @other(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = linalg.exp ins(%a : tensor<8x16xf32>) outs(%b : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
