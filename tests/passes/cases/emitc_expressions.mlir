// builtin.module(form-expressions)
func.func @f0(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %1 = emitc.literal "M" : i32
  %2 = emitc.div %a, %1 : (i32, i32) -> i32
  %3 = emitc.literal "M" : i32
  return %3 : i32
}
func.func @f1(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
  %1 = emitc.expression %a, %b : (i32, i32) -> i32 {
 %q = emitc.add %a, %b : (i32, i32) -> i32
 %r = emitc.mul %q, %a : (i32, i32) -> i32
 emitc.yield %r : i32
}
  return %1 : i32
}
func.func @f2(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.add %b, %b : (i32, i32) -> i32
  %1 = emitc.mul %b, %b : (i32, i32) -> i32
  %2 = emitc.sub %b, %a : (i32, i32) -> i32
  %3 = emitc.bitwise_and %b, %2 : (i32, i32) -> i32
  %4 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
  %5 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %6 = emitc.call_opaque "foo"(%b, %2) : (i32, i32) -> i32
  %7 = emitc.div %6, %b : (i32, i32) -> i32
  %8 = emitc.load %l : !emitc.lvalue<i32>
  %9 = emitc.unary_minus %8 : (i32) -> i32
  %10 = emitc.div %b, %6 : (i32, i32) -> i32
  %11 = emitc.bitwise_and %10, %10 : (i32, i32) -> i32
  return %11 : i32
}
func.func @f3(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.bitwise_and %a, %a : (i32, i32) -> i32
  %1 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %2 = emitc.rem %1, %a : (i32, i32) -> i32
  %3 = emitc.div %b, %b : (i32, i32) -> i32
  %4 = emitc.expression %2, %3 noinline : (i32, i32) -> i32 {
 %q = emitc.add %3, %2 : (i32, i32) -> i32
 %r = emitc.mul %q, %3 : (i32, i32) -> i32
 emitc.yield %r : i32
}
  %5 = emitc.load %l : !emitc.lvalue<i32>
  %6 = emitc.sub %b, %4 : (i32, i32) -> i32
  %7 = emitc.add %3, %3 : (i32, i32) -> i32
  %8 = emitc.mul %5, %7 : (i32, i32) -> i32
  %9 = emitc.rem %5, %5 : (i32, i32) -> i32
  %10 = emitc.sub %b, %6 : (i32, i32) -> i32
  return %10 : i32
}
func.func @f4(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.div %a, %a : (i32, i32) -> i32
  %1 = emitc.mul %b, %0 : (i32, i32) -> i32
  %2 = emitc.load %l : !emitc.lvalue<i32>
  %3 = emitc.expression %2, %a noinline : (i32, i32) -> i32 {
 %q = emitc.add %2, %a : (i32, i32) -> i32
 %r = emitc.mul %q, %2 : (i32, i32) -> i32
 emitc.yield %r : i32
}
  %4 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %5 = emitc.unary_minus %b : (i32) -> i32
  %6 = emitc.mul %3, %b : (i32, i32) -> i32
  return %6 : i32
}
func.func @f5(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.assign %b : i32 to %l : <i32>
  %0 = emitc.rem %b, %a : (i32, i32) -> i32
  %1 = emitc.rem %0, %b : (i32, i32) -> i32
  return %1 : i32
}
func.func @f6(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> i32
  %1 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %2 = emitc.bitwise_and %b, %b : (i32, i32) -> i32
  %3 = emitc.sub %b, %b : (i32, i32) -> i32
  %4 = emitc.sub %0, %1 : (i32, i32) -> i32
  %5 = emitc.call_opaque "foo"(%b, %4) : (i32, i32) -> i32
  emitc.assign %5 : i32 to %l : <i32>
  %6 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
  %7 = "emitc.constant"() <{value = 2 : i32}> : () -> i32
  %8 = emitc.add %5, %5 : (i32, i32) -> i32
  %9 = emitc.div %6, %a : (i32, i32) -> i32
  return %9 : i32
}
func.func @f7(%a: i32, %b: i32) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.mul %a, %a : (i32, i32) -> i32
  %1 = emitc.rem %a, %b : (i32, i32) -> i32
  %2 = emitc.call_opaque "foo"(%b, %1) : (i32, i32) -> i32
  %3 = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> i32
  %4 = "emitc.constant"() <{value = 0 : i32}> : () -> i32
  %5 = emitc.mul %2, %b : (i32, i32) -> i32
  return %5 : i32
}
