// builtin.module(canonicalize)
func.func @a(%a: memref<2x3x4xf32, strided<[100, 4, 1]>>) -> memref<2x3x4xf32, strided<[100, 4, 1]>> {
  %0 = memref.collapse_shape %a [[0], [1, 2]] : memref<2x3x4xf32, strided<[100, 4, 1]>> into memref<2x12xf32, strided<[100, 1]>>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32, strided<[100, 1]>> into memref<2x3x4xf32, strided<[100, 4, 1]>>
  return %1 : memref<2x3x4xf32, strided<[100, 4, 1]>>
}
func.func @c(%a: memref<?x12xf32>, %n: index) -> (memref<?x?xf32>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %1 = memref.expand_shape %a [[0], [1, 2]] output_shape [%n, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
  %0 = memref.collapse_shape %1 [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  %2 = memref.cast %0 : memref<?x4xf32> to memref<?x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %2, %3 : memref<?x?xf32>, memref<?xf32>
}
func.func @d(%a: memref<8xf32>, %b: memref<?xf32>) -> (memref<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %a : memref<8xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%c2, %c4] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
func.func @e(%a: memref<8x?xf32>, %n: index) -> (memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %a[%c2, %n] [4, %n] [1, %c2] : memref<8x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %a : memref<8x?xf32> to memref<?x?xf32>
  %2 = memref.subview %1[0, %n] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0, %2 : memref<4x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>
}
func.func @f(%a: memref<8x4xf32>, %n: index) -> (memref<8x4xf32, strided<[4, 1], offset: 0>>, memref<8x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 0 : index
  %0 = memref.subview %a[0, %c2] [8, 4] [1, 1] : memref<8x4xf32> to memref<8x4xf32, strided<[4, 1], offset: ?>>
  %1 = memref.cast %0 : memref<8x4xf32, strided<[4, 1], offset: ?>> to memref<8x4xf32, strided<[4, 1], offset: 0>>
  %2 = memref.subview %a[0, 0] [8, 4] [1, 1] : memref<8x4xf32> to memref<8x4xf32>
  %3 = memref.reinterpret_cast %2 to offset: [%c2], sizes: [%n, %c4], strides: [%c4, 1] : memref<8x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1, %2, %3 : memref<8x4xf32, strided<[4, 1], offset: 0>>, memref<8x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @g(%a: memref<8x4xf32>, %n: index, %s: memref<2xi32>) -> (memref<8x4xf32>, index, index) {
  %b, %o, %z:2, %t:2 = memref.extract_strided_metadata %a : memref<8x4xf32> -> memref<f32>, index, index, index, index, index
  %1 = memref.reinterpret_cast %b to offset: [%o], sizes: [%z#0, %z#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.cast %1 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<8x4xf32>
  %c1 = arith.constant 1 : index
  %r = memref.reshape %a(%s) : (memref<8x4xf32>, memref<2xi32>) -> memref<?x?xf32>
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  %d2 = memref.dim %r, %n : memref<?x?xf32>
  return %2, %d, %d2 : memref<8x4xf32>, index, index
}
func.func @h(%a: memref<128xi8>, %n: index) -> (memref<?x?xf32>, index, memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.view %a[%c0][%c4, %n] : memref<128xi8> to memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %d = memref.dim %0, %c1 : memref<?x?xf32>
  %e = memref.alloc() : memref<4x4xf32>
  %t = memref.transpose %e (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  %f = memref.alloc(%n) : memref<?xi8>
  %g = memref.realloc %f : memref<?xi8> to memref<10xi8>
  memref.copy %a, %a : memref<128xi8> to memref<128xi8>
  return %0, %d, %t : memref<?x?xf32>, index, memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
}
func.func private @u(memref<4xf32>)
func.func @i(%c: i1, %lb: index, %ub: index, %st: index) {
  memref.alloca_scope {
    %0 = memref.alloc() : memref<4xf32>
    func.call @u(%0) : (memref<4xf32>) -> ()
  }
  scf.for %i = %lb to %ub step %st {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      func.call @u(%0) : (memref<4xf32>) -> ()
    }
  }
  func.call @j() : () -> ()
  return
}
func.func @j() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    func.call @u(%0) : (memref<4xf32>) -> ()
  }
  return
}
func.func @k(%a: memref<8xf32>, %i: index) -> memref<?xf32, 1> {
  %0 = memref.memory_space_cast %a : memref<8xf32> to memref<8xf32, 2>
  %1 = memref.memory_space_cast %0 : memref<8xf32, 2> to memref<8xf32, 1>
  %2 = memref.cast %1 : memref<8xf32, 1> to memref<?xf32, 1>
  %3 = memref.assume_alignment %2, 4 : memref<?xf32, 1>
  %4 = memref.assume_alignment %3, 4 : memref<?xf32, 1>
  %5 = memref.cast %a : memref<8xf32> to memref<?xf32>
  memref.prefetch %5[%i], read, locality<3>, data : memref<?xf32>
  %e = memref.alloc() : memref<0xf32>
  %e2 = memref.cast %e : memref<0xf32> to memref<?xf32>
  memref.copy %e2, %5 : memref<?xf32> to memref<?xf32>
  %f = memref.cast %a : memref<8xf32> to memref<?xf32>
  memref.copy %f, %5 : memref<?xf32> to memref<?xf32>
  return %4 : memref<?xf32, 1>
}
func.func @views_of_casts(%m: memref<64xi8>, %d: memref<?xi8>, %at: index, %n: index) -> (memref<f32>, memref<?xf32>) {
  %wide = memref.cast %m : memref<64xi8> to memref<?xi8>
  %0 = memref.view %wide[%at][] : memref<?xi8> to memref<f32>
  %narrow = memref.cast %d : memref<?xi8> to memref<64xi8>
  %1 = memref.view %narrow[%at][%n] : memref<64xi8> to memref<?xf32>
  return %0, %1 : memref<f32>, memref<?xf32>
}
