// builtin.module(transform-interpreter)
#id = affine_map<(d0) -> (d0)>
func.func @elementwise(%a: tensor<?xf32>, %b: tensor<64xf32>, %c: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : tensor<64xf32>) outs(%c : tensor<64xf32>) attrs = {k = "producer"} {
  ^bb0(%x: f32, %y: f32):
    %3 = arith.addf %x, %x : f32
    linalg.yield %3 : f32
  } -> tensor<64xf32>
  %1 = linalg.exp {k = "root"} ins(%0 : tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.abs ins(%0 : tensor<64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  return %1, %2 : tensor<64xf32>, tensor<64xf32>
}
func.func @through_argument(%b: tensor<64xf32>, %c: tensor<64xf32>, %v: f32) -> tensor<64xf32> {
  %0 = linalg.fill {k = "producer2"} ins(%v : f32) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.exp {k = "root2"} ins(%b : tensor<64xf32>) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @copied(%b: tensor<64xf32>, %c: tensor<64xf32>, %i: index) -> tensor<64xf32> {
  %e = tensor.empty() {k = "producer3"} : tensor<64xf32>
  %0 = scf.forall (%j) in (%i) shared_outs(%o = %c) -> (tensor<64xf32>) {
    %1 = linalg.abs ins(%b : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[0] [64] [1] : tensor<64xf32> into tensor<64xf32>
    }
  } {k = "root3"}
  return %0 : tensor<64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {k = "root"} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.match attributes {k = "producer"} in %root : (!transform.any_op) -> !transform.any_op
    %t, %loop = transform.structured.tile_using_forall %0 tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %new = transform.structured.fuse_into_containing_op %1 into %loop : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %f "fused" : !transform.any_op
    transform.annotate %new "around" : !transform.any_op
    %2 = transform.structured.match attributes {k = "root2"} in %root : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.match attributes {k = "producer2"} in %root : (!transform.any_op) -> !transform.any_op
    %t2, %loop2 = transform.structured.tile_using_forall %2 num_threads [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.fuse_into_containing_op %3 into %loop2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4 = transform.structured.match attributes {k = "root3"} in %root : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.match attributes {k = "producer3"} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.fuse_into_containing_op %5 into %4 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
