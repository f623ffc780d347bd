func.func @f(%arg0: i32, %arg1: vector<2xf32>) -> i32 attributes {a.e} {
  %c7 = arith.constant 7 : i32
  %0 = arith.addi %arg0, %c7 overflow<nsw, nuw> : i32
  return %0 : i32
}
// -----
func.func private @g(i32, f32 {a.c}) -> (i32 {a.d = 1 : i64})
// -----
func.func @f(%a: i32, %p: i1) {
  cf.cond_br %p, ^bb1(%a : i32), ^bb2
^bb1(%b: i32):
  %0 = arith.cmpi slt, %a, %b : i32
  cf.br ^bb2
^bb2:
  return
}
// -----
module @m attributes {a.b = 1} {
  func.func nested @f() {
    %0 = func.call @g() : () -> i32
    %1 = arith.extsi %0 : i32 to i64
    return
  }
  func.func private @g() -> i32
}
// -----
func.func @f(%flag: i32, %x: i64) {
  cf.switch %flag : i32, [
    default: ^bb1(%x : i64),
    42: ^bb2
  ]
^bb1(%y: i64):
  %0 = arith.select %flag1, %x, %y : i64
  return
^bb2:
  %flag1 = arith.constant true
  return
}
