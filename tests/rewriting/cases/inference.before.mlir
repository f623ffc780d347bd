func.func @f(%a: tensor<2xf16>) {
  %0 = "infer.start"(%a) : (tensor<2xf16>) -> i5
  %1:3 = "infer.sizes"(%a) <{resultSegmentSizes = array<i32: 2, 1, 0>}> : (tensor<2xf16>) -> (i1, i2, i3)
  %2:2 = "infer.sizes"(%a) <{resultSegmentSizes = array<i32: 0, 1, 1>}> : (tensor<2xf16>) -> (i1, i2)
  "infer.use"(%0, %1#0, %2#1) : (i5, i1, i2) -> ()
  return
}
