// builtin.module(loop-invariant-subset-hoisting)
func.func @reads_and_writes_one_part(%t: tensor<16xf32>, %lb: index, %ub: index, %step: index) -> tensor<16xf32> {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %t) -> (tensor<16xf32>) {
    %0 = tensor.extract_slice %a[3] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %1 = arith.negf %0 : tensor<4xf32>
    %2 = tensor.insert_slice %1 into %a[3] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
