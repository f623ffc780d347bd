// builtin.module(convert-scf-to-emitc)
// Loops whose body does nothing, and constants that stay in front.
func.func @a(%arg0: i32) -> i32 {
  %0 = scf.while (%arg1 = %arg0) : (i32) -> (i32) {
    %b = func.call @cond() : () -> i1
    scf.condition(%b) %arg1 : i32
  } do {
  ^bb0(%arg1: i32):
    scf.yield %arg1 : i32
  }
  return %0 : i32
}
func.func @b(%arg0: i32) -> i32 {
  %0 = scf.while (%arg1 = %arg0) : (i32) -> (i32) {
    %b = func.call @cond() : () -> i1
    scf.condition(%b) %arg1 : i32
  } do {
  ^bb0(%arg1: i32):
    func.call @x() : () -> ()
    scf.yield %arg1 : i32
  }
  return %0 : i32
}
func.func @c(%arg0: i32, %arg5 : i64) -> i32 {
  %0:2 = scf.while (%arg1 = %arg0, %arg2 = %arg5) : (i32, i64) -> (i32, i64) {
    %b = func.call @cond() : () -> i1
    scf.condition(%b) %arg1, %arg2 : i32, i64
  } do {
  ^bb0(%arg1: i32, %arg2: i64):
    func.call @x() : () -> ()
    scf.yield %arg1, %arg2 : i32, i64
  }
  return %0#0 : i32
}
func.func private @cond() -> i1
func.func private @x()
func.func @constant_in_front(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %c, %a : i32
  return %0 : i32
}
