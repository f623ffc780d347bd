// builtin.module(wrap-emitc-func-in-class)
emitc.func @f(%a: i32, %b: i32, %p: !emitc.ptr<i32>) -> i32 {
  %l = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  %1 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %3 = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> i32
  %5 = emitc.mul %0, %1 : (i32, i32) -> i32
  %6 = emitc.sub %5, %3 : (i32, i32) -> i32
  %7 = emitc.cast %6 : i32 to f32
  %8 = emitc.call_opaque "foo"(%7, %6) : (f32, i32) -> i32
  %9 = emitc.load %l : !emitc.lvalue<i32>
  %10 = emitc.add %9, %b : (i32, i32) -> i32
  %11 = emitc.mul %10, %8 : (i32, i32) -> i32
  %12 = emitc.literal "M" : i32
  %13 = emitc.add %11, %12 : (i32, i32) -> i32
  emitc.return %13 : i32
}
emitc.func @g(%a: i32, %b: i32) -> i32 attributes {specifiers = ["static"], x.y = 1 : i32} {
  emitc.return %a : i32
}
emitc.func private @h(%a: i32 {emitc.name = "foo", emitc.opaque = "a"}) -> i32
emitc.func @k(%a: i32 {emitc.name = "foo", emitc.opaque = "a"}, %b: !emitc.array<2xi32>, %c: !emitc.ptr<f32> {x.z}) {
  %i = "emitc.constant"() <{value = 1 : index}> : () -> index
  %0 = emitc.subscript %b[%i] : (!emitc.array<2xi32>, index) -> !emitc.lvalue<i32>
  emitc.assign %a : i32 to %0 : <i32>
  emitc.return
}
