// builtin.module(transform-interpreter)
func.func @static(%a: tensor<13x34xf32>, %b: tensor<34x42xf32>, %c: tensor<13x42xf32>) -> tensor<13x42xf32> {
  %0 = linalg.matmul {k = "static"} ins(%a, %b: tensor<13x34xf32>, tensor<34x42xf32>) outs(%c: tensor<13x42xf32>) -> tensor<13x42xf32>
  return %0 : tensor<13x42xf32>
}
func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {k = "dynamic"} ins(%a, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c: tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @buffer(%a: memref<100xf32>, %b: memref<100xf32>) {
  linalg.exp {k = "buffer"} ins(%a: memref<100xf32>) outs(%b: memref<100xf32>)
  return
}
func.func @index(%b: tensor<9xindex>) -> tensor<9xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%b : tensor<9xindex>) attrs = {k = "index"} {
  ^bb0(%x: index):
    %1 = linalg.index 0 : index
    linalg.yield %1 : index
  } -> tensor<9xindex>
  return %0 : tensor<9xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {k = "static"} in %root : (!transform.any_op) -> !transform.any_op
    %low, %high, %at = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.any_op
    %parts = transform.structured.split %0 after %at {dimension = 0} : !transform.any_op, !transform.any_op
    %p:2 = transform.split_handle %parts : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %p#0 "first" : !transform.any_op
    %l, %h, %s = transform.structured.multitile_sizes %p#1 {target_size = 7, divisor = 2, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
    %q = transform.structured.split %p#1 after %s {dimension = 1} : !transform.any_op, !transform.param<i64>
    %1 = transform.structured.match attributes {k = "dynamic"} in %root : (!transform.any_op) -> !transform.any_op
    %sizes, %chunks = transform.structured.continuous_tile_sizes %1 {dimension = 1, target_size = 9} : (!transform.any_op) -> !transform.any_op
    %many = transform.structured.split %1 after %chunks {dimension = 1, multiway} : !transform.any_op, !transform.any_op
    %2 = transform.structured.match attributes {k = "buffer"} in %root : (!transform.any_op) -> !transform.any_op
    %sizes2, %chunks2 = transform.structured.continuous_tile_sizes %2 {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %sizes2 : !transform.param<i64>
    transform.debug.emit_param_as_remark %chunks2 : !transform.param<i64>
    %many2 = transform.structured.split %2 after %chunks2 {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
    %3 = transform.structured.match attributes {k = "index"} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.split %3 after 4 {dimension = 0} : !transform.any_op
    %t:2 = transform.split_handle %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u = transform.structured.split %t#1 after 40 {dimension = 0} : !transform.any_op
    transform.annotate %u "whole" : !transform.any_op
    transform.yield
  }
}
