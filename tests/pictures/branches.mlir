func.func @f(%a: i32, %c: i1) -> i32 {
  %0:2 = "test.foo"(%a) {x = 1 : i32, s = "a\"b<>{|}"} : (i32) -> (i32, i64)
  cf.cond_br %c, ^a, ^b(%0#0 : i32)
^a:
  %1 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    %2 = arith.addi %a, %0#0 : i32
    scf.yield %2 : i32
  }
  cf.br ^b(%1 : i32)
^b(%r: i32):
  return %r : i32
}
