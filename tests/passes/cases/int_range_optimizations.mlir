// builtin.module(int-range-optimizations)
func.func @constants(%n: i8, %c: i1) -> (i8, i1, i8, vector<4xi8>) {
  %c3 = arith.constant 3 : i8
  %c7 = arith.constant 7 : i8
  %c16 = arith.constant 16 : i8
  %low = arith.andi %n, %c3 : i8
  %high = arith.shrui %low, %c7 : i8
  %less = arith.cmpi ult, %low, %c16 : i8
  %rest = arith.remui %low, %c16 : i8
  %v = vector.broadcast %c7 : i8 to vector<4xi8>
  %w = arith.shrui %v, %v : vector<4xi8>
  return %high, %less, %rest, %w : i8, i1, i8, vector<4xi8>
}
func.func @loops(%m: memref<?xindex>, %t: tensor<4x8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %d = tensor.dim %t, %c1 : tensor<4x8xf32>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %c0) -> (index) {
    %j = arith.remsi %i, %d : index
    %k = index.divu %i, %c8
    %e = index.cmp slt(%i, %d)
    %s = arith.select %e, %j, %k : index
    memref.store %s, %m[%i] : memref<?xindex>
    scf.yield %k : index
  }
  %q = affine.apply affine_map<(d0) -> (d0 mod 4)>(%c8)
  memref.store %q, %m[%c0] : memref<?xindex>
  return %r : index
}
func.func private @called(%x: i32) -> i32 {
  return %x : i32
}
func.func @caller(%c: i1) -> i32 {
  %c5 = arith.constant 5 : i32
  %a = call @called(%c5) : (i32) -> i32
  cf.cond_br %c, ^one(%a : i32), ^one(%c5 : i32)
^one(%b: i32):
  return %b : i32
}
