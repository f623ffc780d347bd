// builtin.module(convert-vector-to-arm-sme)
func.func @f0(%a: index, %b: index, %i: index) -> vector<[2]xi1> {
  %m = vector.create_mask %a, %b : vector<[32]x[2]xi1>
  %0 = vector.extract %m[%i] : vector<[2]xi1> from vector<[32]x[2]xi1>
  return %0 : vector<[2]xi1>
}
func.func @f1(%a: index, %b: index, %i: index) -> vector<[2]xi1> {
  %m = vector.create_mask %a, %b : vector<[3]x[2]xi1>
  %0 = vector.extract %m[%i] : vector<[2]xi1> from vector<[3]x[2]xi1>
  return %0 : vector<[2]xi1>
}
func.func @f2(%a: index, %b: index, %i: index) -> i1 {
  %m = vector.create_mask %a, %b : vector<[4]x[2]xi1>
  %0 = vector.extract %m[%i, 0] : i1 from vector<[4]x[2]xi1>
  return %0 : i1
}
func.func @f3(%a: index, %b: index, %i: index) -> vector<[32]xi1> {
  %m = vector.create_mask %a, %b : vector<[4]x[32]xi1>
  %0 = vector.extract %m[%i] : vector<[32]xi1> from vector<[4]x[32]xi1>
  return %0 : vector<[32]xi1>
}
func.func @f4(%a: index, %b: index, %i: index) -> vector<[16]xi1> {
  %m = vector.create_mask %a, %b : vector<[2]x[16]xi1>
  %0 = vector.extract %m[%i] : vector<[16]xi1> from vector<[2]x[16]xi1>
  return %0 : vector<[16]xi1>
}
func.func @f5(%a: index, %b: index, %i: index) -> vector<[1]xi1> {
  %m = vector.create_mask %a, %b : vector<[2]x[1]xi1>
  %0 = vector.extract %m[0] : vector<[1]xi1> from vector<[2]x[1]xi1>
  return %0 : vector<[1]xi1>
}
func.func @f6(%v: vector<[4]x[4]xf32>, %m: memref<?xf32>, %i: index, %n: memref<?x?xf32>) {
  %s = arm_sme.extract_tile_slice %v[%i] layout<vertical>: vector<[4]xf32> from vector<[4]x[4]xf32>
  vector.transfer_write %s, %m[%i] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32>
  vector.transfer_write %s, %m[%i] : vector<[4]xf32>, memref<?xf32>
  vector.transfer_write %s, %n[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<[4]xf32>, memref<?x?xf32>
  vector.transfer_write %s, %n[%i, %i] {in_bounds = [true]} : vector<[4]xf32>, memref<?x?xf32>
  return
}
func.func @f7(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]x[4]xi1>) -> (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %2 = vector.transpose %1, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  %3 = vector.transpose %0, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  return %2, %3 : vector<[4]x[4]xf32>, vector<[4]x[4]xf32>
}
func.func @f8(%m: memref<?x?xi8>, %i: index, %x: i8, %r: vector<[16]xi8>) -> (i8, vector<[16]xi8>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xi8>, vector<[16]x[16]xi8>
  vector.store %0, %m[%i, %i] : memref<?x?xi8>, vector<[16]x[16]xi8>
  %1 = vector.broadcast %x : i8 to vector<[16]x[16]xi8>
  %2 = vector.broadcast %r : vector<[16]xi8> to vector<[16]x[16]xi8>
  vector.print %2 : vector<[16]x[16]xi8>
  %3 = vector.insert %x, %1[%i, 3] : i8 into vector<[16]x[16]xi8>
  %4 = vector.insert %r, %3[2] : vector<[16]xi8> into vector<[16]x[16]xi8>
  %5 = vector.extract %4[%i, %i] : i8 from vector<[16]x[16]xi8>
  %6 = vector.extract %4[7] : vector<[16]xi8> from vector<[16]x[16]xi8>
  return %5, %6 : i8, vector<[16]xi8>
}
func.func @f9(%a: vector<[2]xf64>, %b: vector<[2]xf64>, %c: vector<[2]x[2]xf64>, %i: index) -> (vector<[2]x[2]xf64>, vector<[2]x[2]xf64>) {
  %m = vector.create_mask %i, %i : vector<[2]x[2]xi1>
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<[2]xf64>, vector<[2]xf64>
  %1 = vector.mask %m { vector.outerproduct %a, %b, %0 {kind = #vector.kind<add>} : vector<[2]xf64>, vector<[2]xf64> } : vector<[2]x[2]xi1> -> vector<[2]x[2]xf64>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<[2]xf64>, vector<[2]xf64>
  return %1, %2 : vector<[2]x[2]xf64>, vector<[2]x[2]xf64>
}
