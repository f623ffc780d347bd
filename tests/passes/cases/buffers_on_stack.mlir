// builtin.module(func.func(promote-buffers-to-stack{max-rank-of-allocated-memref=3}))
func.func @f(%m: memref<*xf32>, %c: i1) {
  %r = memref.rank %m : memref<*xf32>
  %a = memref.alloc(%r) : memref<?xindex>
  %b = memref.alloc() {alignment = 64 : i64} : memref<256xf32>
  %large = memref.alloc() : memref<257xf32>
  scf.if %c {
    %d = memref.alloc() : memref<2xi8>
    memref.copy %b, %b : memref<256xf32> to memref<256xf32>
  }
  return
}
func.func @returned() -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  return %a : memref<2xf32>
}
