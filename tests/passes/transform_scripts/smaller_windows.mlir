func.func @f(%i: tensor<?x1x?x?xf32>, %k: tensor<1x?x?x?xf32>, %o: tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x1x?x?xf32>, tensor<1x?x?x?xf32>) outs(%o : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
  return %0 : tensor<?x1x?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%i: tensor<?x?x1x?xf32>, %k: tensor<?x?x1x?xf32>, %o: tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x1x?xf32>, tensor<?x?x1x?xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0 : tensor<?x?x1x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%i: tensor<1x113x1x96xf32>, %k: tensor<3x1x96xf32>, %o: tensor<1x56x1x96xf32>) -> tensor<1x56x1x96xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%i, %k : tensor<1x113x1x96xf32>, tensor<3x1x96xf32>) outs(%o : tensor<1x56x1x96xf32>) -> tensor<1x56x1x96xf32>
  return %0 : tensor<1x56x1x96xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%i: tensor<?x1xf32>, %k: tensor<?x1xf32>, %o: tensor<?x1xf32>) -> tensor<?x1xf32> {
  %0 = linalg.conv_2d {tag} ins(%i, %k : tensor<?x1xf32>, tensor<?x1xf32>) outs(%o : tensor<?x1xf32>) -> tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%i: tensor<?x1x?x?xf32>, %k: tensor<1x?xf32>, %o: tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32> {
  %0 = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x1x?x?xf32>, tensor<1x?xf32>) outs(%o : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
  return %0 : tensor<?x1x?x?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%i: tensor<4x4xf32>, %k: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul  ins(%i, %k : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%i: memref<?x1x?x?xf32>, %k: memref<1x?x?x?xf32>, %o: memref<?x1x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%i, %k : memref<?x1x?x?xf32>, memref<1x?x?x?xf32>) outs(%o : memref<?x1x?x?xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose %t : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
