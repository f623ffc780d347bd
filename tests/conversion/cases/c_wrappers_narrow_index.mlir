// builtin.module(convert-func-to-llvm{index-bitwidth=32})
func.func @f(%a: memref<?xf32>, %b: i32) -> memref<2x?xf32> attributes {llvm.emit_c_interface} {
  %c = func.call @g(%a) : (memref<?xf32>) -> memref<2x?xf32>
  return %c : memref<2x?xf32>
}
func.func private @g(memref<?xf32>) -> memref<2x?xf32> attributes {llvm.emit_c_interface}
