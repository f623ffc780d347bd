// --pass-pipeline=builtin.module(convert-func-to-llvm)
func.func @f(%arg0: memref<*xf32>) -> memref<*xf32> {
  return %arg0 : memref<*xf32>
}
