func.func @f(%a: tensor<2xf64>, %b: tensor<2xf64>) -> tensor<2xf64> {
  %0 = linalg.copy {tag} ins(%a: tensor<2xf64>) outs(%b: tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 32 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.copy {tag} ins(%a: tensor<4xf64>) outs(%b: tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 4 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x3x3xf16>, %b: tensor<?x3x3xf16>) -> tensor<?x3x3xf16> {
  %0 = linalg.copy {tag} ins(%a: tensor<?x3x3xf16>) outs(%b: tensor<?x3x3xf16>) -> tensor<?x3x3xf16>
  return %0 : tensor<?x3x3xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 128 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.copy {tag} ins(%a: tensor<3xf32>) outs(%b: tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 64 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<?x8x5xf16>, %b: tensor<?x8x5xf16>) -> tensor<?x8x5xf16> {
  %0 = linalg.copy {tag} ins(%a: tensor<?x8x5xf16>) outs(%b: tensor<?x8x5xf16>) -> tensor<?x8x5xf16>
  return %0 : tensor<?x8x5xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 8 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<32x1x32xi8>, %b: tensor<32x1x32xi8>) -> tensor<32x1x32xi8> {
  %0 = linalg.copy {tag} ins(%a: tensor<32x1x32xi8>) outs(%b: tensor<32x1x32xi8>) -> tensor<32x1x32xi8>
  return %0 : tensor<32x1x32xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 8 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<2x11xi8>) -> tensor<3x12xi8> {
  %c = arith.constant 0 : i8
  %0 = tensor.pad %a low[0, 0] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %c : i8
  } {tag} : tensor<2x11xi8> to tensor<3x12xi8>
  return %0 : tensor<3x12xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 1 desired_bit_alignment = 128 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.copy {tag} ins(%a: tensor<16xf32>) outs(%b: tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 128 desired_bit_alignment = 32 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<8x7x3xi8>, %b: tensor<8x7x3xi8>) -> tensor<8x7x3xi8> {
  %0 = linalg.copy {tag} ins(%a: tensor<8x7x3xi8>) outs(%b: tensor<8x7x3xi8>) -> tensor<8x7x3xi8>
  return %0 : tensor<8x7x3xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 8 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<2x2x2x8xf64>, %b: tensor<2x2x2x8xf64>) -> tensor<2x2x2x8xf64> {
  %0 = linalg.copy  ins(%a: tensor<2x2x2x8xf64>) outs(%b: tensor<2x2x2x8xf64>) -> tensor<2x2x2x8xf64>
  return {tag} %0 : tensor<2x2x2x8xf64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %l, %r = transform.structured.gpu.map_copy_to_threads %t total_num_threads = 128 desired_bit_alignment = 64 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %r, "x" : !transform.any_op
    transform.yield
  }
}
