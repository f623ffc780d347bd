// builtin.module(fold-memref-alias-ops)
func.func @exp(%m: memref<6x?xf32>, %i: index, %j: index, %k: index, %l: index, %n: index, %v: f32) -> f32 {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 4, %n] : memref<6x?xf32> into memref<2x3x4x?xf32>
  %r = memref.load %e[%i, %j, %k, %l] : memref<2x3x4x?xf32>
  memref.store %v, %e[%i, %j, %k, %l] {nontemporal = true} : memref<2x3x4x?xf32>
  %x = vector.load %e[%i, %j, %k, %l] {nontemporal = true}: memref<2x3x4x?xf32>, vector<8xf32>
  vector.store %x, %e[%i, %j, %k, %l] {nontemporal = true, alignment = 8}: memref<2x3x4x?xf32>, vector<8xf32>
  return %r : f32
}
func.func @col(%m: memref<2x3x?x16xf32>, %i: index, %j: index, %k: index, %l: index, %n: index, %v: f32) -> f32 {
  %e = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x?x16xf32> into memref<6x?xf32>
  %r = memref.load %e[%i, %j] {nontemporal = true, alignment=8} : memref<6x?xf32>
  memref.store %v, %e[%i, %j] : memref<6x?xf32>
  %x = vector.load %e[%i, %j] {nontemporal = true}: memref<6x?xf32>, vector<8xf32>
  vector.store %x, %e[%i, %j] {nontemporal = true}: memref<6x?xf32>, vector<8xf32>
  return %r : f32
}
func.func @unit(%m: memref<1x1xf32>, %i: index, %v: f32) -> f32 {
  %e = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %r = memref.load %e[] : memref<f32>
  %g = memref.expand_shape %e [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  memref.store %v, %g[%i, %i] : memref<1x1xf32>
  affine.store %v, %g[0, 0] : memref<1x1xf32>
  %q = affine.load %e[] : memref<f32>
  %s = arith.addf %q, %r : f32
  return %s : f32
}
func.func @sub(%m: memref<12x32xf32>, %i: index, %j: index, %a: index, %b: index, %v: f32, %mask: vector<8xi1>, %w: vector<8xf32>) -> f32 {
  %e = memref.subview %m[%a, 3] [4, 8] [%b, 2] : memref<12x32xf32> to memref<4x8xf32, strided<[?, 2], offset: ?>>
  %r = memref.load %e[%i, %j] {nontemporal = true, alignment = 8} : memref<4x8xf32, strided<[?, 2], offset: ?>>
  memref.store %v, %e[%i, %j] {nontemporal = true, alignment = 8} : memref<4x8xf32, strided<[?, 2], offset: ?>>
  %f = memref.subview %m[%a, 3] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %x = vector.load %f[%i] {nontemporal = true, alignment = 8} : memref<8xf32, strided<[1], offset: ?>>, vector<8xf32>
  vector.store %x, %f[%i] {nontemporal = true, alignment = 8} : memref<8xf32, strided<[1], offset: ?>>, vector<8xf32>
  %y = vector.maskedload %f[%i], %mask, %w {alignment = 8}: memref<8xf32, strided<[1], offset: ?>>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %f[%i], %mask, %y {alignment = 8} : memref<8xf32, strided<[1], offset: ?>>, vector<8xi1>, vector<8xf32>
  %t = vector.transfer_read %f[%i], %v, %mask {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<8xf32>
  vector.transfer_write %t, %f[%i], %mask {in_bounds = [true]} : vector<8xf32>, memref<8xf32, strided<[1], offset: ?>>
  %t2 = vector.transfer_read %f[%i], %v : memref<8xf32, strided<[1], offset: ?>>, vector<8xf32>
  vector.print %t2 : vector<8xf32>
  vector.print %t : vector<8xf32>
  %al = affine.load %e[1, 1]: memref<4x8xf32, strided<[?, 2], offset: ?>>
  affine.store %al, %e[1, 1]: memref<4x8xf32, strided<[?, 2], offset: ?>>
  affine.store %al, %f[0]: memref<8xf32, strided<[1], offset: ?>>
  return %r : f32
}
func.func @subsub(%m: memref<12x1x32xf32>, %i: index, %j: index, %a: index, %b: index, %c: index) -> memref<?x8xf32, strided<[32, 1], offset: ?>> {
  %e = memref.subview %m[%a, 0, 3] [%i, 1, 16] [1, 1, 1] : memref<12x1x32xf32> to memref<?x16xf32, strided<[32, 1], offset: ?>>
  %f = memref.subview %e[%b, 3] [%j, 8] [1, 1] : memref<?x16xf32, strided<[32, 1], offset: ?>> to memref<?x8xf32, strided<[32, 1], offset: ?>>
  return %f : memref<?x8xf32, strided<[32, 1], offset: ?>>
}
func.func @subsub2(%m: memref<64x64xf32>, %a: index, %b: index, %c: index) -> memref<4x8xf32, strided<[64, 1], offset: ?>> {
  %e = memref.subview %m[2, 3] [16, 16] [1, 1] : memref<64x64xf32> to memref<16x16xf32, strided<[64, 1], offset: 131>>
  %f = memref.subview %e[%b, 3] [4, 8] [1, 1] : memref<16x16xf32, strided<[64, 1], offset: 131>> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  return %f : memref<4x8xf32, strided<[64, 1], offset: ?>>
}
func.func @subsub3(%m: memref<64x64xf32>) -> memref<4x8xf32, strided<[64, 1], offset: 390>> {
  %e = memref.subview %m[2, 3] [16, 16] [1, 1] : memref<64x64xf32> to memref<16x16xf32, strided<[64, 1], offset: 131>>
  %f = memref.subview %e[4, 3] [4, 8] [1, 1] : memref<16x16xf32, strided<[64, 1], offset: 131>> to memref<4x8xf32, strided<[64, 1], offset: 390>>
  return %f : memref<4x8xf32, strided<[64, 1], offset: 390>>
}
func.func @trans(%m: memref<2x12x1x32xf32>, %i: index, %a: index, %v: f32, %w: vector<4x8xf32>) {
  %f = memref.subview %m[%a, %a, 0, 3] [1, 4, 1, 8] [1, 1, 1, 1] : memref<2x12x1x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %t = vector.transfer_read %f[%i, %i], %v {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<8x4xf32>
  vector.transfer_write %w, %f[%i, %i] {in_bounds = [true, true]} : vector<4x8xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  %u = vector.transfer_read %f[%i, %i], %v {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<8x4xf32>
  vector.print %t : vector<8x4xf32>
  vector.print %u : vector<8x4xf32>
  return
}
func.func @texp(%m: memref<32x7xf32>, %i: index, %v: f32)  {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 8, 7] : memref<32x7xf32> into memref<4x8x7xf32>
  %1 = vector.transfer_read %e[%i, %i, %i], %v {in_bounds = [true]} : memref<4x8x7xf32>, vector<4xf32>
  vector.print %1 : vector<4xf32>
  %2 = vector.transfer_read %e[%i, %i, %i], %v {in_bounds = [true, false]} : memref<4x8x7xf32>, vector<4x4xf32>
  vector.print %2 : vector<4x4xf32>
  %3 = vector.transfer_read %e[%i, %i, %i], %v {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<4x8x7xf32>, vector<4x4xf32>
  vector.print %3 : vector<4x4xf32>
  return
}
func.func @mma(%m: memref<128x128xf32, 3>, %i: index, %a: index, %d: memref<128x128xf32>, %n: index) -> vector<4x1xf32> {
  %s = memref.subview %m[%a, 16] [32, 32] [2, 1] : memref<128x128xf32, 3> to memref<32x32xf32, strided<[256, 1], offset: ?>, 3>
  %t = memref.subview %d[%a, 16] [32, 32] [1, 1] : memref<128x128xf32> to memref<32x32xf32, strided<[128, 1], offset: ?>>
  %l = gpu.subgroup_mma_load_matrix %s[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf32, strided<[256, 1], offset: ?>, 3> -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %l, %s[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32, strided<[256, 1], offset: ?>, 3>
  %x = nvgpu.ldmatrix %s[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<32x32xf32, strided<[256, 1], offset: ?>, 3> -> vector<4x1xf32>
  %tok = nvgpu.device_async_copy %t[%i, %i], %s[%i, %a], 4, %n {bypassL1} : memref<32x32xf32, strided<[128, 1], offset: ?>> to memref<32x32xf32, strided<[256, 1], offset: ?>, 3>
  %tok2 = nvgpu.device_async_copy %t[%i, %i], %m[%i, %a], 4 : memref<32x32xf32, strided<[128, 1], offset: ?>> to memref<128x128xf32, 3>
  nvgpu.device_async_wait %tok {numGroups = 1 : i32}
  return %x : vector<4x1xf32>
}
func.func @ms(%m: memref<4x8xf32>, %i: index, %mask: vector<8xi1>, %w: vector<8xf32>) {
  %e = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %y = vector.maskedload %e[%i], %mask, %w {alignment = 8}: memref<32xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %e[%i], %mask, %y : memref<32xf32>, vector<8xi1>, vector<8xf32>
  %x = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %z = vector.maskedload %x[%i, %i, %i], %mask, %w {alignment = 8}: memref<2x2x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %x[%i, %i, %i], %mask, %z : memref<2x2x8xf32>, vector<8xi1>, vector<8xf32>
  return
}
func.func @consts(%m: memref<64x64xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.subview %m[%c1, 3] [16, 16] [%c1, %c2] : memref<64x64xf32> to memref<16x16xf32, strided<[?, ?], offset: ?>>
  %r = memref.load %e[%c2, %c2] : memref<16x16xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %c1 to %c2 step %c1 {
    memref.store %r, %e[%i, %c2] {my.attr} : memref<16x16xf32, strided<[?, ?], offset: ?>>
    %j = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
    memref.store %r, %e[%i, %j] : memref<16x16xf32, strided<[?, ?], offset: ?>>
  }
  return %r : f32
}
