// builtin.module(transform-interpreter)
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
  func.func private @g()
  transform.named_sequence @is_sum(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["arith.addi"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "sum" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @label(%op: !transform.any_op {transform.readonly}, %n: !transform.param<i64> {transform.readonly}) {
    transform.annotate %op "number" = %n : !transform.any_op, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %new = transform.foreach_match in %root @is_sum -> @mark : (!transform.any_op) -> !transform.any_op
    %sums = transform.collect_matching @is_sum in %new : (!transform.any_op) -> !transform.any_op
    %first, %second = transform.split_handle %sums : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %count = transform.num_associations %sums : (!transform.any_op) -> !transform.param<i64>
    transform.include @label failures(propagate) (%first, %count) : (!transform.any_op, !transform.param<i64>) -> ()
    transform.sequence %second : !transform.any_op failures(suppress) {
    ^bb0(%op: !transform.any_op):
      %wrong = transform.get_parent_op %op {op_name = "scf.for"} : (!transform.any_op) -> !transform.any_op
      transform.annotate %op "after_failure" : !transform.any_op
    }
    %function = transform.get_parent_op %first {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.foreach %sums : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      %user = transform.get_consumers_of_result %op[0] : (!transform.any_op) -> !transform.any_op
      transform.annotate %user "uses_sum" : !transform.any_op
    }
    transform.apply_cse to %function : !transform.any_op
    transform.yield
  }
}
