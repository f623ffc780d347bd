// builtin.module(transform-interpreter)
func.func @left(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul {k = "left"} ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  func.return %0 : tensor<24x25xf32>
}
func.func @two(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul {k = "two"} ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  func.return %0 : tensor<24x25xf32>
}
func.func @nest(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
  %0 = linalg.matmul {k = "nest"} ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
  func.return %0 : tensor<24x25xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {k = "left"} in %root : (!transform.any_op) -> !transform.any_op
    %1, %loops = transform.structured.tile_using_for %0 tile_sizes [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2, %3, %4 = transform.structured.pad %1 {padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pad = transform.get_producer_of_operand %2[0] : (!transform.any_op) -> !transform.any_op
    %hoisted = transform.structured.hoist_pad %pad by 1 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.annotate %hoisted "hoisted" : !transform.any_op
    %5 = transform.structured.match attributes {k = "two"} in %root : (!transform.any_op) -> !transform.any_op
    %6, %l:3 = transform.structured.tile_using_for %5 tile_sizes [5, 7, 9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %7, %8, %9 = transform.structured.pad %6 {padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pad2 = transform.get_producer_of_operand %7[1] : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_pad %pad2 by 3 loops : (!transform.any_op) -> !transform.any_op
    %10 = transform.structured.match attributes {k = "nest"} in %root : (!transform.any_op) -> !transform.any_op
    %11, %m:3 = transform.structured.tile_using_for %10 tile_sizes [5, 7, 9] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %12, %13, %14 = transform.structured.pad %11 {padding_dimensions = [0, 1, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %pad3 = transform.get_producer_of_operand %12[0] : (!transform.any_op) -> !transform.any_op
    %nest = transform.structured.hoist_pad.build_packing_loop_nest %pad3 above %m#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.annotate %nest "nest" : !transform.any_op
    transform.yield
  }
}
