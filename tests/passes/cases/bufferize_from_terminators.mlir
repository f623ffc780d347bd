// builtin.module(one-shot-bufferize{bufferize-function-boundaries test-analysis-only analysis-heuristic=bottom-up-from-terminators check-parallel-regions=false})
func.func @for(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %1, %b : tensor<?xf32>, tensor<?xf32>
  } {attr}
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
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

func.func @forall(%t: tensor<?xf32>, %u: tensor<8xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<8xf32>) {
  %0:2 = scf.forall (%i, %j) in (%n, 4) shared_outs(%a = %t, %b = %u) -> (tensor<?xf32>, tensor<8xf32>) {
    %s = tensor.extract_slice %u[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %x = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %a[%j] [4] [1] : tensor<4xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %b[%j] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return %0#0, %0#1 : tensor<?xf32>, tensor<8xf32>
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
