module {
  %0 = transform.test_produce_self_handle_or_forward_operand : () -> !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_produce_self_handle_or_forward_operand %0 : (!transform.any_op) -> !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_produce_value_handle_to_self_operand %0 : (!transform.any_op) -> !transform.any_value
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_produce_value_handle_to_result %0, 1 : (!transform.any_op) -> !transform.any_value
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_produce_value_handle_to_argument_of_parent_block %0, 1 : (!transform.any_op) -> !transform.any_value
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_consume_operand %0 : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = "x.v"() : () -> !transform.any_op
  transform.test_consume_operand %0, %1 : !transform.any_op, !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_consume_operand %0 {allow_repeated_handles} : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_consume_operand_each %0 : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_consume_operand_of_op_kind_or_fail %0, "x" : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_succeed_if_operand_of_op_kind %0, "x" : !transform.any_op
}

// -----

module {
  transform.test_add_test_extension "x"
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_check_if_test_extension_present %0 : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_remap_operand_to_self %0 : (!transform.any_op) -> !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_remap_operand_to_self %0 : (!transform.any_op) -> ()
}

// -----

module {
  transform.test_remove_test_extension
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_reverse_payload_ops %0 : (!transform.any_op) -> !transform.any_op
}

// -----

module {
  transform.test_transform_op "a"
  transform.test_transform_op
}

// -----

module {
  transform.test_transform_op_with_regions {
  }, {
  }
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_emit_remark_and_erase_operand %0, "x" : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_emit_remark_and_erase_operand %0, "x" {fail_after_erase} : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %a, %b, %c = transform.test_wrong_number_of_results %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_wrong_number_of_multi_results %0 : (!transform.any_op) -> !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %result1, %result2 = transform.test_correct_number_of_multi_results %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %null, %non_null = transform.test_mixed_null_and_non_null_results %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_mixed_success_and_silenceable %0 : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_copy_payload %0 : (!transform.any_op) -> !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_report_number_of_tracked_handles_nested_under %0 : !transform.any_op
}

// -----

module {
  %0 = transform.test_add_to_param 1
}

// -----

module {
  %0 = "x.v"() : () -> !transform.test_dialect_param
  %1 = transform.test_add_to_param %0, 1
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test_produce_param_with_number_of_test_ops %0 : !transform.any_op
}

// -----

module {
  %0 = transform.test_produce_param(0 : i32) : !transform.test_dialect_param
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %out, %param = transform.test_produce_transform_param_or_forward_operand %0 {first_result_is_param} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
}

// -----

module {
  %0 = transform.test_produce_null_payload : !transform.any_op
}

// -----

module {
  %0 = transform.test_produce_null_param : !transform.param<i64>
}

// -----

module {
  %0 = transform.test_produce_null_value : !transform.any_value
}

// -----

module {
  %0 = transform.test_produce_empty_payload : !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_produce_invalid_ir %0 : !transform.any_op
}

// -----

module {
  %0 = transform.test_dummy_payload_op  : () -> i1
}

// -----

module {
  transform.test_dummy_payload_op  : () -> ()
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_tracked_rewrite %0 : (!transform.any_op) -> ()
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = "x.v"() : () -> !transform.any_op
  transform.test_notify_payload_op_replaced %0, %1 : (!transform.any_op, !transform.any_op) -> ()
}

// -----

module {
  transform.test_re_enter_region {
    transform.yield 
  }
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  transform.test_re_enter_region %0 : !transform.any_op {
  ^bb0(%arg0: !transform.any_op):
    transform.yield 
  }
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %transfomed, %loops = transform.test.fuse_and_yield %0 [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %transfomed, %loops = transform.test.fuse_and_yield %0 [10] interchange [1] use_forall true : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = "x.v"() : () -> !transform.any_op
  %fused_consumer, %result_loops = transform.test.fuse_consumer %0 into(%1) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = "x.v"() : () -> !transform.any_op
  %2 = "x.v"() : () -> !transform.any_op
  %fused_consumer, %result_loops = transform.test.fuse_consumer %0 into(%1, %2) : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_ops, %loops = transform.test.fuse_using_forall %0 [10] interchange [1] mapping = [#gpu.block<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_op, %loops = transform.test.tile_using_forall %0 [10] interchange = [1] mapping = [#gpu.block<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_op, %loops = transform.test.tile_using_forall %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = transform.test.make_composed_folded_affine_apply %0 : (!transform.any_op) -> !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %1 = "x.v"() : () -> !transform.any_op
  transform.test.move_operand_deps %0 before %1 : !transform.any_op, !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_value
  %1 = "x.v"() : () -> !transform.any_op
  transform.test.move_value_defns %0 before %1 : (!transform.any_value), !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_value
  %1 = "x.v"() : () -> !transform.any_value
  %2 = "x.v"() : () -> !transform.any_op
  transform.test.move_value_defns %0, %1 before %2 : (!transform.any_value, !transform.any_value), !transform.any_op
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_ops, %loops = transform.test.tile_and_fuse_outer_parallel_partial_reduction %0 tile_sizes = [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_ops, %loops = transform.test.tile_and_fuse_outer_parallel_partial_reduction %0 tile_sizes = [10] mapping = [#gpu.block<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_ops, %loops = transform.test.tile_using_custom_loop %0 tile_sizes = [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  %0 = "x.v"() : () -> !transform.any_op
  %tiled_ops, %loops = transform.test.tile_using_custom_loop %0 tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

module {
  transform.apply_conversion_patterns.transform.test_type_converter
}

// -----

module {
  "transform.test_branching_transform_op_terminator"() : () -> ()
}
