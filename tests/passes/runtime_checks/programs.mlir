func.func @f(%m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %j: index, %v: f32, %t: tensor<?x4xf32>, %o: memref<?x4xf32>) -> f32 {
  %r = memref.load %m[%i, %j] : memref<?x4xf32>
  memref.store %v, %m[%i, %j] : memref<?x4xf32>
  %c = memref.cast %u : memref<*xf32> to memref<?x4xf32, strided<[8, 1], offset: 3>>
  %c2 = memref.cast %m : memref<?x4xf32> to memref<8x4xf32, strided<[?, 1], offset: ?>>
  memref.copy %m, %o : memref<?x4xf32> to memref<?x4xf32>
  %d = memref.dim %m, %i : memref<?x4xf32>
  %sv = memref.subview %m[%i, 1] [%j, 2] [1, %i] : memref<?x4xf32> to memref<?x2xf32, strided<[4, ?], offset: ?>>
  %sv0 = memref.subview %m[%i, 1] [1, 2] [1, 1] : memref<?x4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %rc = memref.reinterpret_cast %m to offset: [%i], sizes: [3, %j], strides: [4, 1] : memref<?x4xf32> to memref<3x?xf32, strided<[4, 1], offset: ?>>
  %es = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 3, 2, 2] : memref<?x4xf32> into memref<?x3x2x2xf32>
  %al = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %at = memref.atomic_rmw addf %v, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  %g = memref.generic_atomic_rmw %m[%i, %j] : memref<?x4xf32> { ^bb0(%x: f32):
    memref.atomic_yield %x : f32 }
  %tc = tensor.cast %t : tensor<?x4xf32> to tensor<8x4xf32>
  %ut = tensor.cast %t : tensor<?x4xf32> to tensor<*xf32>
  %uc = tensor.cast %ut : tensor<*xf32> to tensor<?x4xf32>
  %td = tensor.dim %t, %i : tensor<?x4xf32>
  %ex = tensor.extract %t[%i, %j] : tensor<?x4xf32>
  %in = tensor.insert %v into %t[%i, %j] : tensor<?x4xf32>
  %es2 = tensor.extract_slice %t[%i, 1] [%j, 2] [2, %i] : tensor<?x4xf32> to tensor<?x2xf32>
  %is = tensor.insert_slice %es2 into %t[%i, 1] [%j, 2] [2, %i] : tensor<?x2xf32> into tensor<?x4xf32>
  linalg.fill ins(%v : f32) outs(%m : memref<?x4xf32>)
  linalg.add ins(%m, %m : memref<?x4xf32>, memref<?x4xf32>) outs(%o : memref<?x4xf32>)
  return %r : f32
}
// -----
#map = affine_map<(d0, d1) -> (d1 + d0 * 2, d1)>
#m2 = affine_map<(d0, d1) -> (d0, d1)>
#m3 = affine_map<(d0, d1) -> (-d0 + 5, 3)>
func.func @g(%m: memref<?x?xf32>, %o: memref<?x?xf32>, %p: memref<?x4xf32>, %t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  linalg.generic {indexing_maps = [#map, #m2], iterator_types = ["parallel", "parallel"]} ins(%m : memref<?x?xf32>) outs(%o : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  }
  linalg.generic {indexing_maps = [#m3, #m2], iterator_types = ["parallel", "parallel"]} ins(%p : memref<?x4xf32>) outs(%o : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  %0 = linalg.matmul ins(%t, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
#e = affine_map<(d0, d1, d2) -> (d0 + d2, d1)>
func.func @more(%z: memref<f32>, %t0: tensor<f32>, %u: memref<*xf32>, %i: index, %s: memref<4x4xf32>, %d: memref<?xf32, strided<[?], offset: ?>>, %b: i1, %a: tensor<4x?xf32>, %c: tensor<4xf32>, %conv: tensor<?x?xf32>, %k: tensor<3xf32>) -> f32 {
  %x = memref.load %z[] : memref<f32>
  %y = tensor.extract %t0[] : tensor<f32>
  %c1 = arith.constant 1 : index
  %w = memref.load %s[%c1, %i] : memref<4x4xf32>
  %w2 = memref.load %s[%c1, %c1] : memref<4x4xf32>
  %cc = memref.cast %d : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32>
  %cu = memref.cast %s : memref<4x4xf32> to memref<*xf32>
  memref.copy %s, %s : memref<4x4xf32> to memref<4x4xf32>
  %dd = memref.dim %u, %i : memref<*xf32>
  %sv = memref.subview %s[1, 1] [2, 2] [1, 2] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 2], offset: 5>>
  %sv0 = memref.subview %s[1, 1] [%i, 0] [1, 2] : memref<4x4xf32> to memref<?x0xf32, strided<[4, 2], offset: 5>>
  %e = tensor.extract_slice %a[1, %i] [1, %i] [1, 1] : tensor<4x?xf32> to tensor<?xf32>
  %r = linalg.reduce ins(%a : tensor<4x?xf32>) outs(%c : tensor<4xf32>) dimensions = [1] (%in: f32, %out: f32) { %n = arith.addf %in, %out : f32
     linalg.yield %n : f32 }
  %g = linalg.generic {indexing_maps = [#e, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%conv, %k : tensor<?x?xf32>, tensor<3xf32>) outs(%conv : tensor<?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    linalg.yield %p : f32 } -> tensor<?x?xf32>
  scf.if %b {
    %xx = memref.load %s[%i, %i] : memref<4x4xf32>
    memref.store %xx, %s[%i, %i] {nontemporal = true} : memref<4x4xf32>
  }
  return %x : f32
}
module {
  func.func @inner(%s: memref<?xf32>, %i: index) {
    %xx = memref.load %s[%i] : memref<?xf32> loc("foo"("bar.py":1:2))
    return
  }
}
