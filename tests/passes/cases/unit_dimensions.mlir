// builtin.module(func.func(linalg-fold-unit-extent-dims))
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#a = affine_map<(d0, d1, d2) -> (d1, d0)>
#red = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @generic(%a: tensor<1x?x4xf32>, %b: tensor<?x1xf32>, %e: tensor<1x?x4xf32>) -> tensor<1x?x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #a, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %b : tensor<1x?x4xf32>, tensor<?x1xf32>) outs(%e : tensor<1x?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 2 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    %s = arith.addf %x, %y : f32
    %r = arith.addf %s, %f : f32
    linalg.yield %r : f32
  } -> tensor<1x?x4xf32>
  return %0 : tensor<1x?x4xf32>
}
func.func @unit_reduction(%a: tensor<1x?x1xf32>, %v: f32) -> tensor<1x?xf32> {
  %c1 = arith.constant 1 : index
  %d = tensor.dim %a, %c1 : tensor<1x?x1xf32>
  %m = tensor.empty(%d) : tensor<1x?xf32>
  %z = linalg.fill ins(%v : f32) outs(%m : tensor<1x?xf32>) -> tensor<1x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #red], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a : tensor<1x?x1xf32>) outs(%z : tensor<1x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}
func.func @pad(%a: tensor<1x?x5x1xf32>, %v: f32, %n: index) -> tensor<1x?x6x1xf32> {
  %p = tensor.pad %a low[0, %n, 1, 0] high[0, 3, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %v : f32
  } : tensor<1x?x5x1xf32> to tensor<1x?x6x1xf32>
  return %p : tensor<1x?x6x1xf32>
}
func.func @slices(%a: tensor<8x9x10xf32>, %b: tensor<1x4x1xf32>, %n: index) -> (tensor<1x?x1xf32>, tensor<8x9x10xf32>) {
  %0 = tensor.extract_slice %a[0, 1, 2] [1, %n, 1] [1, 1, 1] : tensor<8x9x10xf32> to tensor<1x?x1xf32>
  %1 = tensor.insert_slice %b into %a[0, %n, 0] [1, 4, 1] [1, 1, 1] : tensor<1x4x1xf32> into tensor<8x9x10xf32>
  return %0, %1 : tensor<1x?x1xf32>, tensor<8x9x10xf32>
}
func.func @buffers(%a: memref<1x4xf32, 2>, %b: memref<4x1xf32>, %s: memref<1x4xf32, strided<[8, 1]>>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<1x4xf32, 2>) outs(%b : memref<4x1xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]}
      ins(%s : memref<1x4xf32, strided<[8, 1]>>) outs(%b : memref<4x1xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}
func.func @filled(%a: tensor<?x3xf32>, %m: tensor<?x3xf32>, %n: index, %d: tensor<9x9xf32>) -> (tensor<?x5xf32>, tensor<9x9xf32>, index) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %f = linalg.fill ins(%z : f32) outs(%m : tensor<?x3xf32>) -> tensor<?x3xf32>
  %p = tensor.pad %f low[%n, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x3xf32> to tensor<?x5xf32>
  %g = linalg.fill ins(%z : f32) outs(%d : tensor<9x9xf32>) -> tensor<9x9xf32>
  %q = tensor.pad %a low[1, 1] high[%n, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x3xf32> to tensor<?x5xf32>
  %s = tensor.dim %q, %c0 : tensor<?x5xf32>
  %r = tensor.insert_slice %q into %g[%n, 2] [%s, 5] [1, 1] : tensor<?x5xf32> into tensor<9x9xf32>
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %t = tensor.dim %c, %c0 : tensor<?xf32>
  return %p, %r, %t : tensor<?x5xf32>, tensor<9x9xf32>, index
}
