// builtin.module(cse)
func.func @straight(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.subi %a, %b : i32
  %3 = arith.subi %b, %a : i32
  %4 = arith.muli %0, %1 : i32
  %5 = arith.muli %2, %3 : i32
  %unused = arith.divsi %a, %b : i32
  %dead = arith.muli %2, %2 : i32
  return %4, %5 : i32, i32
}
func.func @dominance(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %a, %a : i32
  cf.br ^bb3(%1, %2 : i32, i32)
^bb2:
  %3 = arith.muli %a, %a : i32
  cf.br ^bb3(%3, %3 : i32, i32)
^bb3(%x: i32, %y: i32):
  %4 = arith.muli %a, %a : i32
  %5 = arith.addi %x, %y : i32
  %6 = arith.addi %5, %4 : i32
  return %6 : i32
}
