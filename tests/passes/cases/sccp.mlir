// builtin.module(sccp)
func.func @branches(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%c1 : i32), ^bb2(%x : i32)
^bb1(%0: i32):
  %1 = arith.addi %0, %c1 : i32
  cf.br ^bb3(%1 : i32)
^bb2(%2: i32):
  cf.br ^bb3(%2 : i32)
^bb3(%3: i32):
  %4 = arith.muli %3, %3 : i32
  return %4 : i32
}
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %c1 : i32, i32)
^head(%i: i32, %same: i32):
  %less = arith.cmpi slt, %i, %n : i32
  cf.cond_br %less, ^body, ^exit
^body:
  %next = arith.addi %i, %same : i32
  %still = arith.muli %same, %same : i32
  cf.br ^head(%next, %still : i32, i32)
^exit:
  %sum = arith.addi %same, %same : i32
  return %sum : i32
}
func.func private @callee(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  return %0 : i32
}
func.func @caller() -> (i32, i32) {
  %c5 = arith.constant 5 : i32
  %0 = call @callee(%c5) : (i32) -> i32
  %1 = call @callee(%c5) : (i32) -> i32
  %2 = arith.addi %0, %1 : i32
  return %0, %2 : i32, i32
}
func.func @switch(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  cf.switch %c2 : i32, [
    default: ^a(%x : i32),
    2: ^b(%c2 : i32)
  ]
^a(%0: i32):
  return %0 : i32
^b(%1: i32):
  %2 = arith.addi %1, %1 : i32
  cf.br ^a(%2 : i32)
}
