// builtin.module(inline)
func.func @callee(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @main(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @callee(%a) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = func.call @blocks(%c, %a) : (i1, i32) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
func.func @blocks(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2(%0 : i32)
^bb2(%1: i32):
  return %1 : i32
}
