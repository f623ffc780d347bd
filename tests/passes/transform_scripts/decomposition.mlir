func.func @softmax(%a: tensor<2x16x32xf32>, %d: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
  %1 = linalg.softmax dimension(2) ins(%a : tensor<2x16x32xf32>) outs(%d: tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  return %1 : tensor<2x16x32xf32>
}
func.func @dyn(%a: tensor<?x?xf16>, %d: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %1 = linalg.softmax dimension(0) ins(%a : tensor<?x?xf16>) outs(%d: tensor<?x?xf16>) -> tensor<?x?xf16>
  return %1 : tensor<?x?xf16>
}
func.func @one(%a: tensor<7xbf16>, %d: tensor<7xbf16>) -> tensor<7xbf16> {
  %1 = linalg.softmax dimension(0) ins(%a : tensor<7xbf16>) outs(%d: tensor<7xbf16>) -> tensor<7xbf16>
  return %1 : tensor<7xbf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %1, "made" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @other(%a: tensor<2x16xf32>, %d: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %1 = linalg.exp ins(%a : tensor<2x16xf32>) outs(%d: tensor<2x16xf32>) -> tensor<2x16xf32>
  return %1 : tensor<2x16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %m : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
