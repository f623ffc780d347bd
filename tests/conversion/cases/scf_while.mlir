// builtin.module(convert-scf-to-cf)
func.func @while(%n: i32) -> (i32, f32) {
  %zero = arith.constant 0 : i32
  %f = arith.constant 1.0 : f32
  %r:2 = scf.while (%i = %zero, %x = %f) : (i32, f32) -> (i32, f32) {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i, %x : i32, f32
  } do {
  ^bb0(%i: i32, %x: f32):
    %next = arith.addi %i, %i : i32
    scf.yield %next, %x : i32, f32
  }
  %d = scf.while (%i = %zero) : (i32) -> i32 {
    %next = arith.addi %i, %n : i32
    %more = arith.cmpi slt, %next, %n : i32
    scf.condition(%more) %next : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  %e = scf.execute_region -> i32 {
    %c = arith.cmpi eq, %d, %n : i32
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %d : i32
  ^b:
    scf.yield %n : i32
  }
  %c = arith.cmpi ult, %e, %n : i32
  %s:2 = scf.if %c -> (i32, f32) {
    scf.for unsigned %i = %zero to %n step %n : i32 {
      scf.if %c { scf.yield }
    }
    scf.yield %e, %f : i32, f32
  } else {
    scf.yield %r#0, %r#1 : i32, f32
  }
  return %s#0, %s#1 : i32, f32
}
