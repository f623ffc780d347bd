// builtin.module(one-shot-bufferize{bufferize-function-boundaries})
func.func @transfer(%t: tensor<?xf32>, %v: vector<5xf32>, %u: tensor<4xf32>, %w: vector<4xf32>, %i: index, %f: f32) -> (vector<5xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<5xf32>
  %1 = vector.transfer_write %v, %t[%i] : vector<5xf32>, tensor<?xf32>
  %2 = vector.transfer_write %w, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  return %0, %1, %2, %t : vector<5xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}

func.func @gather(%t: tensor<?x16xf32>, %o: index, %i: vector<16xi32>, %m: vector<16xi1>, %p: vector<16xf32>) -> vector<16xf32> {
  %0 = vector.gather %t[%o, %o][%i], %m, %p : tensor<?x16xf32>, vector<16xi32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  return %0 : vector<16xf32>
}

func.func @mask(%t: tensor<?xf32>, %v: vector<16xf32>, %m: vector<16xi1>, %i: index, %f: f32) -> (tensor<?xf32>, vector<16xf32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%i], %f {in_bounds = [true]} : tensor<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  return %0, %1 : tensor<?xf32>, vector<16xf32>
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

func.func @linalg2(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>, %r: tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>, tensor<4x8x2xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.reduce { arith.addf } ins(%0 : tensor<4x8xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
  %e = tensor.empty() : tensor<4x8x2xf32>
  %2 = linalg.broadcast ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8x2xf32>) dimensions = [2]
  return %0, %1, %2 : tensor<4x8xf32>, tensor<4xf32>, tensor<4x8x2xf32>
}
