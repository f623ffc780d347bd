// --pass-pipeline=builtin.module(convert-to-emitc)
func.func private @e(memref<4xf32>, i32) -> memref<4xf32>
func.func @f(%a: memref<4xf32>) -> (memref<4xf32>, i32) {
  %i = arith.constant 1 : i32
  %r = call @e(%a, %i) : (memref<4xf32>, i32) -> memref<4xf32>
  return %r, %i : memref<4xf32>, i32
}
func.func @v() {
  %v = memref.alloc() : memref<4xvector<4xf32>>
  return
}
