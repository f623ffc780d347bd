#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>
#perm = affine_map<(i, j) -> (j, i)>
#sym = affine_map<(d0,d1)[s0] -> (10*d0 + d1)>
func.func @allocs(%i: index, %s: index, %v: f32, %n: index) -> f32 {
  %a = memref.alloc() {alignment = 16 : i64} : memref<16xf32, #tile>
  %b = memref.alloca() {alignment = 16 : i64} : memref<16x8xf32, #perm>
  %c = memref.alloc()[%s] : memref<10x10xf32, #sym>
  %d = memref.alloc(%n) : memref<3x?xf32, #tile2>
  %u = memref.alloc() : memref<16xf32, #tile>
  affine.for %x = 0 to 8 {
    %r = affine.load %a[%x + 3] : memref<16xf32, #tile>
    affine.store %r, %b[%x, %x] {foo = 1 : i32} : memref<16x8xf32, #perm>
    memref.store %r, %b[%x, %i] : memref<16x8xf32, #perm>
    %y = affine.apply affine_map<(d0) -> (d0 * 2)>(%x)
    %q = memref.load %c[%y, %i] {nontemporal = true} : memref<10x10xf32, #sym>
    affine.store %q, %d[1, symbol(%i) + %x] : memref<3x?xf32, #tile2>
    memref.prefetch %b[%x, %i], read, locality<3>, data : memref<16x8xf32, #perm>
    affine.prefetch %b[%x, %x + 1], read, locality<3>, data : memref<16x8xf32, #perm>
    %vec = affine.vector_load %c[%x, 0] : memref<10x10xf32, #sym>, vector<2xf32>
    affine.vector_store %vec, %c[%x, 0] : memref<10x10xf32, #sym>, vector<2xf32>
  }
  %c0 = arith.constant 0 : index
  %dm = memref.dim %a, %c0 : memref<16xf32, #tile>
  %r = memref.load %a[%dm] : memref<16xf32, #tile>
  memref.dealloc %c : memref<10x10xf32, #sym>
  memref.dealloc %a : memref<16xf32, #tile>
  return %r : f32
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @notnorm(%m: memref<16xf32, #tile>, %i: index) -> memref<16xf32, #tile> {
  %c0 = arith.constant 0 : index
  %dm = memref.dim %m, %c0 : memref<16xf32, #tile>
  call @h() : () -> ()
  return %m : memref<16xf32, #tile>
}
func.func @h() { 
  %a = memref.alloc() : memref<16xf32, #tile>
  "test.foo"(%a) : (memref<16xf32, #tile>) -> ()
  return
}
func.func @k() -> memref<16xf32, #tile> { 
  %a = memref.alloc() : memref<16xf32, #tile>
  return %a :memref<16xf32, #tile>
}
func.func @kk() -> memref<16xf32, #tile> { 
  %a = call @k() : () -> memref<16xf32, #tile>
  return %a :memref<16xf32, #tile>
}
func.func private @ext(memref<16xf32, #tile>, f32) -> memref<16xf32, #tile>
// -----
func.func @strided(%m: memref<4x8xf32, strided<[8, 1], offset: 0>>, %n: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index, %o: memref<4x8xf32, strided<[?, 1], offset: ?>>) -> f32 {
  %r = affine.load %m[%i, %i] : memref<4x8xf32, strided<[8, 1], offset: 0>>
  affine.store %r, %n[0, 0] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  affine.store %r, %o[0, 0] : memref<4x8xf32, strided<[?, 1], offset: ?>>
  %a = memref.alloc() : memref<4x8xf32, strided<[16, 1], offset: 3>>
  memref.store %r, %a[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  memref.copy %a, %n : memref<4x8xf32, strided<[16, 1], offset: 3>> to memref<4x8xf32, strided<[16, 1], offset: 3>>
  return %r : f32
}
// -----
func.func @rc(%m: memref<1024xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [16, 1] : memref<1024xf32> to memref<4x8xf32, strided<[16, 1]>>
  %x = memref.load %r[%i, %j] : memref<4x8xf32, strided<[16, 1]>>
  %s = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [%i, 1] : memref<1024xf32> to memref<4x8xf32, strided<[?, 1]>>
  affine.store %x, %s[1, 2] : memref<4x8xf32, strided<[?, 1]>>
  %t = memref.reinterpret_cast %m to offset: [0], sizes: [%i, 8], strides: [16, 1] : memref<1024xf32> to memref<?x8xf32, strided<[16, 1]>>
  affine.store %x, %t[1, 2] : memref<?x8xf32, strided<[16, 1]>>
  return %x : f32
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1 - 100)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>
#map3 = affine_map<(d0, d1)[s0] -> (d0 * 3 + s0 + d1)>
#m4 = affine_map<(d0) -> (d0 mod 5 + 3)>
func.func @odd(%s: index) {
  %0 = memref.alloc() : memref<2x3xf32, #map>
  %1 = memref.alloc()[%s] : memref<2x3xf32, #map2>
  %2 = memref.alloc()[%s] : memref<2x3xf32, #map3>
  %3 = memref.alloc() : memref<7xf32, #m4>
  %4 = memref.alloc(%s) : memref<?xf32, #m4>
  %x = affine.load %3[5] : memref<7xf32, #m4>

  return
}
// -----
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @a(%x: memref<16xf32, #tile>, %y: f32, %p: i1) -> (memref<16xf32, #tile>, f32) {
  %0:2 = call @b(%x, %y) : (memref<16xf32, #tile>, f32) -> (f32, memref<16xf32, #tile>)
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  affine.store %0#0, %0#1[3] : memref<16xf32, #tile>
  return %0#1, %0#0 : memref<16xf32, #tile>, f32
^bb2:
  return %x, %0#0 : memref<16xf32, #tile>, f32
}
func.func @b(%x: memref<16xf32, #tile>, %y: f32) -> (f32, memref<16xf32, #tile>) {
  %0:2 = call @ext(%x, %y) : (memref<16xf32, #tile>, f32) -> (memref<16xf32, #tile>, f32)
  %d, %r:1 = call @a2(%x) : (memref<16xf32, #tile>) -> (memref<16xf32, #tile>, f32)
  return %0#1, %d : f32, memref<16xf32, #tile>
}
func.func @a2(%x: memref<16xf32, #tile>) -> (memref<16xf32, #tile>, f32) {
  %r = affine.load %x[4] : memref<16xf32, #tile>
  return %x, %r : memref<16xf32, #tile>, f32
}
func.func private @ext(memref<16xf32, #tile>, f32) -> (memref<16xf32, #tile>, f32)
// -----
func.func @rcnot(%m: memref<1024xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %r = memref.reinterpret_cast %m to offset: [3], sizes: [4, 8], strides: [16, 1] : memref<1024xf32> to memref<4x8xf32, strided<[16, 1], offset: 3>>
  %x = memref.load %r[%i, %j] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %a = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %x, %a[%i, %j] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "test.foo"(%r) : (memref<4x8xf32, strided<[16, 1], offset: 3>>) -> ()
  return %x : f32
}
// -----
func.func @allocanot(%m: memref<1024xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %r = memref.alloca() : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %x = memref.load %r[%i, %j] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %a = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %x, %a[%i, %j] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "test.foo"(%r) : (memref<4x8xf32, strided<[16, 1], offset: 3>>) -> ()
  return %x : f32
}
// -----
#tile2 = affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>
#perm = affine_map<(i, j) -> (j, i)>
#sym = affine_map<(d0,d1)[s0] -> (10*d0 + d1)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @allocs(%i: index, %s: index, %v: f32, %n: index) {
  %a = memref.alloc() {alignment = 16 : i64, foo = 1 : i32} : memref<16xf32, #tile>
  %b = memref.alloca() {alignment = 16 : i64} : memref<16x8xf32, #perm>
  %c = memref.alloc()[%s] : memref<10x10xf32, #sym>
  %d = memref.alloc(%n) : memref<3x?xf32, #tile2>
  %u = memref.alloc() : memref<16xf32, #tile>
  %arg = memref.alloc() : memref<16x8xf32>
  affine.for %x = 0 to 8 {
    %r = affine.load %a[%x + 3] : memref<16xf32, #tile>
    affine.store %r, %b[%x, %x] {foo = 1 : i32} : memref<16x8xf32, #perm>
    memref.store %r, %b[%x, %i] : memref<16x8xf32, #perm>
    %y = affine.apply affine_map<(d0) -> (d0 * 2)>(%x)
    %q = memref.load %c[%y, %i] {nontemporal = true} : memref<10x10xf32, #sym>
    affine.store %q, %d[1, symbol(%i) + %x] : memref<3x?xf32, #tile2>
    affine.prefetch %b[%x, %x + 1], read, locality<3>, data : memref<16x8xf32, #perm>
    %vec = affine.vector_load %c[%x, 0] : memref<10x10xf32, #sym>, vector<2xf32>
    affine.vector_store %vec, %c[%x, 0] : memref<10x10xf32, #sym>, vector<2xf32>
  }
  memref.dealloc %c : memref<10x10xf32, #sym>
  memref.dealloc %a : memref<16xf32, #tile>
  return
}
// -----
#map = affine_map<(d0, d1) -> (d0, d1 - 100)>
#map2 = affine_map<(d0, d1)[s0] -> (d0 * s0, d1)>
#map3 = affine_map<(d0, d1)[s0] -> (d0 * 3 + s0 + d1)>
#m4 = affine_map<(d0) -> (d0 mod 5 + 3)>
#m5 = affine_map<(d0, d1) -> (d1 floordiv 3 - d0 * 2 + 8, d1 ceildiv 2, 5, d1 mod 3)>
func.func @odd(%s: index, %m5: memref<4x11xf32, #m5>) {
  %0 = memref.alloc() : memref<2x3xf32, #map>
  %1 = memref.alloc()[%s] : memref<2x3xf32, #map2>
  %2 = memref.alloc()[%s] : memref<2x3xf32, #map3>
  %3 = memref.alloc() : memref<7xf32, #m4>
  %4 = memref.alloc(%s) : memref<?xf32, #m4>
  %x = affine.load %3[5] : memref<7xf32, #m4>
  %y = affine.load %m5[5, symbol(%s)] : memref<4x11xf32, #m5>
  return
}
// -----
func.func @strided(%m: memref<4x8xf32, strided<[8, 1], offset: 0>>, %n: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index, %o: memref<4x8xf32, strided<[?, 1], offset: ?>>) -> f32 {
  %r = affine.load %m[symbol(%i), symbol(%i)] : memref<4x8xf32, strided<[8, 1], offset: 0>>
  affine.store %r, %n[0, 0] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  affine.store %r, %o[0, 0] : memref<4x8xf32, strided<[?, 1], offset: ?>>
  %a = memref.alloc() : memref<4x8xf32, strided<[16, 1], offset: 3>>
  memref.store %r, %a[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %c0 = arith.constant 0 : index
  return %r : f32
}
