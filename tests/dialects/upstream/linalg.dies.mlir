func.func @f() {
  // expected-error @below {{expects at least one input and one output}}
  %0 = "linalg.reduce"() <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }) : () -> tensor<16xf32>
  return
}
