// builtin.module(gpu-decompose-memrefs)
// Accesses in launches are of single elements at offsets.

func.func @statics(%m: memref<4x8xf32>, %s: memref<4x8xf32, strided<[16, 2], offset: 3>>, %i: index) {
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %z = memref.alloc() : memref<f32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = memref.load %m[%tx, %i] : memref<4x8xf32>
    memref.store %0, %s[%c1, %tx] : memref<4x8xf32, strided<[16, 2], offset: 3>>
    %1 = memref.load %a[%c1] : memref<4xf32>
    memref.store %1, %z[] : memref<f32>
    %v = memref.subview %m[%tx, 1] [1, 4] [1, 2] : memref<4x8xf32> to memref<4xf32, strided<[2], offset: ?>>
    memref.store %0, %v[%i] : memref<4xf32, strided<[2], offset: ?>>
    %w = memref.subview %s[1, 2] [2, 2] [1, 1] : memref<4x8xf32, strided<[16, 2], offset: 3>> to memref<2x2xf32, strided<[16, 2], offset: 23>>
    memref.copy %w, %w : memref<2x2xf32, strided<[16, 2], offset: 23>> to memref<2x2xf32, strided<[16, 2], offset: 23>>
    gpu.terminator
  }
  %2 = memref.load %m[%i, %i] : memref<4x8xf32>
  return
}

func.func @sizes(%m: memref<?x?xf32>, %i: index, %n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.subview %m[%tx, 2] [%n, 1] [1, 2] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    memref.copy %v, %v : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %w = memref.subview %m[%tx, 0] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    %f = memref.load %w[%i, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>>
    memref.store %f, %w[%i, %c1] : memref<?x?xf32, strided<[?, 1], offset: ?>>
    gpu.terminator
  }
  return
}
