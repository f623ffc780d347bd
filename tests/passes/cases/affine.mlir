// builtin.module(canonicalize)
func.func @composed(%i: index, %n: index, %m: memref<?xf32>) -> (index, f32) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1 mod 3)>(%0, %c4)
  affine.for %j = 0 to 10 {
    %2 = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
    %3 = affine.load %m[%2 + 1] : memref<?xf32>
    affine.store %3, %m[%2] : memref<?xf32>
  }
  %x = arith.constant 3 : index
  %4 = affine.load %m[%x + 2] : memref<?xf32>
  return %1, %4 : index, f32
}
func.func @bounds(%n: index, %m: memref<16xf32>) -> (index, index) {
  %c2 = arith.constant 2 : index
  %v = arith.constant 1.0 : f32
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, d0 + 2)>(%c2)[%n]
  %1 = affine.max affine_map<(d0) -> (d0, d0 + 1, 7)>(%c2)
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 16)>(%c2) {
    affine.if affine_set<(d0) : (d0 >= 0, 4 - 4 >= 0)>(%i) {
      affine.store %v, %m[%i] : memref<16xf32>
    }
  }
  affine.for %i = 4 to 2 {
    affine.store %v, %m[%i] : memref<16xf32>
  }
  return %0, %1 : index, index
}
func.func @linear(%i: index, %j: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (4, 8) : index
  %1:2 = affine.delinearize_index %0 into (4, 8) : index, index
  %2 = affine.linearize_index [%i, %j] by (4, 1) : index
  return %1#0, %1#1, %2 : index, index, index
}
