// builtin.module(func.func(scf-forall-to-parallel,scf-parallel-loop-tiling{parallel-loop-tile-sizes=3 no-min-max-bounds}))
func.func @by_side(%a: memref<?x?xf32>, %n: index, %x: f32) {
  scf.forall (%i, %j) = (0, 1) to (8, %n) step (1, 1) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}
func.func @minima(%a: memref<?x?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %least = affine.min affine_map<(d0) -> (1024, d0, 512)>(%n)
  scf.parallel (%i, %j) = (%c0, %c0) to (%least, %least) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
  }
  return
}
