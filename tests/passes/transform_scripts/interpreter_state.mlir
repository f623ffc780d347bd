func.func @f() {
  "test.a"() : () -> ()
  "test.a"() {target_me} : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %a = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %t = transform.cast %a : !transform.any_op to !transform.test_dialect_op
    %n = transform.test_produce_param_with_number_of_test_ops %a : !transform.any_op
    %s = transform.test_add_to_param %n, 40
    transform.debug.emit_param_as_remark %s : !transform.test_dialect_param
    %r = transform.test_reverse_payload_ops %a : (!transform.any_op) -> !transform.any_op
    transform.test_report_number_of_tracked_handles_nested_under %m : !transform.any_op
    %c:2 = transform.test_correct_number_of_multi_results %r : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f() {
  "test.a"() : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %a = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    %b = transform.test_copy_payload %a : (!transform.any_op) -> !transform.any_op
    transform.test_emit_remark_and_erase_operand %a, "erasing" : !transform.any_op
    transform.test_consume_operand %b : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f() {
  "test.a"() : () -> ()
  "test.a"() {target_me} : () -> ()
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %a = transform.structured.match ops{["test.a"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.sequence %a : !transform.any_op failures(suppress) {
    ^bb0(%x: !transform.any_op):
      transform.test_mixed_success_and_silenceable %x : !transform.any_op
    }
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %f : !transform.any_op
    transform.yield
  }
}
// -----
func.func @f() {
  %0 = transform.test_dummy_payload_op {replace_me} : () -> (i1)
  %1 = transform.test_dummy_payload_op {erase_me} : () -> (i1)
  %2 = transform.test_dummy_payload_op {replace_me} : () -> (i1)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %a = transform.structured.match ops{["transform.test_dummy_payload_op"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.test_tracked_rewrite %a : (!transform.any_op) -> ()
    %n = transform.num_associations %a : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.test_re_enter_region %f : !transform.any_op {
    ^bb0(%g: !transform.any_op):
      transform.debug.emit_remark_at %g, "again" : !transform.any_op
      transform.yield
    }
    transform.yield
  }
}
// -----
func.func @f() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %v = transform.test_produce_value_handle_to_result %f, 0 : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
func.func @f() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    transform.test_produce_param (0 : i64) : !transform.test_dialect_param
    transform.yield
  }
}
// -----
func.func @f() {
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["func.func"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @act(%op: !transform.any_op {transform.readonly}) {
    %c = transform.test_copy_payload %op : (!transform.any_op) -> !transform.any_op
    transform.test_consume_operand_of_op_kind_or_fail %c, "test.none" : !transform.any_op
    transform.debug.emit_remark_at %op, "after the failure" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    transform.foreach_match in %m
      @match -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
