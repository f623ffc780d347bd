// Scalars and vectors of llvm, with the flags that make poison.
// sums 127 1 => -128 | 126 | 127 | poison | poison
// sums 100 20 => 120 | 80 | -48 | 120 | 120
// quotients 7 -2 => -3 | 1 | 0 | 7
// quotients -128 -1 => error: divides the least number by minus one
// quotients 1 0 => error: divides by zero
// exact 7 2 => poison | poison
// exact 8 2 => 4 | 2
// bits 12 10 => 8 | 14 | 6 | poison
// bits 12 3 => 0 | 15 | 15 | 15
// shifts -128 1 => 0 | 64 | -64 | poison
// shifts 3 7 => -128 | 0 | 0 | poison
// shifts 3 8 => poison | poison | poison | poison
// comparisons -1 1 => 1 | 0 | 0 | -1 | -1 | 1
// floats 1.5 -0.0 => 1.500000e+00 | -0.000000e+00 | 0xFF800000 | 1 | 1 | 0
// floats nan 1.0 => 0x7FC00000 | 0x7FC00000 | 0x7FC00000 | 0 | 0 | 1
// promises nan => poison
// promises -2.5 => 2.500000e+00
// rounded 2.5 => 2.000000e+00 | 3.000000e+00 | 2.000000e+00 | 2 | 3
// rounded 1.0e10 => 1.000000e+10 | 1.000000e+10 | 1.000000e+10 | poison | poison
// casts -1 => 255 | -1 | -1 | poison | 4.2949673E+9
// casts 5 => 5 | 5 | 5 | 5 | 5.000000e+00
// to_integers -2.9 => -2 | poison
// to_integers 300.5 => poison | poison
// counts 0 => 8 | poison | 0 | 0
// counts 20 => 3 | 2 | 2 | 40
// swapped 1 => 16777216
// funnel 1 -128 9 => 3 | -64
// funnel 1 2 255 => -127 | 2
// saturated 127 1 => 127 | 126 | -128 | 126
// saturated -128 100 => -28 | -128 | -28 | 28
// absolute -128 => -128 | poison
// chosen 1 => [1, -20] | 7
// undefined_choice => 4

