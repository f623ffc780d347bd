// builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv=true})
// Memory without rank has no bare pointer.
func.func private @print(memref<*xf32>)
func.func private @thread()
func.func @f(%m: memref<4xf32>) {
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  call @thread() : () -> ()
  return
}
