// builtin.module(func.func(affine-simplify-structures))
// Sets and maps become simpler, what never or always holds is folded.

#s0 = affine_set<(d0) : (d0 floordiv 2 >= 0, d0 * 2 - 5 >= 0, d0 - 1 >= 0)>
#s1 = affine_set<(d0)[s0] : (d0 * 2 + s0 * 4 - 6 == 0, d0 >= 0, d0 - 3 >= 0, 5 >= 0, d0 ceildiv 3 + d0 mod 4 - 2 >= 0)>
#s2 = affine_set<(d0) : (d0 - 1 >= 0, -d0 >= 0)>
#s3 = affine_set<(d0)[s0] : (d0 mod s0 - 2 >= 0)>
#s4 = affine_set<(d0)[s0] : (d0 - d0 + 1 >= 0)>
#s5 = affine_set<(d0) : (d0 mod 2 == 0, 3 == 3)>
#m0 = affine_map<(d0, d1) -> (d0 - d0 + d1 * 2, (d0 * 2 + 1) mod 2)>
func.func @f(%a: index, %m: memref<?xf32>, %v: f32) {
  affine.if #s0(%a) { affine.store %v, %m[0] : memref<?xf32> }
  affine.if #s1(%a)[%a] { affine.store %v, %m[0] : memref<?xf32> }
  affine.if #s2(%a) { affine.store %v, %m[0] : memref<?xf32> }
  affine.if #s2(%a) { affine.store %v, %m[0] : memref<?xf32> } else { affine.store %v, %m[1] : memref<?xf32> }
  affine.if #s4(%a)[%a] { affine.store %v, %m[0] : memref<?xf32> } else { affine.store %v, %m[1] : memref<?xf32> }
 affine.if #s5(%a) { affine.store %v, %m[0] : memref<?xf32> } else { affine.store %v, %m[1] : memref<?xf32> }
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0 - d0)>(%i) to min affine_map<(d0) -> (d0 - d0 + 4, 5, d0 + 1 + 2 - d0)>(%i) {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 - d0)>(%i, %j)
      %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%0)
      %2 = affine.load %m[%1 - %1 + %1] : memref<?xf32>
      affine.store %2, %m[%0 + 1] : memref<?xf32>
      %3 = affine.min affine_map<(d0)[s0] -> (d0 + d0 - d0, 7, s0 + 3)>(%i)[%a]
      %4 = arith.addi %3, %i : index
      memref.store %v, %m[%3] : memref<?xf32>
    }
    affine.for %k = 0 to 10 {
    }
    %r = affine.for %k = 0 to 10 iter_args(%x = %i) -> index {
      affine.yield %x : index
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (symbol(%a) + 0 + symbol(%a) - symbol(%a), 10) {
    affine.store %v, %m[2] : memref<?xf32>
  }
  return
}
