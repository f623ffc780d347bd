// builtin.module(canonicalize)
// What the canonicalization of arith asks for before it changes anything.

func.func @sum_with_negated_product(%x: i32, %y: i32) -> i32 {
  %c = arith.constant -1 : i32
  %p = arith.muli %x, %c overflow<nsw> : i32
  %r = arith.addi %p, %y overflow<nsw> : i32
  return %r : i32
}

func.func @difference_of_sum_and_constant(%x: i32) -> i32 {
  %c = arith.constant 1 : i32
  %d = arith.constant -2 : i32
  %s = arith.addi %x, %c overflow<nsw> : i32
  %r = arith.subi %s, %d overflow<nsw> : i32
  return %r : i32
}

func.func @order_of_widened(%x: i8, %y: i8) -> (i1, i1, i1, i1) {
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %c = arith.extui %x : i8 to i32
  %d = arith.extui %y : i8 to i32
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi eq, %a, %b : i32
  %2 = arith.cmpi ult, %c, %d : i32
  %3 = arith.cmpi ne, %c, %d : i32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

func.func @nested_choices(%a: i1, %b: i1, %x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %s = arith.select %b, %x, %y : i32
  %0 = arith.select %a, %s, %y : i32
  %1 = arith.select %a, %s, %x : i32
  %2 = arith.select %a, %x, %s : i32
  %3 = arith.select %a, %y, %s : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

func.func @choice_between_ones_and_zeros(%a: vector<2xi1>, %b: i1) -> (vector<2xi32>, i32) {
  %0 = arith.constant dense<0> : vector<2xi32>
  %1 = arith.constant dense<1> : vector<2xi32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = arith.select %a, %1, %0 : vector<2xi1>, vector<2xi32>
  %s = arith.select %b, %c0, %c1 : i32
  return %r, %s : vector<2xi32>, i32
}

func.func @rounding_of_converted(%x: i8) -> (f16, f16) {
  %f = arith.sitofp %x : i8 to f64
  %0 = arith.truncf %f downward : f64 to f16
  %1 = arith.truncf %f : f64 to f16
  return %0, %1 : f16, f16
}

func.func @truncated_shift(%x: i64, %v: vector<2xi16>) -> (i32, i32, i32, vector<2xi8>) {
  %c32 = arith.constant 32 : i64
  %c31 = arith.constant 31 : i64
  %c8 = arith.constant dense<8> : vector<2xi16>
  %a = arith.shrsi %x, %c32 exact : i64
  %b = arith.shrsi %x, %c31 : i64
  %c = arith.shrsi %x, %c32 : i64
  %d = arith.shrsi %v, %c8 : vector<2xi16>
  %0 = arith.trunci %a overflow<nuw> : i64 to i32
  %1 = arith.trunci %b : i64 to i32
  %2 = arith.trunci %c : i64 to i32
  %3 = arith.trunci %d : vector<2xi16> to vector<2xi8>
  return %0, %1, %2, %3 : i32, i32, i32, vector<2xi8>
}

func.func @upper_half_of_product(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 32 : i64
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extsi %b : i32 to i64
  %m = arith.muli %0, %1 : i64
  %s = arith.shrui %m, %c : i64
  %t = arith.trunci %s : i64 to i32
  return %t : i32
}

func.func @nans() -> (f32, f32, f8E4M3FN, f8E4M3FNUZ, f8E4M3FN) {
  %s = arith.constant 0x7F800001 : f32
  %q = arith.constant 0x7FC00000 : f32
  %one = arith.constant 1.0 : f32
  %n = arith.constant 0x7F : f8E4M3FN
  %0 = arith.minnumf %s, %one : f32
  %1 = arith.maxnumf %q, %one : f32
  %2 = arith.truncf %q : f32 to f8E4M3FN
  %3 = arith.truncf %q : f32 to f8E4M3FNUZ
  %w = arith.extf %n : f8E4M3FN to f16
  %4 = arith.truncf %w : f16 to f8E4M3FN
  return %0, %1, %2, %3, %4 : f32, f32, f8E4M3FN, f8E4M3FNUZ, f8E4M3FN
}
