// builtin.module(ownership-based-buffer-deallocation{private-function-dynamic-ownership=true})
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%p: memref<?xf32>) -> memref<?xf32> {
  return %p : memref<?xf32>
}
func.func @f(%n: index, %z: index, %o: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %v2 = memref.cast %y : memref<?xf32> to memref<4xf32>
  %v1 = memref.cast %v2 : memref<4xf32> to memref<?xf32>
  %v3:2 = scf.if %c -> (memref<?xf32>, memref<?xf32>) {
    %v5 = memref.cast %x : memref<?xf32> to memref<*xf32>
    %v4 = memref.cast %v5 : memref<*xf32> to memref<?xf32>
    scf.yield %y, %v4 : memref<?xf32>, memref<?xf32>
  } else {
    %v6:2 = scf.for %k9 = %z to %n step %o iter_args(%i7 = %v1, %i8 = %y) -> (memref<?xf32>, memref<?xf32>) {
      %v10 = func.call @priv(%x) : (memref<?xf32>) -> memref<?xf32>
      %v11 = memref.alloc(%n) : memref<?xf32>
      memref.copy %i7, %v1 : memref<?xf32> to memref<?xf32>
      scf.yield %i7, %i7 : memref<?xf32>, memref<?xf32>
    }
    %v13 = scf.while (%i14 = %y) : (memref<?xf32>) -> memref<?xf32> {
      memref.copy %y, %x : memref<?xf32> to memref<?xf32>
      scf.condition(%c) %y : memref<?xf32>
    } do {
    ^bb0(%i15: memref<?xf32>):
      %v18 = memref.cast %y : memref<?xf32> to memref<4xf32>
      %v17 = memref.cast %v18 : memref<4xf32> to memref<?xf32>
      %v19 = scf.while (%i20 = %v6#1) : (memref<?xf32>) -> memref<?xf32> {
        memref.copy %v1, %i20 : memref<?xf32> to memref<?xf32>
        memref.copy %i15, %i15 : memref<?xf32> to memref<?xf32>
        scf.condition(%c) %i15 : memref<?xf32>
      } do {
      ^bb0(%i21: memref<?xf32>):
        %v24 = arith.select %c, %v17, %i21 : memref<?xf32>
        memref.copy %v6#0, %i21 : memref<?xf32> to memref<?xf32>
        scf.yield %v6#1 : memref<?xf32>
      }
      scf.yield %v19 : memref<?xf32>
    }
    %v26 = scf.while (%i27 = %v6#1) : (memref<?xf32>) -> memref<?xf32> {
      %v29:1 = scf.if %c -> (memref<?xf32>) {
        %v31 = memref.cast %v6#1 : memref<?xf32> to memref<4xf32>
        %v30 = memref.cast %v31 : memref<4xf32> to memref<?xf32>
        memref.copy %v30, %v30 : memref<?xf32> to memref<?xf32>
        scf.yield %v6#0 : memref<?xf32>
      } else {
        %v33 = arith.select %c, %v6#1, %v1 : memref<?xf32>
        memref.copy %v6#1, %v6#1 : memref<?xf32> to memref<?xf32>
        scf.yield %i27 : memref<?xf32>
      }
      %v35:2 = scf.if %c -> (memref<?xf32>, memref<?xf32>) {
        memref.copy %v13, %y : memref<?xf32> to memref<?xf32>
        scf.yield %v13, %x : memref<?xf32>, memref<?xf32>
      } else {
        %v37 = memref.alloc(%n) : memref<?xf32>
        scf.yield %x, %x : memref<?xf32>, memref<?xf32>
      }
      scf.condition(%c) %v6#1 : memref<?xf32>
    } do {
    ^bb0(%i28: memref<?xf32>):
      scf.if %c {
        %v39 = arith.select %c, %i28, %v1 : memref<?xf32>
        %v40 = arith.select %c, %v6#0, %x : memref<?xf32>
        memref.copy %x, %x : memref<?xf32> to memref<?xf32>
        scf.yield 
      } else {
        %v43 = memref.cast %y : memref<?xf32> to memref<4xf32>
        %v42 = memref.cast %v43 : memref<4xf32> to memref<?xf32>
        %v44 = arith.select %c, %x, %y : memref<?xf32>
        scf.yield 
      }
      scf.yield %x : memref<?xf32>
    }
    scf.yield %x, %x : memref<?xf32>, memref<?xf32>
  }
  %v45 = memref.alloc(%n) : memref<?xf32>
  return %v45 : memref<?xf32>
}
