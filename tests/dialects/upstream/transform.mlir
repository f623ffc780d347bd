module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %arg0 ["linalg.matmul"] : !transform.any_op
    transform.match.structured %arg0 : !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.match.structured.dim %arg1[all] {parallel} : !transform.any_op
      transform.match.structured.dim %arg1[except(0, -1)] : !transform.any_op
      %0 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield 
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_param {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %updated_root = transform.foreach_match in %arg0 
        @match -> @act : (!transform.any_op) -> !transform.any_op
    %tiled_linalg_op, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, [8]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %tiled_op, %forall_op = transform.structured.tile_using_forall %tiled_linalg_op num_threads *(%0) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %1 = transform.structured.split %tiled_op after %arg1  {dimension = 1 : i64} : !transform.any_op, !transform.any_param
    transform.structured.vectorize %1 vector_sizes [4, %arg1] : !transform.any_op, !transform.any_param
    %2 = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %arg1, "top-down" = false} to %updated_root : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %low_size, %high_size, %split_point = transform.structured.multitile_sizes %forall_op {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
    transform.yield 
  }
}