func.func @sums(%a: i8, %b: i8) -> (i8, i8, i8, i8, i8) {
  %0 = llvm.add %a, %b : i8
  %1 = llvm.sub %a, %b : i8
  %2 = llvm.mul %a, %b : i8
  %3 = llvm.add %a, %b overflow<nsw> : i8
  %4 = llvm.add %a, %b overflow<nsw, nuw> : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

func.func @quotients(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = llvm.sdiv %a, %b : i8
  %1 = llvm.srem %a, %b : i8
  %2 = llvm.udiv %a, %b : i8
  %3 = llvm.urem %a, %b : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @exact(%a: i8, %b: i8) -> (i8, i8) {
  %0 = llvm.sdiv exact %a, %b : i8
  %1 = llvm.lshr exact %a, %b : i8
  return %0, %1 : i8, i8
}

func.func @bits(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = llvm.and %a, %b : i8
  %1 = llvm.or %a, %b : i8
  %2 = llvm.xor %a, %b : i8
  %3 = llvm.or disjoint %a, %b : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @shifts(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = llvm.shl %a, %b : i8
  %1 = llvm.lshr %a, %b : i8
  %2 = llvm.ashr %a, %b : i8
  %3 = llvm.shl %a, %b overflow<nsw> : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @comparisons(%a: i8, %b: i8) -> (i1, i1, i1, i8, i8, i8) {
  %0 = llvm.icmp "slt" %a, %b : i8
  %1 = llvm.icmp "ult" %a, %b : i8
  %2 = llvm.icmp "eq" %a, %b : i8
  %3 = llvm.intr.scmp(%a, %b) : (i8, i8) -> i8
  %4 = llvm.intr.smin(%a, %b) : (i8, i8) -> i8
  %5 = llvm.intr.umin(%a, %b) : (i8, i8) -> i8
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i8, i8, i8
}

func.func @floats(%a: f32, %b: f32) -> (f32, f32, f32, i1, i1, i1) {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fmul %a, %b : f32
  %2 = llvm.fdiv %a, %b : f32
  %3 = llvm.fcmp "ogt" %a, %b : f32
  %4 = llvm.fcmp "ord" %a, %b : f32
  %5 = llvm.fcmp "uno" %a, %b : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, i1, i1, i1
}

func.func @promises(%a: f32) -> f32 {
  %0 = llvm.fneg %a {fastmathFlags = #llvm.fastmath<nnan>} : f32
  return %0 : f32
}

func.func @rounded(%a: f32) -> (f32, f32, f32, i32, i32) {
  %0 = llvm.intr.roundeven(%a) : (f32) -> f32
  %1 = llvm.intr.round(%a) : (f32) -> f32
  %2 = llvm.intr.floor(%a) : (f32) -> f32
  %3 = llvm.intr.lrint(%a) : (f32) -> i32
  %4 = llvm.intr.lround(%a) : (f32) -> i32
  return %0, %1, %2, %3, %4 : f32, f32, f32, i32, i32
}

func.func @casts(%a: i32) -> (i32, i64, i8, i64, f32) {
  %0 = llvm.trunc %a : i32 to i8
  %1 = llvm.zext %0 : i8 to i32
  %2 = llvm.sext %a : i32 to i64
  %3 = llvm.zext nneg %a : i32 to i64
  %4 = llvm.uitofp %a : i32 to f32
  return %1, %2, %0, %3, %4 : i32, i64, i8, i64, f32
}

func.func @to_integers(%a: f32) -> (i8, i8) {
  %0 = llvm.fptosi %a : f32 to i8
  %1 = llvm.fptoui %a : f32 to i8
  return %0, %1 : i8, i8
}

func.func @counts(%a: i8) -> (i8, i8, i8, i8) {
  %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i8) -> i8
  %1 = "llvm.intr.cttz"(%a) <{is_zero_poison = true}> : (i8) -> i8
  %2 = llvm.intr.ctpop(%a) : (i8) -> i8
  %3 = llvm.intr.bitreverse(%a) : (i8) -> i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @swapped(%a: i32) -> i32 {
  %0 = llvm.intr.bswap(%a) : (i32) -> i32
  return %0 : i32
}

func.func @funnel(%a: i8, %b: i8, %c: i8) -> (i8, i8) {
  %0 = llvm.intr.fshl(%a, %b, %c) : (i8, i8, i8) -> i8
  %1 = llvm.intr.fshr(%a, %b, %c) : (i8, i8, i8) -> i8
  return %0, %1 : i8, i8
}

func.func @saturated(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = llvm.intr.sadd.sat(%a, %b) : (i8, i8) -> i8
  %1 = llvm.intr.ssub.sat(%a, %b) : (i8, i8) -> i8
  %2 = llvm.intr.uadd.sat(%a, %b) : (i8, i8) -> i8
  %3 = llvm.intr.usub.sat(%a, %b) : (i8, i8) -> i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @absolute(%a: i8) -> (i8, i8) {
  %0 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i8) -> i8
  %1 = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i8) -> i8
  return %0, %1 : i8, i8
}

func.func @chosen(%flag: i1) -> (vector<2xi8>, i64) {
  %a = llvm.mlir.constant(dense<[1, -2]> : vector<2xi8>) : vector<2xi8>
  %b = llvm.mlir.constant(dense<[10, 10]> : vector<2xi8>) : vector<2xi8>
  %mask = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
  %product = llvm.mul %a, %b : vector<2xi8>
  %0 = llvm.select %mask, %a, %product : vector<2xi1>, vector<2xi8>
  %seven = llvm.mlir.constant(7 : index) : i64
  %zero = llvm.mlir.zero : i64
  %1 = llvm.select %flag, %seven, %zero : i1, i64
  return %0, %1 : vector<2xi8>, i64
}

func.func @undefined_choice() -> i32 {
  %poison = llvm.mlir.poison : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %0 = llvm.select %true, %four, %poison : i1, i32
  return %0 : i32
}
