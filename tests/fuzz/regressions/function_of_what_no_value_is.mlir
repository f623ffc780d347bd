// --pass-pipeline=builtin.module(convert-func-to-llvm)
func.func private @f(!llvm.void)
