// Numbers at the edges of their types.
// add 127 1 => -128 | poison
// divide 7 -2 => -3 | 1 | -4 | -3
// divide -128 -1 => error: divides the least number by minus one
// divide 1 0 => error: divides by zero
// unsigned -1 2 => 127 | 1 | -128
// wide => -1
// extended -128 => 0 | 64 | 0 | 64
// shift 8 => poison
// shift 7 => -128
// third => 3.332520e-01
// nan => 0 | 1 | 0x7FC00000
// to_int 1.0e10 => poison
// to_int -2.9 => -2
// bits 1.0 => 1065353216
// vectors => [3, -1] | [1, 0] | [1, 20]
// index_ops -7 2 => -3 | -4 | -1 | 1
// roots 2.0 => 1.41421354 | 1.41421354
// fused => 1.1920929E-7 | 0.000000e+00
// whole -2.5 => -2.000000e+00 | -3.000000e+00 | -2.000000e+00 | -3.000000e+00 | -2.000000e+00
// count 12 => 4 | 2 | 2 | 12
// powers 3 5 => 243 | 4.500000e+00
// trigonometry 0.0 => 0.000000e+00 | 1.000000e+00 | 1.000000e+00
// logarithm 0.0 => 0xFFF0000000000000
// logarithm -1.0 => 0x7FF8000000000000

func.func @add(%a: i8, %b: i8) -> (i8, i8) {
  %0 = arith.addi %a, %b : i8
  %1 = arith.addi %a, %b overflow<nsw> : i8
  return %0, %1 : i8, i8
}

func.func @divide(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = arith.divsi %a, %b : i8
  %1 = arith.remsi %a, %b : i8
  %2 = arith.floordivsi %a, %b : i8
  %3 = arith.ceildivsi %a, %b : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @unsigned(%a: i8, %b: i8) -> (i8, i8, i8) {
  %0 = arith.divui %a, %b : i8
  %1 = arith.remui %a, %b : i8
  %2 = arith.ceildivui %a, %b : i8
  return %0, %1, %2 : i8, i8, i8
}

func.func @wide() -> i8 {
  %a = arith.constant -1 : i200
  %b = arith.muli %a, %a : i200
  %c = arith.subi %b, %b : i200
  %d = arith.addi %c, %a : i200
  %e = arith.trunci %d : i200 to i8
  return %e : i8
}

func.func @extended(%a: i8) -> (i8, i8, i8, i8) {
  %low, %high = arith.mulsi_extended %a, %a : i8
  %low2, %high2 = arith.mului_extended %a, %a : i8
  return %low, %high, %low2, %high2 : i8, i8, i8, i8
}

func.func @shift(%n: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %r = arith.shli %c1, %n : i8
  return %r : i8
}

func.func @third() -> f16 {
  %a = arith.constant 1.0 : f16
  %b = arith.constant 3.0 : f16
  %c = arith.divf %a, %b : f16
  return %c : f16
}

func.func @nan() -> (i1, i1, f32) {
  %zero = arith.constant 0.0 : f32
  %nan = arith.divf %zero, %zero : f32
  %0 = arith.cmpf oeq, %nan, %nan : f32
  %1 = arith.cmpf une, %nan, %nan : f32
  return %0, %1, %nan : i1, i1, f32
}

func.func @to_int(%x: f32) -> i32 {
  %r = arith.fptosi %x : f32 to i32
  return %r : i32
}

func.func @bits(%x: f32) -> i32 {
  %r = arith.bitcast %x : f32 to i32
  return %r : i32
}

func.func @vectors() -> (vector<2xi32>, vector<2xi1>, vector<2xi32>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[2, -3]> : vector<2xi32>
  %c = arith.constant dense<20> : vector<2xi32>
  %sum = arith.addi %a, %b : vector<2xi32>
  %less = arith.cmpi slt, %a, %b : vector<2xi32>
  %chosen = arith.select %less, %a, %c : vector<2xi1>, vector<2xi32>
  return %sum, %less, %chosen : vector<2xi32>, vector<2xi1>, vector<2xi32>
}

func.func @index_ops(%a: index, %b: index) -> (index, index, index, i1) {
  %0 = index.divs %a, %b
  %1 = index.floordivs %a, %b
  %2 = index.rems %a, %b
  %3 = index.cmp slt(%a, %b)
  return %0, %1, %2, %3 : index, index, index, i1
}

func.func @roots(%x: f32) -> (f32, f32) {
  %0 = math.sqrt %x : f32
  %half = arith.constant 0.5 : f32
  %1 = math.powf %x, %half : f32
  return %0, %1 : f32, f32
}

func.func @fused() -> (f32, f32) {
  %a = arith.constant 1.00000012 : f32
  %one = arith.constant -1.0 : f32
  %0 = math.fma %a, %a, %one : f32
  %p = arith.mulf %a, %a : f32
  %square = arith.addf %p, %one : f32
  %half = arith.constant 0.5 : f32
  %minus = arith.negf %a : f32
  %1 = math.fma %a, %one, %a : f32
  %2 = arith.mulf %square, %half : f32
  return %2, %1 : f32, f32
}

func.func @whole(%x: f64) -> (f64, f64, f64, f64, f64) {
  %0 = math.ceil %x : f64
  %1 = math.floor %x : f64
  %2 = math.trunc %x : f64
  %3 = math.round %x : f64
  %4 = math.roundeven %x : f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}

func.func @count(%x: i8) -> (i8, i8, i8, i8) {
  %0 = math.ctlz %x : i8
  %1 = math.cttz %x : i8
  %2 = math.ctpop %x : i8
  %3 = math.absi %x : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @powers(%a: i64, %b: i64) -> (i64, f64) {
  %0 = math.ipowi %a, %b : i64
  %x = arith.constant 2.25 : f64
  %y = arith.constant 2.0 : f64
  %1 = arith.mulf %x, %y : f64
  return %0, %1 : i64, f64
}

func.func @trigonometry(%x: f64) -> (f64, f64, f64) {
  %0 = math.sin %x : f64
  %1 = math.cos %x : f64
  %2 = math.exp %x : f64
  return %0, %1, %2 : f64, f64, f64
}

func.func @logarithm(%x: f64) -> f64 {
  %0 = math.log %x : f64
  return %0 : f64
}
