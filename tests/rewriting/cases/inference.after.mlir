func.func @f(%arg0: tensor<2xf16>) {
  %0 = "infer.element"(%arg0) : (tensor<2xf16>) -> f16
  %1 = "infer.hooked"(%arg0) : (tensor<2xf16>) -> f16
  %2 = "infer.same"(%0, %1) : (f16, f16) -> f16
  "infer.regions"(%2) ({
  }, {
  }) : (f16) -> ()
  %i, %j = "infer.buildable"(%arg0) : (tensor<2xf16>) -> (index, f32)
  %i_0, %j_1 = "infer.buildable"(%arg0) : (tensor<2xf16>) -> (index, f32)
  %3 = "infer.many"(%1, %i, %j, %j_1) : (f16, index, f32, f32) -> i5
  %a:2, %b = "infer.sizes2"(%arg0) <{resultSegmentSizes = array<i32: 2, 1, 0>}> : (tensor<2xf16>) -> (i1, i2, i3)
  %b_2, %c = "infer.sizes2"(%arg0) <{resultSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<2xf16>) -> (i1, i2)
  "infer.use"(%3, %a#0, %c) : (i5, i1, i2) -> ()
  return
}
