#map = affine_map<(d0)[s0] -> (d0 + s0, d0, s0)>
func.func @f(%a: index, %n: index) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 4, d0, s0, s0 + 2)>(%a)[%n]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + 4, d0, s0 floordiv 2, s0 floordiv 2 + 7)>(%a)[%n]
  %2 = affine.min affine_map<(d0) -> (16, d0, 8)>(%0)
  %3 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%0, %1)
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @l(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0) -> (-d0 + 64, 8)>(%i)
    %1 = affine.min affine_map<(d0) -> (-d0 + 100, 8)>(%i)
    %2 = affine.max affine_map<(d0) -> (d0, 0)>(%i)
    memref.store %v, %m[%0] : memref<?xf32>
    memref.store %v, %m[%1] : memref<?xf32>
    memref.store %v, %m[%2] : memref<?xf32>
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + 4)>(%a)[%n]
  return %0 : index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.apply"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
    transform.yield
  }
}
