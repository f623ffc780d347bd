// builtin.module(buffer-deallocation-pipeline)
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%p: memref<?xf32>) -> memref<?xf32> {
  return %p : memref<?xf32>
}
func.func @f(%n: index, %z: index, %o: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %v1:1 = scf.for %k3 = %z to %n step %o iter_args(%i2 = %x) -> (memref<?xf32>) {
    %v4 = arith.select %c, %x, %y : memref<?xf32>
    scf.yield %i2 : memref<?xf32>
  }
  %v5 = memref.alloc(%n) : memref<?xf32>
  memref.copy %v1#0, %v1#0 : memref<?xf32> to memref<?xf32>
  %v8 = memref.cast %x : memref<?xf32> to memref<4xf32>
  %v7 = memref.cast %v8 : memref<4xf32> to memref<?xf32>
  scf.if %c {
    %v10:1 = scf.if %c -> (memref<?xf32>) {
      memref.copy %y, %v1#0 : memref<?xf32> to memref<?xf32>
      %v12:2 = scf.if %c -> (memref<?xf32>, memref<?xf32>) {
        %v14 = memref.cast %x : memref<?xf32> to memref<4xf32>
        %v13 = memref.cast %v14 : memref<4xf32> to memref<?xf32>
        memref.copy %v1#0, %v13 : memref<?xf32> to memref<?xf32>
        memref.copy %v7, %y : memref<?xf32> to memref<?xf32>
        scf.yield %y, %y : memref<?xf32>, memref<?xf32>
      } else {
        %v18 = memref.cast %x : memref<?xf32> to memref<4xf32>
        %v17 = memref.cast %v18 : memref<4xf32> to memref<?xf32>
        memref.copy %v1#0, %x : memref<?xf32> to memref<?xf32>
        scf.yield %v1#0, %v7 : memref<?xf32>, memref<?xf32>
      }
      scf.yield %v12#0 : memref<?xf32>
    } else {
      %v20 = scf.while (%i21 = %y) : (memref<?xf32>) -> memref<?xf32> {
        memref.copy %v7, %v1#0 : memref<?xf32> to memref<?xf32>
        memref.copy %v5, %y : memref<?xf32> to memref<?xf32>
        scf.condition(%c) %y : memref<?xf32>
      } do {
      ^bb0(%i22: memref<?xf32>):
        %v26 = memref.cast %x : memref<?xf32> to memref<4xf32>
        %v25 = memref.cast %v26 : memref<4xf32> to memref<?xf32>
        %v27 = memref.alloc(%n) : memref<?xf32>
        scf.yield %x : memref<?xf32>
      }
      %v28 = func.call @priv(%v7) : (memref<?xf32>) -> memref<?xf32>
      scf.yield %v7 : memref<?xf32>
    }
    scf.yield 
  } else {
    %v29 = func.call @priv(%y) : (memref<?xf32>) -> memref<?xf32>
    scf.if %c {
      scf.for %k32 = %z to %n step %o {
        memref.copy %v1#0, %y : memref<?xf32> to memref<?xf32>
        %v35 = memref.cast %v5 : memref<?xf32> to memref<4xf32>
        %v34 = memref.cast %v35 : memref<4xf32> to memref<?xf32>
        memref.copy %v1#0, %v29 : memref<?xf32> to memref<?xf32>
      }
      scf.yield 
    } else {
      memref.copy %v1#0, %x : memref<?xf32> to memref<?xf32>
      %v38 = memref.alloc(%n) : memref<?xf32>
      %v39 = memref.alloca(%n) : memref<?xf32>
      scf.yield 
    }
    memref.copy %v1#0, %v7 : memref<?xf32> to memref<?xf32>
    scf.yield 
  }
  %v42 = memref.cast %y : memref<?xf32> to memref<*xf32>
  %v41 = memref.cast %v42 : memref<*xf32> to memref<?xf32>
  return %x : memref<?xf32>
}
