// builtin.module(func.func(linalg-fuse-elementwise-ops))
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d1)>
#none = affine_map<(d0, d1) -> ()>
#red = affine_map<(d0, d1) -> (d0)>
func.func @chain(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %e: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row, #t], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.addf %x, %y : f32
    %r = arith.addf %s, %f : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @constants(%e: tensor<4x5xf32>, %v: f32) -> (tensor<4xf32>, tensor<5x4xi32>) {
  %c = arith.constant dense<2.0> : tensor<4x5xf32>
  %k = arith.constant dense<[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]> : tensor<4x5xi32>
  %m = tensor.empty() : tensor<4x5xf32>
  %fill = linalg.fill ins(%v : f32) outs(%m : tensor<4x5xf32>) -> tensor<4x5xf32>
  %acc = tensor.empty() : tensor<4xf32>
  %z = arith.constant 0.0 : f32
  %init = linalg.fill ins(%z : f32) outs(%acc : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id, #red], iterator_types = ["parallel", "reduction"]}
      ins(%c, %fill, %e : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %o: f32):
    %s = arith.mulf %x, %y : f32
    %p = arith.mulf %s, %w : f32
    %r = arith.addf %p, %o : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %te = tensor.empty() : tensor<5x4xi32>
  %1 = linalg.transpose ins(%k : tensor<4x5xi32>) outs(%te : tensor<5x4xi32>) permutation = [1, 0]
  return %0, %1 : tensor<4xf32>, tensor<5x4xi32>
}
func.func @reshapes(%a: tensor<2x?x5xf32>, %b: tensor<?x5xf32>, %n: index) -> tensor<?x4x5xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x?x5xf32> into tensor<?x5xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %b : tensor<?x5xf32>, tensor<?x5xf32>) outs(%b : tensor<?x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %i = linalg.index 0 : index
    %q = arith.index_cast %i : index to i32
    %f = arith.sitofp %q : i32 to f32
    %s = arith.mulf %x, %y : f32
    %r = arith.mulf %s, %f : f32
    linalg.yield %r : f32
  } -> tensor<?x5xf32>
  %p = linalg.transpose ins(%0 : tensor<?x5xf32>) outs(%b : tensor<?x5xf32>) permutation = [0, 1]
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [%n, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
  return %e : tensor<?x4x5xf32>
}
func.func @pads(%a: tensor<6x5xf32>, %v: f32, %s: tensor<2x3x5xf32>) -> (tensor<2x3x9xf32>, tensor<6x6xf32>) {
  %p = tensor.pad %a low[0, 1] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<6x5xf32> to tensor<6x9xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 3, 9] : tensor<6x9xf32> into tensor<2x3x9xf32>
  %c = tensor.collapse_shape %s [[0, 1], [2]] : tensor<2x3x5xf32> into tensor<6x5xf32>
  %q = tensor.pad %c low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<6x5xf32> to tensor<6x6xf32>
  return %e, %q : tensor<2x3x9xf32>, tensor<6x6xf32>
}
func.func @unused(%a: tensor<4x5xf32>, %e: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0:3 = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<4x5xf32>, tensor<4x5xf32>) outs(%e, %e, %e : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32, %p: f32, %q: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %p, %x : f32
    linalg.yield %s, %t, %q : f32, f32, f32
  } -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>)
  return %0#0 : tensor<4x5xf32>
}
func.func @parallel_reshapes(%a: tensor<2x3x20xf32>) -> tensor<6x4x5xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x20xf32> into tensor<6x20xf32>
  %e = tensor.expand_shape %c [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
  return %e : tensor<6x4x5xf32>
}
