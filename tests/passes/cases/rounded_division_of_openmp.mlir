// builtin.module(convert-openmp-to-llvm)
func.func @f(%a: index, %b: index) -> (index, index, index) {
  %0 = arith.floordivsi %a, %b : index
  %1 = arith.ceildivsi %a, %b : index
  %2 = arith.ceildivui %a, %b : index
  return %0, %1, %2 : index, index, index
}
