// Inherent attributes, required, optional and with defaults; attributes besides; operations that nobody knows.
func.func private @f(%a: i32, %b: f32) -> i32 attributes {no_inline, test.extra = 1 : i32} {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.mulf %b, %b fastmath<fast> {extra.note = "kept"} : f32
  %2 = arith.constant 7 : i32
  cf.switch %2 : i32, [default: ^bb1, 42: ^bb2, 43: ^bb1]
^bb1:
  "unknown.op"() <{some = "property", other = 1 : i8}> {discardable} : () -> ()
  return %0 : i32
^bb2:
  "unknown.op"() <"not a dictionary"> : () -> ()
  "unknown.op"() : () -> ()
  return %0 : i32
}
