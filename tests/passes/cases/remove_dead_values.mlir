// builtin.module(remove-dead-values)
func.func private @two(%a: i32, %unused: i32, %b: i32) -> (i32, i32 {test.kept}) {
  %s = arith.addi %a, %a : i32
  return %s, %b : i32, i32
}
func.func @calls(%x: i32, %y: i32) -> i32 {
  %0:2 = call @two(%x, %y, %y) : (i32, i32, i32) -> (i32, i32)
  %1:2 = call @two(%y, %x, %x) : (i32, i32, i32) -> (i32, i32)
  %sum = arith.addi %0#1, %1#1 : i32
  return %sum : i32
}
func.func private @never_called(%a: i32, %m: memref<i32>) -> i32 {
  memref.store %a, %m[] : memref<i32>
  return %a : i32
}
func.func @loop(%n: index, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    %next = arith.muli %a, %x : i32
    %other = arith.addi %b, %next : i32
    scf.yield %next, %other : i32, i32
  }
  return %r#0 : i32
}
func.func @if(%c: i1, %m: memref<i32>, %x: i32) -> i32 {
  %r:2 = scf.if %c -> (i32, i32) {
    memref.store %x, %m[] : memref<i32>
    %d = arith.addi %x, %x : i32
    scf.yield %x, %d : i32, i32
  } else {
    %d = arith.muli %x, %x : i32
    scf.yield %d, %d : i32, i32
  }
  return %r#0 : i32
}
func.func @while(%c: i1, %x: i32) -> i32 {
  %r:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi slt, %a, %x : i32
    scf.condition(%go) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %next = arith.addi %a, %a : i32
    %other = arith.addi %b, %a : i32
    scf.yield %next, %other : i32, i32
  }
  return %r#0 : i32
}
func.func @branches(%c: i1, %x: i32) -> i32 {
  %dead = arith.muli %x, %x : i32
  cf.cond_br %c, ^one(%x, %dead : i32, i32), ^two(%dead : i32)
^one(%a: i32, %b: i32):
  %d = arith.addi %b, %b : i32
  cf.br ^two(%d : i32)
^two(%e: i32):
  return %x : i32
}
func.func @effects(%m: memref<i32>, %n: memref<i32>) -> i32 {
  %unused = memref.load %m[] : memref<i32>
  %kept = memref.load %n[] : memref<i32>
  return %kept : i32
}
func.func @unreached(%x: i32) -> i32 {
  return %x : i32
^one(%c: i1, %a: i32):
  %d = arith.addi %a, %a : i32
  cf.cond_br %c, ^one(%c, %d : i1, i32), ^two
^two:
  return %x : i32
}
