// builtin.module(func.func(linalg-block-pack-matmul{block-factors=32,16,64 lhs-transpose-inner-blocks=true},canonicalize))
func.func @products(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>, %c: tensor<128x128xf32>, %d: tensor<?x?xf32>, %e: tensor<?x?xf32>, %f: tensor<?x?xf32>) -> (tensor<128x128xf32>, tensor<128x128xf32>, tensor<?x?xf32>) {
  %z = arith.constant 0.0 : f32
  %k = arith.constant dense<0.0> : tensor<128x128xf32>
  %i = linalg.fill ins(%z : f32) outs(%c : tensor<128x128xf32>) -> tensor<128x128xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xf32>, tensor<128x128xf32>) outs(%i : tensor<128x128xf32>) -> tensor<128x128xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<128x128xf32>, tensor<128x128xf32>) outs(%k : tensor<128x128xf32>) -> tensor<128x128xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %e : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<128x128xf32>, tensor<128x128xf32>, tensor<?x?xf32>
}
func.func @batches(%a: tensor<3x60x128xf32>, %b: tensor<3x128x50xf32>, %c: tensor<3x60x50xf32>) -> tensor<3x60x50xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x60x128xf32>, tensor<3x128x50xf32>) outs(%c : tensor<3x60x50xf32>) -> tensor<3x60x50xf32>
  return %0 : tensor<3x60x50xf32>
}
