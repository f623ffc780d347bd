// builtin.module(convert-arith-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)
func.func @f(%a: memref<4xf32>, %i: index) -> f32 {
  %c = arith.constant 1 : index
  %s = arith.addi %i, %c : index
  cf.br ^bb1(%s : index)
^bb1(%x: index):
  %v = memref.load %a[%x] : memref<4xf32>
  return %v : f32
}
