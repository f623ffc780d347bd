// builtin.module(simplify-depthwise-conv)
func.func @a(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, foo} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}
func.func @q(%i: tensor<1x9x9x4xi8>, %k: tensor<3x3x4x1xi8>, %a: i32, %b: i32, %o: tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%i, %k, %a, %b : tensor<1x9x9x4xi8>, tensor<3x3x4x1xi8>, i32, i32) outs(%o : tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32>
  return %0 : tensor<1x7x7x4x1xi32>
}
