// builtin.module(buffer-deallocation-pipeline,func.func(optimize-allocation-liveness))
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%p: memref<?xf32>) -> memref<?xf32> {
  return %p : memref<?xf32>
}
func.func private @f(%n: index, %z: index, %o: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %v2 = memref.cast %x : memref<?xf32> to memref<4xf32>
  %v1 = memref.cast %v2 : memref<4xf32> to memref<?xf32>
  scf.if %c {
    %v4:2 = scf.if %c -> (memref<?xf32>, memref<?xf32>) {
      %v6 = memref.cast %x : memref<?xf32> to memref<4xf32>
      %v5 = memref.cast %v6 : memref<4xf32> to memref<?xf32>
      scf.yield %y, %v1 : memref<?xf32>, memref<?xf32>
    } else {
      scf.for %k8 = %z to %n step %o {
        memref.copy %x, %y : memref<?xf32> to memref<?xf32>
        %v10 = arith.select %c, %x, %y : memref<?xf32>
        memref.copy %v10, %y : memref<?xf32> to memref<?xf32>
      }
      scf.yield %y, %y : memref<?xf32>, memref<?xf32>
    }
    scf.yield 
  } else {
    %v12 = func.call @priv(%v1) : (memref<?xf32>) -> memref<?xf32>
    scf.yield 
  }
  memref.copy %y, %v1 : memref<?xf32> to memref<?xf32>
  memref.copy %v1, %x : memref<?xf32> to memref<?xf32>
  memref.copy %v1, %v1 : memref<?xf32> to memref<?xf32>
  %v16:2 = scf.if %c -> (memref<?xf32>, memref<?xf32>) {
    %v17 = scf.while (%i18 = %v1) : (memref<?xf32>) -> memref<?xf32> {
      %v20 = func.call @priv(%y) : (memref<?xf32>) -> memref<?xf32>
      scf.condition(%c) %v1 : memref<?xf32>
    } do {
    ^bb0(%i19: memref<?xf32>):
      %v22 = memref.cast %v1 : memref<?xf32> to memref<4xf32>
      %v21 = memref.cast %v22 : memref<4xf32> to memref<?xf32>
      scf.yield %v1 : memref<?xf32>
    }
    memref.copy %v17, %v1 : memref<?xf32> to memref<?xf32>
    scf.yield %v1, %v17 : memref<?xf32>, memref<?xf32>
  } else {
    %v25 = memref.cast %y : memref<?xf32> to memref<*xf32>
    %v24 = memref.cast %v25 : memref<*xf32> to memref<?xf32>
    scf.yield %y, %y : memref<?xf32>, memref<?xf32>
  }
  return %y : memref<?xf32>
}
