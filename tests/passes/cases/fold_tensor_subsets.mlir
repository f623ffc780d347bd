// builtin.module(fold-tensor-subset-ops)
func.func @f0(%a: tensor<4xf32>, %b: tensor<4x5xf32>, %c: tensor<8x9x10xf32>, %i: index, %j: index) -> tensor<8x9x10xf32> {
  %0 = tensor.insert_slice %a into %b[0, 2] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x5xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %j, 3] [4, 1, 5] [1, 1, 1] : tensor<4x5xf32> into tensor<8x9x10xf32>
  return %1 : tensor<8x9x10xf32>
}
func.func @f1(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>, %c: tensor<8x9x10xf32>, %i: index, %j: index) -> tensor<8x9x10xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x5xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %j, 3] [4, 1, 5] [1, 1, 1] : tensor<4x5xf32> into tensor<8x9x10xf32>
  return %1 : tensor<8x9x10xf32>
}
func.func @f2(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>, %c: tensor<8x9x10xf32>, %i: index, %j: index, %k: index) -> tensor<8x9x10xf32> {
  %0 = tensor.insert_slice %a into %b[%k, 0] [%i, 5] [1, 1] : tensor<?x5xf32> into tensor<?x5xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %j, 3] [%i, 1, 5] [1, 1, 1] : tensor<?x5xf32> into tensor<8x9x10xf32>
  return %1 : tensor<8x9x10xf32>
}
func.func @f3(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>, %c: tensor<8x9x10xf32>, %i: index, %j: index, %k: index) -> tensor<8x9x10xf32> {
  %0 = tensor.insert_slice %a into %b[%k, 0] [%i, 5] [1, 1] : tensor<?x5xf32> into tensor<?x5xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %j, 3] [%i, 1, 5] [2, 1, 1] : tensor<?x5xf32> into tensor<8x9x10xf32>
  return %1 : tensor<8x9x10xf32>
}
func.func @f4(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>, %c: tensor<8x9x10xf32>, %n: index, %j: index, %k: index) -> tensor<8x9x10xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %c) -> tensor<8x9x10xf32> {
  %0 = tensor.insert_slice %a into %b[%k, 0] [%i, 5] [1, 1] : tensor<?x5xf32> into tensor<?x5xf32>
  scf.forall.in_parallel {
   tensor.parallel_insert_slice %0 into %o[%i, %j, 3] [%i, 1, 5] [1, 1, 1] : tensor<?x5xf32> into tensor<8x9x10xf32>
  }
  }
  return %r : tensor<8x9x10xf32>
}
func.func @f5(%a: tensor<1x?xf32>, %b: tensor<1x?xf32>, %c: tensor<8x1x?xf32>, %n: index, %j: index, %k: index) -> tensor<8x1x?xf32> {
  %0 = tensor.insert_slice %a into %b[0, %k] [1, %j] [1, 1] : tensor<1x?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %c[2, 0, %n] [1, 1, %j] [1, 1, 1] : tensor<1x?xf32> into tensor<8x1x?xf32>
  return %1 : tensor<8x1x?xf32>
}
func.func @f6(%a: tensor<1x?xf32>, %b: tensor<1x?xf32>, %c: tensor<8x1x?xf32>, %n: index, %j: index, %k: index) -> tensor<8x1x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %a into %b[0, %c2] [1, %j] [1, 1] : tensor<1x?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %c[%c2, 0, 3] [1, 1, %j] [1, 1, 1] : tensor<1x?xf32> into tensor<8x1x?xf32>
  return %1 : tensor<8x1x?xf32>
}
func.func @f7(%t: tensor<8x16xf32>, %v: vector<4xf32>, %i: index, %j: index) -> (vector<4xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[%i, %j] [4, 4] [1, 1] : tensor<8x16xf32> to tensor<4x4xf32>
  %r = vector.transfer_read %0[%j, %c0], %z {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %w = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %w into %t[%i, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return %r, %1 : vector<4xf32>, tensor<8x16xf32>
}
