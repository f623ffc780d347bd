// builtin.module(linalg-morph-ops{named-to-category},linalg-fold-into-elementwise,linalg-morph-ops{category-to-generic})
func.func @a(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %v: tensor<3xf32>, %e: tensor<3x2xf32>, %c: tensor<3x2xi1>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>) {
  %t = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  %w = linalg.broadcast ins(%v : tensor<3xf32>) outs(%e : tensor<3x2xf32>) dimensions = [1]
  %0 = linalg.add ins(%t, %b : tensor<3x2xf32>, tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %1 = linalg.exp ins(%0 : tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = linalg.select ins(%c, %0, %1 : tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%t, %w : tensor<3x2xf32>, tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %t : tensor<2x3xf32>, tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %5 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>] ins(%t, %t : tensor<3x2xf32>, tensor<3x2xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  return %2, %3, %4, %5 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x2xf32>
}
