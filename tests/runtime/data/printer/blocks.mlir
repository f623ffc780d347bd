func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^left, ^right(%a : i32)
^unreachable:
  cf.br ^exit(%a : i32)
^left:
  cf.cond_br %c, ^right(%a : i32), ^right(%a : i32)
^right(%x: i32):
  "a.switch"(%x)[^left, ^right, ^exit] : (i32) -> ()
^exit(%r: i32):
  return %r : i32
}
"a.regions"() ({
}, {
^bb0:
}, {
^bb0(%a: i32):
}, {
  "a.b"() : () -> ()
}, {
^bb0(%a: i32, %b: tensor<?xf32>):
  "a.b"()[^next, ^next] : () -> ()
^next:
  "a.b"() : () -> ()
^last:
  "a.b"()[^next] : () -> ()
}) : () -> ()
func.func private @declared(i32, memref<2xf32> {a.arg}) -> (i32 {a.res = "r"}, i1)
module @named attributes {a.b} {
  module {
    func.func nested @"quoted name"() attributes {a.c = 1 : i8} { return }
  }
}
