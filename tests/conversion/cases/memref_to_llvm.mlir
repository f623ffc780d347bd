// builtin.module(finalize-memref-to-llvm)
memref.global "private" constant @cst : memref<2x3xf32> = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]>
memref.global @z : memref<4xi32> = uninitialized
func.func @g(%m: memref<?x?xf32>, %i: index, %s: memref<4x8xf32, strided<[?, 2], offset: ?>>, %q: memref<3x4xf32>, %x: f32) -> f32 {
  %a = memref.alloc() : memref<2x3xf32>
  %b = memref.alloc(%i) {alignment = 64} : memref<?x3xf32>
  %c = memref.alloca(%i) : memref<?xindex>
  %v = memref.load %m[%i, %i] : memref<?x?xf32>
  memref.store %v, %s[%i, %i] : memref<4x8xf32, strided<[?, 2], offset: ?>>
  %d = memref.dim %m, %i : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %d1 = memref.dim %m, %c1 : memref<?x?xf32>
  %g = memref.get_global @cst : memref<2x3xf32>
  %e = memref.cast %q : memref<3x4xf32> to memref<?x?xf32>
  %cu = memref.cast %q : memref<3x4xf32> to memref<*xf32>
  memref.copy %q, %e : memref<3x4xf32> to memref<?x?xf32>
  %rc = memref.reinterpret_cast %q to offset: [0], sizes: [12], strides: [1] : memref<3x4xf32> to memref<12xf32>
  memref.dealloc %a : memref<2x3xf32>
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x?xf32> -> index
  %t = memref.transpose %q (i, j) -> (j, i) : memref<3x4xf32> to memref<4x3xf32, strided<[1, 4]>>
  %at = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<?x?xf32>) -> f32
  %r = memref.rank %cu : memref<*xf32>
  %z = memref.alloc() : memref<f32>
  memref.store %x, %z[] : memref<f32>
  return %v : f32
}
