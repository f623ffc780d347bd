// builtin.module(one-shot-bufferize{bufferize-function-boundaries test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=23})
func.func @extract_slice(%t: tensor<?x8xf32>, %i: index, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?x8xf32>) {
  %0 = tensor.extract_slice %t[%i, 2] [%n, 1] [2, 1] : tensor<?x8xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1, %t : tensor<?xf32>, tensor<?x8xf32>
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

func.func @transfer(%t: tensor<?xf32>, %v: vector<5xf32>, %u: tensor<4xf32>, %w: vector<4xf32>, %i: index, %f: f32) -> (vector<5xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<5xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<5xf32>, tensor<?xf32>
  %2 = vector.transfer_write %w, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %0, %1, %2, %t : vector<5xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}

func.func @if(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = scf.if %c -> tensor<?xf32> {
    %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } else {
    %2 = tensor.extract_slice %u[3] [%i] [1] : tensor<?xf32> to tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %3 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %3, %t : tensor<?xf32>, tensor<?xf32>
}
