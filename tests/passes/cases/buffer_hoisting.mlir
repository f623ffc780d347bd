// builtin.module(func.func(buffer-hoisting))
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%p: memref<?xf32>) -> memref<?xf32> {
  return %p : memref<?xf32>
}
func.func @f(%n: index, %z: index, %o: index, %c: i1, %x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  cf.cond_br %c, ^a, ^b(%y : memref<?xf32>)
^a:
  cf.br ^c(%y : memref<?xf32>)
^b(%q: memref<?xf32>):
  memref.copy %q, %y : memref<?xf32> to memref<?xf32>
  %v2 = arith.select %c, %x, %y : memref<?xf32>
  %v3 = memref.alloc(%n) : memref<?xf32>
  cf.br ^c(%v2 : memref<?xf32>)
^c(%s: memref<?xf32>):
  %v5 = memref.cast %x : memref<?xf32> to memref<*xf32>
  %v4 = memref.cast %v5 : memref<*xf32> to memref<?xf32>
  %v6 = memref.alloca(%n) : memref<?xf32>
  return %v4 : memref<?xf32>
}
