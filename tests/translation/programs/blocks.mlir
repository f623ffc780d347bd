func.func @br(%a: i1, %b: i32) -> i32 {
  cf.cond_br %a, ^bb1(%b : i32), ^bb2
^bb1(%x: i32):
  %y = emitc.add %x, %b : (i32, i32) -> i32
  cf.br ^bb3(%y, %b : i32, i32)
^bb2:
  cf.br ^bb3(%b, %b: i32, i32)
^bb3(%z: i32, %w: i32):
  return %z : i32
}
// -----
emitc.func @br(%a: i1, %b: i32) -> i32 {
  cf.cond_br %a, ^bb1(%b : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  %y = emitc.add %x, %b : (i32, i32) -> i32
  emitc.return %y : i32
}
// -----
emitc.func @brexpr(%c: i32, %d: i1) {
  %e = emitc.expression %c, %d : (i32, i1) -> i1 {
    %z = emitc.cmp eq, %c, %c : (i32, i32) -> i1
    emitc.yield %z : i1
  }
  cf.cond_br %e, ^bb1(%c : i32), ^bb1(%c : i32)
^bb1(%x: i32):
  %f = emitc.expression %c : (i32) -> i32 {
    %z = emitc.add %c, %c : (i32, i32) -> i32
    emitc.yield %z : i32
  }
  cf.br ^bb2(%f : i32)
^bb2(%w: i32):
  emitc.return
}
