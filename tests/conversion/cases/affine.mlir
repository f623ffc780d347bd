// builtin.module(lower-affine)
#s = affine_set<(d0)[s0] : (d0 * 2 + s0 >= 0, d0 - 4 == 0)>
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>, %v: vector<4xf32>) -> (index, f32) {
  %0 = affine.apply affine_map<(d0)[s0] -> ((d0 * 3 + s0) mod 7 + d0 floordiv 4 + d0 ceildiv 5 + 8)> (%a)[%b]
  %1 = affine.min affine_map<(d0)[s0] -> (d0, s0, d0 * 2)> (%a)[%b]
  %l:2 = affine.delinearize_index %a into (%b, 4) : index, index
  %li = affine.linearize_index disjoint [%a, %b, %0] by (3, %b, 4) : index
  affine.if #s (%a)[%b] { "test.a"(%l#0, %l#1, %li) : (index, index, index) -> () }
  affine.for %i = max affine_map<(d0) -> (d0, 4)> (%a) to %b step 2 { 
     %x = affine.load %m[%i + 3, %a] : memref<?x?xf32>
     affine.store %x, %m[%i, %a * 2] : memref<?x?xf32>
     affine.vector_store %v, %m[%i, %a * 2] : memref<?x?xf32>, vector<4xf32>
     affine.prefetch %m[%i, %a], read, locality<3>, data : memref<?x?xf32>
  }
  %cst = arith.constant 1.0 : f32
  %r = affine.parallel (%i, %j) = (0, %a) to (100, min(%b, 4)) step (1, 3) reduce ("addf") -> f32 {
    affine.yield %cst : f32
  }
  affine.parallel (%i) = (0) to (10) { }
  return %1, %r : index, f32
}
