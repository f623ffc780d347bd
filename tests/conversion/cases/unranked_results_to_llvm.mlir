// builtin.module(convert-func-to-llvm)
func.func @u(%a: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} { return %a : memref<*xf32> }
func.func private @w(%a: memref<?xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @x(%a: memref<*xf32>, %i: i32) -> (memref<*xf32>, i32, memref<*xf32>) { 
  %0 = call @u(%a) : (memref<*xf32>) -> memref<*xf32>
  %1:3 = call @x(%0, %i) : (memref<*xf32>, i32) -> (memref<*xf32>, i32, memref<*xf32>)
  return %0, %i, %1#2 : memref<*xf32>, i32, memref<*xf32> }
