// builtin.module(flatten-memref)
func.func @f(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %s: memref<4x8xf32, strided<[?, 2], offset: ?>>, %t: memref<4x8xf32, strided<[16, 1], offset: 3>>, %p: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: f32, %mask: vector<4xi1>, %w: vector<4xf32>, %b: memref<4x8xi1>, %one: memref<8xf32>, %ix: memref<4x8xindex>, %r3: memref<2x?x5xi8>) -> f32 {
  %0 = memref.load %m[%i, %j] {nontemporal = true, foo} : memref<4x8xf32>
  memref.store %v, %d[%i, %j] {alignment = 8} : memref<?x?xf32>
  %1 = memref.load %s[%i, %j] : memref<4x8xf32, strided<[?, 2], offset: ?>>
  %2 = memref.load %t[%i, %j] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %3 = memref.load %p[%i, %j] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %4 = memref.load %one[%i] : memref<8xf32>
  %5 = memref.load %b[%i, %j] : memref<4x8xi1>
  %x = vector.load %m[%i, %j] {nontemporal = true}: memref<4x8xf32>, vector<4xf32>
  vector.store %x, %t[%i, %j] : memref<4x8xf32, strided<[16, 1], offset: 3>>, vector<4xf32>
  %y = vector.maskedload %m[%i, %j], %mask, %w {alignment = 8}: memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %d[%i, %j], %mask, %y : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  %z = vector.transfer_read %m[%i, %j], %v {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %z, %d[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %6 = memref.load %m[%c1, %c1] : memref<4x8xf32>
  %7 = memref.load %r3[%c1, %i, %c1] : memref<2x?x5xi8>
  return %0 : f32
}
func.func @al(%n: index, %i: index) {
  %a = memref.alloc() {alignment = 16 : i64} : memref<4x8xf32>
  %b = memref.alloca() : memref<2x5xf32>
  %x = memref.load %a[%i, %i] : memref<4x8xf32>
  memref.store %x, %b[%i, %i] : memref<2x5xf32>
  memref.dealloc %a : memref<4x8xf32>
  return
}

func.func @al3(%n: index, %i: index) -> memref<5x2xf32> {
  %b = memref.alloc() : memref<5x2xf32>
  return %b : memref<5x2xf32>
}

func.func @vec3(%i: index, %m: memref<5x4xf32>, %v: f32) -> vector<4xf32> {
  %b = vector.transfer_read %m[%i, %i], %v {permutation_map = affine_map<(d0, d1) -> (d0)>}: memref<5x4xf32>, vector<4xf32>
  return %b : vector<4xf32>
}

func.func @vec4(%i: index, %m: memref<5x4xf32>, %v: f32) -> vector<4xf32> {
  %b = vector.transfer_read %m[%i, %i], %v : memref<5x4xf32>, vector<4xf32>
  return %b : vector<4xf32>
}

func.func @cast(%m: memref<5x4xf32>, %i: index) {
  %b = memref.alloc() : memref<5x2xf32>
  %c = memref.cast %b : memref<5x2xf32> to memref<?x2xf32>
  %s = memref.subview %b[1, 1] [2, 1] [1, 1] : memref<5x2xf32> to memref<2x1xf32, strided<[2, 1], offset: 3>>
  memref.copy %b, %b : memref<5x2xf32> to memref<5x2xf32>
  %x = memref.load %s[%i, %i] : memref<2x1xf32, strided<[2, 1], offset: 3>>
  memref.store %x, %c[%i, %i] : memref<?x2xf32>
  return
}
