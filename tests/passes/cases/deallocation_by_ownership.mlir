// builtin.module(ownership-based-buffer-deallocation)
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%p: memref<?xf32>) -> memref<?xf32> {
  return %p : memref<?xf32>
}
func.func @f(%n: index, %z: index, %o: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %v2 = memref.cast %y : memref<?xf32> to memref<4xf32>
  %v1 = memref.cast %v2 : memref<4xf32> to memref<?xf32>
  cf.cond_br %c, ^a, ^b(%v1 : memref<?xf32>)
^a:
  cf.br ^c(%v1 : memref<?xf32>)
^b(%q: memref<?xf32>):
  cf.br ^c(%q : memref<?xf32>)
^c(%s: memref<?xf32>):
  %v3 = scf.while (%i4 = %y) : (memref<?xf32>) -> memref<?xf32> {
    %v6 = memref.alloca(%n) : memref<?xf32>
    scf.condition(%c) %s : memref<?xf32>
  } do {
  ^bb0(%i5: memref<?xf32>):
    %v7:2 = scf.for %k10 = %z to %n step %o iter_args(%i8 = %y, %i9 = %y) -> (memref<?xf32>, memref<?xf32>) {
      %v11 = arith.select %c, %i9, %i5 : memref<?xf32>
      memref.copy %x, %y : memref<?xf32> to memref<?xf32>
      %v13 = arith.select %c, %x, %i5 : memref<?xf32>
      scf.yield %x, %i5 : memref<?xf32>, memref<?xf32>
    }
    %v14 = func.call @priv(%v7#0) : (memref<?xf32>) -> memref<?xf32>
    scf.yield %v7#1 : memref<?xf32>
  }
  %v15:2 = scf.for %k18 = %z to %n step %o iter_args(%i16 = %v3, %i17 = %s) -> (memref<?xf32>, memref<?xf32>) {
    memref.copy %x, %x : memref<?xf32> to memref<?xf32>
    scf.yield %y, %s : memref<?xf32>, memref<?xf32>
  }
  return %y : memref<?xf32>
}
