// builtin.module(affine-fold-memref-alias-ops)
// Affine accesses of subviews and reshaped memory.

func.func @f(%m: memref<32x8xf32>, %n: memref<16x64xf32>, %i: index, %j: index, %v: f32) -> (f32, f32, f32) {
  %s = memref.subview %n[%i, 3] [4, 8] [2, %j] : memref<16x64xf32> to memref<4x8xf32, strided<[128, ?], offset: ?>>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 8, 8] : memref<32x8xf32> into memref<4x8x8xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<32x8xf32> into memref<256xf32>
  affine.store %v, %s[%i + 1, %j] : memref<4x8xf32, strided<[128, ?], offset: ?>>
  %0 = affine.load %s[%i + 1, %j] : memref<4x8xf32, strided<[128, ?], offset: ?>>
  affine.for %k = 0 to 4 {
    affine.store %v, %e[%k, %k + 1, 3] : memref<4x8x8xf32>
    affine.store %v, %c[%k + 1] : memref<256xf32>
  affine.store %v, %s[%k + 1, %j] : memref<4x8xf32, strided<[128, ?], offset: ?>>
  }
  %1 = affine.load %e[%i, %j, %i] : memref<4x8x8xf32>
  %2 = affine.load %c[%i * 2] : memref<256xf32>
  return %0, %1, %2 : f32, f32, f32
}
func.func @g(%m: memref<32x8xf32>, %n: memref<16x64xf32>, %i: index, %j: index, %v: f32) -> (f32, vector<8xf32>, f32) {
  %s = memref.subview %n[%i, 3] [1, 8] [1, 1] : memref<16x64xf32> to memref<8xf32, strided<[1], offset: ?>>
  %t = memref.subview %s[%i] [4] [1] : memref<8xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  affine.store %v, %t[%i + 1] : memref<4xf32, strided<[1], offset: ?>>
  %0 = affine.load %s[%i + 1] : memref<8xf32, strided<[1], offset: ?>>
  %2 = memref.load %s[%i] : memref<8xf32, strided<[1], offset: ?>>
  %c = memref.collapse_shape %m [[0, 1]] : memref<32x8xf32> into memref<256xf32>
  %d = memref.collapse_shape %m [[0, 1]] : memref<32x8xf32> into memref<256xf32>
  %1 = affine.vector_load %c[%i * 2] : memref<256xf32>, vector<8xf32>
  affine.prefetch %s[%i], read, locality<3>, data : memref<8xf32, strided<[1], offset: ?>>
  affine.vector_store %1, %s[%i] : memref<8xf32, strided<[1], offset: ?>>, vector<8xf32>
  return %0, %1, %2 : f32, vector<8xf32>, f32
}
func.func @h(%m: memref<?x?xf32>, %a: index, %b: index, %v: f32, %o: memref<1x1xf32>) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 8, %b] : memref<?x?xf32> into memref<?x8x?xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %z = memref.collapse_shape %o [] : memref<1x1xf32> into memref<f32>
  affine.store %v, %e[%a, 3, %b] : memref<?x8x?xf32>
  affine.store %v, %c[%a] : memref<?xf32>
  affine.store %v, %z[] : memref<f32>
  return
}
