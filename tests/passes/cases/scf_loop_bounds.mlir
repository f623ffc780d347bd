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
