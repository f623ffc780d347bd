// builtin.module(lift-cf-to-scf)
func.func @loop_with_two_entries(%c: i1, %x: i32, %n: i32) -> i32 {
  %one = arith.constant 1 : i32
  cf.cond_br %c, ^a(%x : i32), ^b(%n : i32)
^a(%y: i32):
  %z = arith.addi %y, %one : i32
  %d = arith.cmpi slt, %z, %n : i32
  cf.cond_br %d, ^b(%z : i32), ^end(%y : i32)
^b(%w: i32):
  %v = arith.muli %w, %w : i32
  cf.switch %v : i32, [
    default: ^a(%v : i32),
    0: ^end(%w : i32),
    5: ^b(%n : i32)
  ]
^end(%r: i32):
  return %r : i32
}
func.func @never_ends() -> f32 {
  cf.br ^a
^a:
  cf.br ^a
}
func.func @inside(%c: i1, %x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^a(%x : i32), ^b
  ^a(%y: i32):
    scf.yield %y : i32
  ^b:
    %z = arith.addi %x, %x : i32
    cf.br ^a(%z : i32)
  }
  return %r : i32
}
