// builtin.module(scf-for-loop-canonicalization,func.func(scf-for-loop-peeling,scf-forall-to-for))
#tail = affine_map<(d0)[s0] -> (s0 - d0, 16)>
#part = affine_map<(d0) -> (256 - d0, 256)>
func.func @whole_and_rest(%n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  scf.for %i = %c0 to %n step %c16 {
    %0 = affine.min #tail(%i)[%n]
    memref.store %0, %m[%i] : memref<?xindex>
  }
  scf.for %i = %c1 to %c256 step %c16 {
    %0 = affine.min #part(%i)
    memref.store %0, %m[%i] : memref<?xindex>
  }
  scf.forall (%i, %j) in (%n, 8) {
    %0 = affine.max affine_map<(d0) -> (d0, 0)>(%j)
    memref.store %0, %m[%i] : memref<?xindex>
  }
  return
}
func.func @constants_that_bound_no_loop(%A : memref<index>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  scf.for %i = %c5 to %c5 step %c1 {
    %1 = affine.min affine_map<(d0)[s0] -> (s0 + d0, 0)> (%i)[%c7]
    memref.store %1, %A[]: memref<index>
  }
  scf.for %i = %c5 to %c7 step %c8 {
    %1 = affine.min affine_map<(d0)[s0] -> (s0 + d0, 0)> (%i)[%c7]
    memref.store %1, %A[]: memref<index>
  }
  scf.for %i = %c7 to %c5 step %c8 {
    %1 = affine.min affine_map<(d0)[s0] -> (s0 + d0, 0)> (%i)[%c7]
    memref.store %1, %A[]: memref<index>
  }
  scf.for %i = %c7 to %c5 step %c1 {
    scf.for %j = %c1 to %c5 step %c1 {
    %1 = affine.min affine_map<(d0)[s0] -> (s0 + d0, 0)> (%j)[%c7]
    memref.store %1, %A[]: memref<index>
    %2 = affine.min affine_map<(d0, d1)[s0] -> (s0 + d0 + d1, 0)> (%j, %i)[%c7]
    memref.store %2, %A[]: memref<index>
    }
  }
  return
}
