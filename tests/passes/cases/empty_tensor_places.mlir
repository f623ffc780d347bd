// builtin.module(eliminate-empty-tensors)
func.func @destination_behind_user(%c: f32) -> (tensor<8xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %y = arith.addf %x, %c : f32
  %d = tensor.empty() : tensor<8xf32>
  %2 = tensor.insert_slice %1 into %d[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %y : tensor<8xf32>, f32
}
func.func @second_user(%c: f32) -> (tensor<8xf32>, f32, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %y = arith.addf %x, %c : f32
  %3 = linalg.fill ins(%y : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %d = tensor.empty() : tensor<8xf32>
  %2 = tensor.insert_slice %3 into %d[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %y, %1 : tensor<8xf32>, f32, tensor<4xf32>
}
func.func @two_parts(%c: f32) -> tensor<8xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %3 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %d = tensor.empty() : tensor<8xf32>
  %2 = tensor.insert_slice %1 into %d[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %4 = tensor.insert_slice %3 into %2[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %4 : tensor<8xf32>
}
func.func @destination_before_user(%c: f32) -> (tensor<8xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %d = tensor.empty() : tensor<8xf32>
  %y = arith.addf %x, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %d[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %y : tensor<8xf32>, f32
}
func.func @offset_behind_user(%c: f32, %i: index) -> (tensor<8xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %d = tensor.empty() : tensor<8xf32>
  %y = arith.addf %x, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %z = arith.addf %x, %c : f32
  %j = arith.addi %i, %i : index
  %2 = tensor.insert_slice %1 into %d[%j] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %y : tensor<8xf32>, f32
}
func.func @user_in_region(%c: f32, %b: i1) -> (tensor<8xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %2 = scf.if %b -> tensor<4xf32> {
    %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %d = tensor.empty() : tensor<4xf32>
    scf.yield %d : tensor<4xf32>
  }
  %d = tensor.empty() : tensor<8xf32>
  %3 = tensor.insert_slice %2 into %d[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3, %x : tensor<8xf32>, f32
}
func.func @operands_move(%c: f32, %i: index, %m: memref<?xindex>) -> (tensor<?xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %y = arith.addf %x, %c : f32
  %j = arith.addi %i, %i : index
  %k = arith.addi %j, %i : index
  %d = tensor.empty(%k) : tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[%j] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %2, %y : tensor<?xf32>, f32
}
func.func @reads_stay(%c: f32, %i: index, %m: memref<?xindex>) -> (tensor<?xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %y = arith.addf %x, %c : f32
  %k = memref.load %m[%i] : memref<?xindex>
  %d = tensor.empty(%k) : tensor<?xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %2, %y : tensor<?xf32>, f32
}
func.func @structured_moves(%c: f32, %i: index, %b: i1) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %e = tensor.empty() : tensor<8xf32>
  %d = linalg.fill ins(%x : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %x, %2 : tensor<8xf32>, f32, tensor<8xf32>
}
func.func @generate_stays(%c: f32, %i: index, %b: i1) -> (tensor<8xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %x = arith.addf %c, %c : f32
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %d = tensor.generate { ^bb0(%j: index): tensor.yield %x : f32 } : tensor<8xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %2, %x : tensor<8xf32>, f32
}
