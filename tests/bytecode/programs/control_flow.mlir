// Blocks with arguments, loops back, values used before they are defined, uses in all orders.
func.func @loop(%n: i32, %flag: i1) -> i32 {
  %zero = arith.constant 0 : i32
  cf.br ^head(%zero, %n : i32, i32)
^head(%i: i32, %sum: i32):
  %next = arith.addi %i, %sum : i32
  %more = arith.cmpi slt, %next, %n : i32
  cf.cond_br %more, ^head(%next, %next : i32, i32), ^exit(%next, %sum : i32, i32)
^exit(%a: i32, %b: i32):
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @backwards(%flag: i1) {
  cf.br ^second
^third:
  "unknown.use"(%value, %flag) : (i32, i1) -> ()
  "unknown.use"(%flag, %value) : (i1, i32) -> ()
  return
^second:
  %value = arith.constant 1 : i32
  cf.br ^third
}
"unknown.graph"() ({
  %a = "unknown.first"(%b, %c#1) : (i32, i64) -> i32
  %b = "unknown.second"(%a, %b) : (i32, i32) -> i32
  %c:2 = "unknown.third"() : () -> (i32, i64)
  "unknown.nested"(%c#1) ({
    "unknown.inner"(%a, %a) : (i32, i32) -> ()
  }, {}, {
  ^bb0(%x: i32, %y: i64):
    "unknown.inner"(%x, %y, %x)[^bb1] : (i32, i64, i32) -> ()
  ^bb1:
    "unknown.end"() : () -> ()
  }) : (i64) -> ()
}) : () -> ()
module @nested {
  module {
    func.func private @declared(i32 {a.b = 1 : i8}) -> (f32 {a.c})
  }
}
