// builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv=true})
func.func @f(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %v = memref.load %m[%i] : memref<4xf32>
  %r = call @f(%m, %i) : (memref<4xf32>, index) -> memref<4xf32>
  return %r : memref<4xf32>
}
func.func @g(%m: memref<4xf32> {llvm.noalias}) { return }
