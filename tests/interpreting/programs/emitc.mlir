// What C computes on bits.
// bits 12 10 => 8 | 14 | 6 | -13
// chosen 1 => 12
// mixed => error: cannot be evaluated with numbers of several widths

func.func @bits(%a: i8, %b: i8) -> (i8, i8, i8, i8) {
  %0 = emitc.bitwise_and %a, %b : (i8, i8) -> i8
  %1 = emitc.bitwise_or %a, %b : (i8, i8) -> i8
  %2 = emitc.bitwise_xor %a, %b : (i8, i8) -> i8
  %3 = emitc.bitwise_not %a : (i8) -> i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

func.func @chosen(%flag: i1) -> i32 {
  %a = arith.constant 12 : i32
  %b = ub.poison : i32
  %0 = emitc.conditional %flag, %a, %b : i32
  return %0 : i32
}

func.func @mixed() -> i16 {
  %a = arith.constant -1 : i8
  %b = arith.constant -1 : i16
  %0 = emitc.bitwise_and %a, %b : (i8, i16) -> i16
  return %0 : i16
}
