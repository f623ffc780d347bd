// builtin.module(convert-func-to-emitc)
func.func @f(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (i32) {
    %y = arith.addi %x, %a : i32
    scf.yield %y : i32
  }
  %c = arith.cmpi eq, %r, %a : i32
  %s, %t = scf.if %c -> (i32, f32) {
    %k = arith.constant 1.0 : f32
    scf.yield %a, %k : i32, f32
  } else {
    %k = arith.constant 2.0 : f32
    scf.yield %r, %k : i32, f32
  }
  scf.if %c { func.call @g(%a) : (i32) -> () }
  %z = scf.index_switch %n -> i32
  case 2 { 
    scf.yield %a : i32 }
  default { scf.yield %s : i32 }
  return %z : i32
}
func.func private @g(i32)
func.func private @two(%x: i32) -> i32 { 
  %r = arith.constant 1 : i32
  return %r : i32
}
