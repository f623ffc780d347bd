// builtin.module(transform-interpreter)
func.func @a(%i: tensor<4x6x3xf32>, %f: tensor<1x3x8xf32>, %o: tensor<4x2x8xf32>) -> tensor<4x2x8xf32> {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%i, %f : tensor<4x6x3xf32>, tensor<1x3x8xf32>) outs(%o : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
  return %0 : tensor<4x2x8xf32>
}
func.func @b(%i: memref<4x3x6xf32>, %f: memref<8x3x2xf32>, %o: memref<4x8x5xf32>) {
  linalg.conv_1d_ncw_fcw ins(%i, %f : memref<4x3x6xf32>, memref<8x3x2xf32>) outs(%o : memref<4x8x5xf32>)
  return
}
func.func @c(%i: memref<3x5x4xi8>, %f: memref<2x4xi8>, %o: memref<3x2x4xi32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%i, %f : memref<3x5x4xi8>, memref<2x4xi8>) outs(%o : memref<3x2x4xi32>)
  return
}
func.func @d(%i: tensor<8xf32>, %f: tensor<4xf32>, %o: tensor<5xf32>) -> tensor<5xf32> {
  %0 = linalg.conv_1d ins(%i, %f : tensor<8xf32>, tensor<4xf32>) outs(%o : tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @e(%i: tensor<4x4x3xf32>, %f: tensor<1xf32>, %o: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
  %0 = linalg.pooling_nwc_max {dilations = dense<1> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%i, %f : tensor<4x4x3xf32>, tensor<1xf32>) outs(%o : tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}
func.func @g(%i: tensor<4x7xf32>, %o: tensor<7xf32>, %p: tensor<f32>) -> (tensor<7xf32>, tensor<f32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%i : tensor<4x7xf32>) outs(%o : tensor<7xf32>) {
  ^bb0(%a: f32, %b: f32):
    %e = math.exp %a : f32
    %s = arith.maximumf %b, %e : f32
    linalg.yield %s : f32 } -> tensor<7xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%i : tensor<4x7xf32>) outs(%p : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32 } -> tensor<f32>
  return %0, %1 : tensor<7xf32>, tensor<f32>
}
func.func @h(%i: tensor<4x7xf32>, %o: tensor<7x4xindex>) -> tensor<7x4xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%i : tensor<4x7xf32>) outs(%o : tensor<7x4xindex>) {
  ^bb0(%a: f32, %b: index):
    %e = linalg.index 0 : index
    %c = arith.constant 3 : index
    %s = arith.addi %e, %c : index
    linalg.yield %s : index } -> tensor<7x4xindex>
  return %0 : tensor<7x4xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
    transform.yield
  }
}
