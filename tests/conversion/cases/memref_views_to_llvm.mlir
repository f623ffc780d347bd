// builtin.module(finalize-memref-to-llvm)
func.func @f(%m: memref<2048xi8>, %i: index, %n: index, %q: memref<32x32xf16, 3>, %u: memref<*xf32>) -> memref<?x4x?xf32> {
  %0 = memref.view %m[%i][%n, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %1 = memref.view %m[%i][] : memref<2048xi8> to memref<64x4xf32>
  %a = memref.alloca() {alignment = 32 : i64} : memref<32x32xf16, 3>
  %b = memref.alloc(%n) : memref<?xf32, 1>
  %g = memref.get_global @g : memref<2xf32, 3>
  %d = memref.dim %u, %i : memref<*xf32>
  %c7 = arith.constant -7 : index
  %dd = memref.dim %m, %c7 : memref<2048xi8>
  %ms = memref.memory_space_cast %q : memref<32x32xf16, 3> to memref<32x32xf16, 1>
  memref.prefetch %m[%i], read, locality<3>, data : memref<2048xi8>
  %bb = memref.alloc() : memref<4xvector<4xf32>>
  return %0 : memref<?x4x?xf32>
}
memref.global "nested" @g : memref<2xf32, 3> = dense<0.0>
func.func @s(%n: index, %x: memref<?xf32, strided<[2]>>, %y: memref<?xf32>, %u: memref<*xf32>, %v: memref<*xf32>) -> f32 {
  %r = memref.alloca_scope -> f32 {
    %m = memref.alloca(%n) : memref<?xf32>
    %v2 = memref.load %m[%n] : memref<?xf32>
    memref.alloca_scope.return %v2 : f32
  }
  memref.copy %x, %y : memref<?xf32, strided<[2]>> to memref<?xf32>
  memref.dealloc %u : memref<*xf32>
  return %r : f32
}
