// builtin.module(convert-vector-to-scf{full-unroll lower-tensors target-rank=0})
func.func @read(%A: memref<?x?x?xf32>, %i: index, %p: f32, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %A[%i, %c0, %i], %p, %m : memref<?x?x?xf32>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @repeated(%A: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x3x4xf32> {
  %r = vector.transfer_read %A[%i, %i], %p {in_bounds = [false, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : memref<?x?xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}
func.func @to_tensor(%v: vector<2x3xf32>, %A: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %r = vector.transfer_write %v, %A[%i, %i] : vector<2x3xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @column(%v: vector<3xf32>, %A: memref<?x?xf32>, %i: index, %m: vector<3xi1>) {
  vector.transfer_write %v, %A[%i, %i], %m {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xf32>, memref<?x?xf32>
  return
}
