// builtin.module(canonicalize)
#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
func.func @dead(%a: tensor<4x8xf32>, %m: memref<0x4xf32>, %f: f32) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<0x4xf32>)
  return
}
func.func @identities(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %m: memref<4xf32>) -> (tensor<?x8xf32>, tensor<4x?xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x?xf32>) outs(%b : tensor<?x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<?x8xf32>
  linalg.copy ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  %1 = linalg.copy ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<4x?xf32>
}
func.func @sizes(%a: tensor<4x?xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #swap, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x?xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @casts(%a: tensor<4x8xf32>, %b: memref<4x8xf32>, %m: memref<?x?xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
  %3 = memref.cast %b : memref<4x8xf32> to memref<?x?xf32>
  linalg.matmul ins(%m, %m : memref<?x?xf32>, memref<?x?xf32>) outs(%3 : memref<?x?xf32>)
  return %2 : tensor<4x8xf32>
}
func.func @fills(%a: tensor<2x3x4xf32>, %b: tensor<2x3x4xf32>, %i: index, %f: f32) -> (f32, tensor<6x4xf32>, tensor<2x3x4xf32>, tensor<4x5x6xf32>, tensor<2x6x4xf32>, tensor<4x3x2xf32>) {
  %c = arith.constant 1.5 : f32
  %0 = linalg.fill ins(%c : f32) outs(%a : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = linalg.fill ins(%c : f32) outs(%b : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %e = tensor.extract %0[%i, %i, %i] : tensor<2x3x4xf32>
  %r = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %k = linalg.copy ins(%0 : tensor<2x3x4xf32>) outs(%b : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %p = tensor.pad %0 low[1, 1, 1] high[1, 1, 1] {
  ^bb0(%x: index, %y: index, %z: index):
    tensor.yield %c : f32
  } : tensor<2x3x4xf32> to tensor<4x5x6xf32>
  %cat = tensor.concat dim(1) %0, %1 : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  %init = tensor.empty() : tensor<4x3x2xf32>
  %t = linalg.transpose ins(%0 : tensor<2x3x4xf32>) outs(%init : tensor<4x3x2xf32>) permutation = [2, 1, 0]
  return %e, %r, %k, %p, %cat, %t : f32, tensor<6x4xf32>, tensor<2x3x4xf32>, tensor<4x5x6xf32>, tensor<2x6x4xf32>, tensor<4x3x2xf32>
}
func.func @orders(%a: tensor<2x?xf32>, %i: tensor<2x?xf32>, %j: tensor<?x2xf32>, %k: tensor<2x7x?xf32>, %l: tensor<?x2x7xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>, tensor<?x2x7xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x?xf32>) outs(%i : tensor<2x?xf32>) permutation = [0, 1]
  %1 = linalg.transpose ins(%a : tensor<2x?xf32>) outs(%j : tensor<?x2xf32>) permutation = [1, 0]
  %2 = linalg.transpose ins(%1 : tensor<?x2xf32>) outs(%i : tensor<2x?xf32>) permutation = [1, 0]
  %3 = linalg.broadcast ins(%a : tensor<2x?xf32>) outs(%k : tensor<2x7x?xf32>) dimensions = [1]
  %4 = linalg.transpose ins(%3 : tensor<2x7x?xf32>) outs(%l : tensor<?x2x7xf32>) permutation = [2, 0, 1]
  return %0, %2, %4 : tensor<2x?xf32>, tensor<2x?xf32>, tensor<?x2x7xf32>
}
func.func @index(%a: tensor<1x8xindex>) -> tensor<1x8xindex> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%a : tensor<1x8xindex>) {
  ^bb0(%out: index):
    %1 = linalg.index 0 : index
    %2 = linalg.index 1 : index
    %3 = arith.addi %1, %2 : index
    linalg.yield %3 : index
  } -> tensor<1x8xindex>
  return %0 : tensor<1x8xindex>
}
