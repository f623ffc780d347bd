// builtin.module(convert-memref-to-emitc)
memref.global "private" constant @t : memref<2x2xi32> = dense<[[1,2],[3,4]]>
memref.global @u : memref<4xf32> = uninitialized
memref.global @w : memref<4xf32>
func.func @f(%i: index, %v: f32, %m: memref<2x3xf32>, %s: memref<f32>) {
  %a = memref.alloca() : memref<4x5xf32>
  %b = memref.alloc() : memref<4xf32>
  %bb = memref.alloc() {alignment = 64} : memref<4x3xi32>
  %x = memref.load %a[%i, %i] : memref<4x5xf32>
  memref.store %v, %b[%i] : memref<4xf32>
  memref.store %v, %m[%i, %i] : memref<2x3xf32>
  %g = memref.get_global @t : memref<2x2xi32>
  %c = memref.alloc() : memref<4xf32>
  memref.copy %b, %c : memref<4xf32> to memref<4xf32>
  return
}
