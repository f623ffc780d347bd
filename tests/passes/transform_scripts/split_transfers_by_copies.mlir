func.func @read2d(%A: memref<?x8xf32>, %i: index, %j: index) -> vector<4x8xf32> {
  %f0 = arith.constant 0.0 : f32
  %1 = vector.transfer_read %A[%i, %j], %f0 : memref<?x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @known(%A: memref<100x8xf32>, %i: index) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %1 = vector.transfer_read %A[%c0, %c0], %f0 : memref<100x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @mask(%A: memref<?x8xf32>, %i: index, %m: vector<4x8xi1>) -> vector<4x8xf32> {
  %f0 = arith.constant 0.0 : f32
  %1 = vector.transfer_read %A[%i, %i], %f0, %m : memref<?x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @perm(%A: memref<?x8xf32>, %i: index) -> vector<4x8xf32> {
  %f0 = arith.constant 0.0 : f32
  %1 = vector.transfer_read %A[%i, %i], %f0 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}
