module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.readonly}, %empty: !transform.op<"tensor.empty">, %pack: !transform.op<"linalg.pack">, %unpack: !transform.op<"linalg.unpack">) {
    %0 = transform.bufferization.empty_tensor_to_alloc_tensor %empty : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %pad, %expand, %transpose = transform.structured.lower_pack %pack : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %e, %t, %c, %s = transform.structured.lower_unpack %unpack : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
  transform.named_sequence @pack(%op: !transform.any_op, %pack: !transform.op<"linalg.pack">, %packed: !transform.any_op) {
    %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %1:3 = transform.structured.pack_transpose %pack with_compute_op(%packed) inner_perm = [1, 0] : (!transform.op<"linalg.pack">, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @replace(%op: !transform.any_op) {
    %0 = transform.structured.replace %op {
      builtin.module {
      }
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @lower(%op: !transform.any_op) {
    transform.apply_conversion_patterns to %op {
      transform.apply_conversion_patterns.dialect_to_llvm "math"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"]} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured failures(propagate) %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%struct: !transform.any_op):
      transform.match.structured.body %struct {passthrough} : !transform.any_op
      %b, %m, %n, %k = transform.match.structured.classify_contraction_dims %struct : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %cb, %oi, %oc, %fl, %ic, %d, %st, %di = transform.match.structured.classify_convolution_dims %struct : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %init = transform.match.structured.init %struct[0] : (!transform.any_op) -> !transform.any_value
      %input = transform.match.structured.input %struct[0] : (!transform.any_op) -> !transform.any_value
      %inits = transform.match.structured.num_inits %struct : (!transform.any_op) -> !transform.param<i64>
      %inputs = transform.match.structured.num_inputs %struct : (!transform.any_op) -> !transform.param<i64>
      %result = transform.match.structured.result %struct[0] {any} : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %struct : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @layouts(%value: !transform.any_value, %desc: !transform.any_op) {
    %0 = transform.xegpu.convert_layout %value input_sg_layout = [8, 4] input_sg_data = [32, 64] target_sg_layout = [8, 4] target_sg_data = [8, 32] : (!transform.any_value) -> !transform.any_op
    %1 = transform.xegpu.set_desc_layout %desc sg_layout = [8, 4] sg_data = [32, 64] inst_data = [8, 16] : (!transform.any_op) -> !transform.any_op
    transform.xegpu.set_op_layout_attr %1 index = 0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
    transform.yield
  }
}

// -----

transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb1(%op: !transform.any_op):
    transform.yield
  }
}
