// builtin.module(eliminate-empty-tensors,empty-tensor-to-alloc-tensor)
func.func @insert(%t: tensor<?x8xf32>, %i: index, %f: f32) -> tensor<?x8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c1 = arith.constant 1 : index
  %j = arith.addi %i, %c1 : index
  %1 = tensor.insert_slice %0 into %t[%j, 2] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
func.func @materialize(%m: memref<5xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  %2 = tensor.empty(%n) : tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @copy(%t: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.copy ins(%1 : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
