// builtin.module(finalize-memref-to-llvm{index-bitwidth=32},convert-func-to-llvm{index-bitwidth=32})
func.func private @array_inside(!llvm.struct<"foo", (array<2 x index>)>, !llvm.struct<(index, i32)>, !llvm.struct<packed (index, i8)>)
func.func private @opaque_inside(!llvm.struct<"a", (struct<"b", opaque>, index)>)
func.func private @memory_inside(!llvm.struct<(memref<?xf32>, index)>)
func.func private @not_convertible(!llvm.struct<(tensor<?xf32>, index)>)
func.func private @has_the_name(!llvm.array<4 x struct<"_Converted.q", (i64)>>)
func.func private @clashes(!llvm.struct<"q", (index)>)
func.func private @same_as_converted() attributes {type = !llvm.struct<"_Converted.p", (i32, i32)>}
func.func private @converted(!llvm.struct<"p", (index, i32)>)
func.func private @recursive(!llvm.struct<"n", (struct<"r", (index, array<2 x struct<"n">>, ptr)>)>) -> !llvm.struct<"z", (index)>
func.func @variadic(%arg0: i32) attributes {func.varargs = true, llvm.emit_c_interface} {
  return
}
func.func @on_stack(%m: memref<2x?xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<2x?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @strided_copy(%m: memref<2xf32>, %p: memref<2xf32, strided<[2]>>) {
  memref.copy %m, %p : memref<2xf32> to memref<2xf32, strided<[2]>>
  return
}
memref.global @g : memref<2xf32>
func.func @global() -> memref<2xf32> {
  %0 = memref.get_global @g : memref<2xf32>
  return %0 : memref<2xf32>
}
