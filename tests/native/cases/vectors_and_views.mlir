func.func @main(%m: memref<?x?xf32>, %i: index, %j: index, %d: index) -> i64 {
 %p = arith.constant -1.0 : f32
 %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<3x4xf32>
 vector.print %0 : vector<3x4xf32>
 %1 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x3xf32>
 vector.print %1 : vector<4x3xf32>
 %2 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [false, true]} : memref<?x?xf32>, vector<3x2xf32>
 vector.print %2 : vector<3x2xf32>
 %k = vector.create_mask %d, %d : vector<3x4xi1>
 %3 = vector.transfer_read %m[%i, %j], %p, %k : memref<?x?xf32>, vector<3x4xf32>
 vector.print %3 : vector<3x4xf32>
 %4 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<3xf32>
 %5 = vector.transfer_read %m[%j, %i], %p : memref<?x?xf32>, vector<3xf32>
 %6 = vector.outerproduct %4, %5 : vector<3xf32>, vector<3xf32>
 vector.print %6 : vector<3x3xf32>
 %7 = vector.multi_reduction <add>, %0, %4 [1] : vector<3x4xf32> to vector<3xf32>
 vector.print %7 : vector<3xf32>
 %8 = vector.contract {indexing_maps = [affine_map<(a,b,c)->(a,c)>, affine_map<(a,b,c)->(c,b)>, affine_map<(a,b,c)->(a,b)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %0, %1, %6 : vector<3x4xf32>, vector<4x3xf32> into vector<3x3xf32>
 vector.print %8 : vector<3x3xf32>
 vector.transfer_write %8, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x3xf32>, memref<?x?xf32>
 vector.transfer_write %4, %m[%i, %j] : vector<3xf32>, memref<?x?xf32>
 %9 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4x6xf32>
 vector.print %9 : vector<4x6xf32>
 %10 = vector.shape_cast %0 : vector<3x4xf32> to vector<2x6xf32>
 vector.print %10 : vector<2x6xf32>
 %s = vector.step : vector<4xindex>
 vector.print %s : vector<4xindex>
 %in = vector.interleave %4, %5 : vector<3xf32> -> vector<6xf32>
 vector.print %in : vector<6xf32>
 %fe = vector.from_elements %p, %p, %p, %p : vector<2x2xf32>
 vector.print %fe : vector<2x2xf32>
 %cm = vector.constant_mask [2, 1] : vector<3x2xi1>
 vector.print %cm : vector<3x2xi1>
 %z = arith.constant 0 : i64
 return %z : i64 }
func.func @go() {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c4 = arith.constant 4 : index
 %c5 = arith.constant 5 : index
 %m = memref.alloc(%c4, %c5) : memref<?x?xf32>
 scf.for %i = %c0 to %c4 step %c1 {
  scf.for %j = %c0 to %c5 step %c1 {
   %k = arith.muli %i, %c5 : index
   %l = arith.addi %k, %j : index
   %q = arith.index_cast %l : index to i32
   %f = arith.sitofp %q : i32 to f32
   memref.store %f, %m[%i, %j] : memref<?x?xf32>
  } }
 %r = call @main(%m, %c2, %c1, %c2) : (memref<?x?xf32>, index, index, index) -> i64
 %sv = memref.subview %m[1, %c1][%c2, 3][%c1, 1] : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
 %p = arith.constant -1.0 : f32
 %x = vector.transfer_read %sv[%c0, %c0], %p : memref<?x3xf32, strided<[?,1], offset: ?>>, vector<3x4xf32>
 vector.print %x : vector<3x4xf32>
 %col = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
 %ex = memref.expand_shape %col [[0, 1]] output_shape [%c5, 4] : memref<?xf32> into memref<?x4xf32>
 %y = vector.transfer_read %ex[%c0, %c0], %p : memref<?x4xf32>, vector<5x4xf32>
 vector.print %y : vector<5x4xf32>
 return
}
