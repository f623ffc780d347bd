// builtin.module(inline)
func.func private @once(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func @twice(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @blocks(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = func.call @twice(%a) : (i32) -> i32
  return %0 : i32
}
func.func @recursive(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  return %0 : i32
}
func.func @never(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func private @unused() {
  return
}
func.func @main(%c: i1, %a: i32) -> i32 {
  %0 = call @once(%a, %a) : (i32, i32) -> i32
  %1 = call @twice(%0) : (i32) -> i32
  %2 = call @blocks(%c, %1) : (i1, i32) -> i32
  %3 = call @recursive(%2) : (i32) -> i32
  %4 = call @never(%3) : (i32) -> i32
  %f = constant @twice : (i32) -> i32
  %5 = call_indirect %f(%4) : (i32) -> i32
  return %5 : i32
}
