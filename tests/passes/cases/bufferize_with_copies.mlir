// builtin.module(one-shot-bufferize{bufferize-function-boundaries copy-before-write})
func.func @for(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %1, %b : tensor<?xf32>, tensor<?xf32>
  } {attr}
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @insert_slice(%t: tensor<?x8xf32>, %s: tensor<4xf32>, %i: index) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %0 = tensor.insert_slice %s into %t[%i, 2] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x8xf32>
  return %0, %t : tensor<?x8xf32>, tensor<?x8xf32>
}

func.func @transfer(%t: tensor<?xf32>, %v: vector<5xf32>, %u: tensor<4xf32>, %w: vector<4xf32>, %i: index, %f: f32) -> (vector<5xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<5xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<5xf32>, tensor<?xf32>
  %2 = vector.transfer_write %w, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %0, %1, %2, %t : vector<5xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}

func.func @linalg(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>, %f: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %f : f32
    linalg.yield %z : f32
  } -> tensor<4x4xf32>
  %2 = linalg.map { arith.negf } ins(%1 : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>)
  %3 = linalg.transpose ins(%2 : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) permutation = [1, 0]
  return %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
