// builtin.module(linalg-inline-scalar-operands)
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#mc = affine_map<(d0) -> (0)>
func.func @a(%arg0: tensor<4xf32>, %s: tensor<f32>, %c: tensor<3xf32>, %m: f32) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {doc = "x", library_call = "l", other, indexing_maps = [#map2, #map3, #mc, #map3, #map2], iterator_types = ["parallel"]}
      ins(%arg0, %s, %c, %m : tensor<4xf32>, tensor<f32>, tensor<3xf32>, f32) outs(%0 : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32, %w: f32, %o: f32):
      %2 = arith.divf %x, %y : f32
      %3 = arith.divf %2, %z : f32
      %4 = arith.divf %3, %w : f32
      linalg.yield %4 : f32
    } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @b(%s: memref<f32>, %o: memref<4xf32>) {
    linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%s : memref<f32>) outs(%o : memref<4xf32>) {
    ^bb0(%y: f32, %q: f32):
      linalg.yield %y : f32
    }
  return
}
#two = affine_map<(d0) -> (2, 1)>
func.func @c(%arg0: tensor<4xf32>, %s: tensor<3x2xf32>) -> tensor<4xf32> {
    %1 = linalg.generic {indexing_maps = [#two, #mc, #map2], iterator_types = ["parallel"]}
      ins(%s, %arg0 : tensor<3x2xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %2 = arith.divf %x, %y : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
