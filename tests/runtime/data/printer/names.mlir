func.func @f(%first: i32, %second: i1) -> (i32, f32) {
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  %t = arith.constant true
  %z = arith.constant 1.5 : f32
  %i = arith.constant -3 : index
  %v = arith.constant dense<0> : tensor<2xi8>
  %many:3 = "a.many"() : () -> (i32, f32, i32)
  %p, %q:2 = "a.split"(%many#2, %many#0) : (i32, i32) -> (i32, i32, i32)
  "a.region"() ({
  ^bb0(%inner: i32, %other: f32):
    %k = arith.constant 1 : i32
    %n = "a.use"(%inner, %k, %x, %q#1) : (i32, i32, i32, i32) -> i32
    "a.region"() ({
      %deep = "a.use"(%n) : (i32) -> i32
    }, {
    ^bb0(%w: i64):
    }) : () -> ()
  }) : () -> ()
  return %q#1, %many#1 : i32, f32
}
func.func @g() {
  %c = arith.constant 1 : i32
  return
}
%outside = "a.graph"(%later) : (i32) -> i32
%later = "a.graph"(%outside) : (i32) -> i32
