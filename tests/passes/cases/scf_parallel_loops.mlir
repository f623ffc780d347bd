// builtin.module(func.func(scf-parallel-loop-fusion,scf-forall-to-parallel,scf-parallel-loop-specialization,scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,2}))
func.func @fused(%a: memref<?xf32>, %n: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %new = memref.alloc(%n) : memref<?xf32>
  %sum = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %next = arith.addi %i, %c1 : index
    %read = memref.load %a[%next] : memref<?xf32>
    memref.store %read, %new[%next] : memref<?xf32>
    scf.reduce(%read : f32) {
    ^bb0(%left: f32, %right: f32):
      %both = arith.addf %left, %right : f32
      scf.reduce.return %both : f32
    }
  }
  %product = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %next = arith.addi %i, %c1 : index
    %read = memref.load %new[%next] : memref<?xf32>
    scf.reduce(%read : f32) {
    ^bb0(%left: f32, %right: f32):
      %both = arith.mulf %left, %right : f32
      scf.reduce.return %both : f32
    }
  }
  return %sum, %product : f32, f32
}
func.func @not_fused(%a: memref<?xf32>, %b: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %read = memref.load %b[%i] : memref<?xf32>
  }
  return
}
func.func @by_side(%a: memref<?x?xf32>, %n: index, %x: f32) {
  scf.forall (%i, %j) = (0, 1) to (8, %n) step (1, 2) {
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
