// builtin.module(func.func(buffer-loop-hoisting))
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%p: memref<?xf32>) -> memref<?xf32> {
  return %p : memref<?xf32>
}
func.func @f(%n: index, %z: index, %o: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %v1 = memref.alloc(%n) : memref<?xf32>
  memref.copy %y, %y : memref<?xf32> to memref<?xf32>
  %v3:2 = scf.if %c -> (memref<?xf32>, memref<?xf32>) {
    %v4 = memref.alloc(%n) : memref<?xf32>
    scf.yield %v4, %v1 : memref<?xf32>, memref<?xf32>
  } else {
    memref.copy %v1, %y : memref<?xf32> to memref<?xf32>
    scf.yield %x, %y : memref<?xf32>, memref<?xf32>
  }
  %v7 = memref.cast %v3#1 : memref<?xf32> to memref<4xf32>
  %v6 = memref.cast %v7 : memref<4xf32> to memref<?xf32>
  memref.copy %v3#0, %v3#0 : memref<?xf32> to memref<?xf32>
  return %v1 : memref<?xf32>
}
