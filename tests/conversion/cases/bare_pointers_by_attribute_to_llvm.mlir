// builtin.module(convert-func-to-llvm)
func.func private @e(memref<4xf32>, i32) -> memref<4xf32> attributes {llvm.bareptr, llvm.emit_c_interface}
func.func @f(%a: memref<4xf32>, %b: memref<2x3xi8>, %d: memref<?xf32>) -> (memref<4xf32>, i32) attributes {llvm.emit_c_interface} {
  %i = arith.constant 1 : i32
  %r = call @e(%a, %i) {llvm.bareptr} : (memref<4xf32>, i32) -> memref<4xf32>
  return %r, %i : memref<4xf32>, i32
}
func.func @g(%a: memref<4xf32>, %b: memref<2x3xi8>) -> (memref<4xf32>, i32) attributes {llvm.bareptr} {
  %i = arith.constant 1 : i32
  %c:2 = call @g(%a, %b) {llvm.bareptr} : (memref<4xf32>, memref<2x3xi8>) -> (memref<4xf32>, i32)
  return %c#0, %i : memref<4xf32>, i32
}
