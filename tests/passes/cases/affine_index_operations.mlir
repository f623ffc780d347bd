// builtin.module(affine-expand-index-ops-as-affine)
// Linear indices by affine.apply, the greatest stride first.

func.func @delin(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (%a, %b, 4) : index, index, index
  %1:2 = affine.delinearize_index %i into (%b) : index, index
  %l = affine.linearize_index disjoint [%0#0, %0#1, %1#0] by (%a, %b, 3) : index
  return %0#0, %0#1, %1#1, %l : index, index, index, index
}
func.func @unused(%i: index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  return
}
func.func @const(%a: index) -> (index, index, index) {
  %c = arith.constant 17 : index
  %0:2 = affine.delinearize_index %c into (3, %a) : index, index
  %1 = affine.linearize_index [%c, %a] by (3, 5) : index
  return %0#0, %0#1, %1 : index, index, index
}
func.func @one(%a: index) -> (index, index) {
  %0 = affine.delinearize_index %a into (3) : index
  %1 = affine.linearize_index [%a] by (3) : index
  return %0, %1 : index, index
}
func.func @loop(%a: index, %n: index, %m: memref<?xindex>) {
  scf.for %i = %a to %n step %a {
    scf.for %j = %a to %n step %a {
      %1 = affine.linearize_index [%i, %n, %j] by (3, %a, 5) : index
      %2:2 = affine.delinearize_index %j into (7, %a) : index, index
      memref.store %2#0, %m[%1] : memref<?xindex>
      memref.store %2#1, %m[%2#0] : memref<?xindex>
      %u = arith.addi %2#1, %n : index
    }
  }
  return
}
