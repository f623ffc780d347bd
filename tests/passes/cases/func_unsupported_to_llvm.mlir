// builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv=true})
func.func private @unsupported_element() -> memref<42xtf32>
func.func private @unsupported_unranked() -> memref<*xtf32>
