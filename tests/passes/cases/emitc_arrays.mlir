// builtin.module(convert-to-emitc)
memref.global @g : memref<2xindex>
func.func @f(%m: memref<2xindex>, %i: index) -> index {
  %g = memref.get_global @g : memref<2xindex>
  %a = memref.alloca() : memref<2xindex>
  memref.store %i, %g[%i] : memref<2xindex>
  memref.store %i, %a[%i] : memref<2xindex>
  memref.copy %m, %g : memref<2xindex> to memref<2xindex>
  %x = memref.load %g[%i] : memref<2xindex>
  return %x : index
}
func.func @vectors() {
  %a = memref.alloca() : memref<4xvector<3xi8>>
  return
}
