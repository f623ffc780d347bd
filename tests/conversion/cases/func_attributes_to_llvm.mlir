// builtin.module(convert-func-to-llvm)
func.func @a(%x: i32 {llvm.noundef}, %m: memref<?xf32> {llvm.noalias}, %p: !llvm.ptr {llvm.byval = index}) -> (f32 {llvm.noundef}) attributes {llvm.linkage = #llvm.linkage<internal>, passthrough = ["noinline"]} {
  %0 = call @b(%x) {x = 1 : i32} : (i32) -> f32
  return {y} %0 : f32
}
func.func nested @b(i32) -> f32
func.func public @c() { return }
func.func @t(%t: tensor<4xf32>) -> tensor<4xf32> { return %t : tensor<4xf32> }
func.func private @va(i32) -> f32 attributes {func.varargs = true}
