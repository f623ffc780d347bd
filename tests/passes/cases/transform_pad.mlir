// builtin.module(transform-interpreter)
#min = affine_map<(d0) -> (-d0 + 2044, 16)>
func.func @in_loop(%a: tensor<128x2044xf32>, %b: tensor<2044x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c2044 = arith.constant 2044 : index
  %0 = scf.for %i = %c0 to %c2044 step %c16 iter_args(%out = %c) -> (tensor<128x128xf32>) {
    %size = affine.min #min(%i)
    %1 = tensor.extract_slice %a[0, %i] [128, %size] [1, 1] : tensor<128x2044xf32> to tensor<128x?xf32>
    %2 = tensor.extract_slice %b[%i, 0] [%size, 128] [1, 1] : tensor<2044x128xf32> to tensor<?x128xf32>
    %3 = linalg.matmul {k = "static"} ins(%1, %2 : tensor<128x?xf32>, tensor<?x128xf32>) outs(%out : tensor<128x128xf32>) -> tensor<128x128xf32>
    scf.yield %3 : tensor<128x128xf32>
  }
  func.return %0 : tensor<128x128xf32>
}
func.func @of_sum(%a: tensor<?xf32>, %n: index, %c: tensor<?xf32>) -> tensor<?xf32> {
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %m = affine.min affine_map<()[s0] -> (s0, 7)>()[%n]
  %s = arith.addi %m, %c5 : index
  %p = arith.muli %s, %c8 : index
  %0 = tensor.extract_slice %a[0] [%p] [1] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.empty(%p) : tensor<?xf32>
  %3 = linalg.exp {k = "sum"} ins(%1 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  func.return %3 : tensor<?xf32>
}
func.func @dynamic(%a: tensor<?x12xf32>, %b: tensor<12x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {k = "dynamic"} ins(%a, %b : tensor<?x12xf32>, tensor<12x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}
func.func @cannot(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.exp {k = "cannot"} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  func.return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {k = "static"} in %root : (!transform.any_op) -> !transform.any_op
    %padded, %pad, %copy = transform.structured.pad %0 {padding_values = [0.0 : f32, "1.0", 2.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.op<"bufferization.materialize_in_destination">)
    %1 = transform.structured.match attributes {k = "dynamic"} in %root : (!transform.any_op) -> !transform.any_op
    %param = transform.param.constant 7 : i64 -> !transform.param<i64>
    transform.structured.pad %1 pad_to_multiple_of [%param, 5, 8] use_prescribed_tensor_shapes {padding_dimensions = [0, 1, 2], nofold_flags = [0, 1], copy_back_op = "linalg.copy"} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.op<"linalg.copy">)
    %2 = transform.structured.match attributes {k = "sum"} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.pad %2 {padding_dimensions = [0], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%all: !transform.any_op):
      %4 = transform.structured.match attributes {k = "cannot"} in %all : (!transform.any_op) -> !transform.any_op
      transform.structured.pad %4 {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
