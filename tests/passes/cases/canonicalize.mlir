// builtin.module(canonicalize)
func.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  cf.cond_br %c, ^bb3(%a : i32), ^bb3(%b : i32)
^bb2:
  cf.br ^bb3(%b : i32)
^bb3(%x: i32):
  cf.cond_br %c, ^bb4, ^bb5
^bb4:
  %y = arith.extui %c : i1 to i32
  return %y : i32
^bb5:
  cf.br ^bb6
^bb6:
  cf.assert %true, "always"
  return %x : i32
}
func.func @switches(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [
    default: ^bb1(%b : i32),
    1: ^bb1(%b : i32),
    2: ^bb2,
    3: ^bb3
  ]
^bb1(%x: i32):
  return %x : i32
^bb2:
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    2: ^bb3
  ]
^bb3:
  cf.br ^bb1(%a : i32)
}
func.func @casts(%a: i32, %b: i64) -> (i32, i64, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  %1 = builtin.unrealized_conversion_cast %b : i64 to f64
  %2 = builtin.unrealized_conversion_cast %1 : f64 to i64
  %3 = arith.extui %a : i32 to i64
  %4 = arith.trunci %3 : i64 to i16
  %5 = arith.extsi %4 : i16 to i64
  return %0, %2, %5 : i32, i64, i64
}
func.func @indirect(%a: i32) -> i32 {
  %f = constant @direct : (i32) -> i32
  %0 = call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @direct(i32) -> i32
func.func @floats(%a: f32) -> (f32, f32, f32, i1) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FA00001 : f32
  %tiny = arith.constant 0x00000001 : f32
  %0 = arith.addf %a, %minus : f32
  %1 = arith.addf %a, %zero : f32
  %2 = arith.mulf %nan, %tiny : f32
  %3 = arith.cmpf uno, %a, %nan : f32
  return %0, %1, %2, %3 : f32, f32, f32, i1
}
