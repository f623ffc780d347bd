// builtin.module(func.func(scf-parallel-for-to-nested-fors,scf-for-loop-specialization,scf-for-loop-range-folding,scf-for-to-while))
func.func @loops(%a: memref<?x?xf32>, %n: index, %x: f32, %m: i32, %one: i32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c3, %c1) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
  }
  %least = affine.min affine_map<(d0) -> (1024, d0, 512)>(%n)
  scf.for %i = %c0 to %least step %c1 {
    %sum = arith.addi %i, %c3 : index
    %product = arith.muli %sum, %n : index
    memref.store %x, %a[%product, %product] : memref<?x?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %inner = arith.addi %n, %n : index
    %sum = arith.addi %i, %inner : index
    memref.store %x, %a[%sum, %sum] : memref<?x?xf32>
  }
  %r = scf.for unsigned %i = %one to %m step %one iter_args(%carried = %x) -> f32 : i32 {
    %number = arith.uitofp %i : i32 to f32
    %next = arith.addf %carried, %number : f32
    scf.yield %next : f32
  } {mark}
  return %r : f32
}
