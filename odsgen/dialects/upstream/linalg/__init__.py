"""Hooks of the dialect `linalg`."""

from __future__ import annotations

from odsgen.dialects.upstream.index_lists import parse_dynamic_index_list, print_dynamic_index_list
from odsgen.dialects.upstream.linalg.generic import (
    asm_block_argument_names_generic,
    parse_generic,
    parse_yield,
    print_generic,
    print_yield,
    verify_index,
    verify_yield,
)
from odsgen.dialects.upstream.linalg.layout_verifiers import (
    second_operand,
    verify_pack,
    verify_softmax,
    verify_unpack,
    verify_winograd_filter_transform,
    verify_winograd_input_transform,
    verify_winograd_output_transform,
)
from odsgen.dialects.upstream.linalg.named_operations import (
    parse_contract,
    parse_elementwise,
    parse_matrix_product,
    parse_named_operation,
    print_contract,
    print_elementwise,
    print_matrix_product,
)
from odsgen.dialects.upstream.linalg.payload import (
    asm_block_argument_names_map,
    asm_block_argument_names_reduce,
    asm_result_names_broadcast,
    asm_result_names_map,
    asm_result_names_reduce,
    asm_result_names_transpose,
    parse_broadcast,
    parse_map,
    parse_reduce,
    parse_transpose,
    print_broadcast,
    print_map,
    print_reduce,
    print_transpose,
)
from odsgen.dialects.upstream.linalg.payload_verifiers import (
    verify_broadcast,
    verify_fill_op_interface,
    verify_map,
    verify_reduce,
    verify_transpose,
)
from odsgen.dialects.upstream.linalg.product_verifiers import (
    verify_batch_matmul,
    verify_batch_reduce_matmul,
    verify_contract,
    verify_matmul,
)
from odsgen.dialects.upstream.linalg.structured_parts import print_named_operation
from odsgen.dialects.upstream.linalg.structured_verifiers import (
    verify_contraction_op_interface_regions,
    verify_convolution_op_interface,
    verify_linalg_op_regions,
    verify_operation_attribute,
)

__all__ = [
    "asm_block_argument_names_generic",
    "asm_block_argument_names_map",
    "asm_block_argument_names_reduce",
    "asm_result_names_broadcast",
    "asm_result_names_map",
    "asm_result_names_reduce",
    "asm_result_names_transpose",
    "parse_broadcast",
    "parse_contract",
    "parse_dynamic_index_list",
    "parse_elementwise",
    "parse_generic",
    "parse_map",
    "parse_reduce",
    "parse_transpose",
    "parse_yield",
    "print_broadcast",
    "print_contract",
    "print_dynamic_index_list",
    "print_elementwise",
    "print_generic",
    "print_map",
    "print_reduce",
    "print_transpose",
    "print_yield",
    "verify_batch_matmul",
    "verify_batch_reduce_matmul",
    "verify_broadcast",
    "verify_contract",
    "verify_contraction_op_interface_regions",
    "verify_convolution_op_interface",
    "verify_fill_op_interface",
    "verify_index",
    "verify_linalg_op_regions",
    "verify_map",
    "verify_matmul",
    "verify_operation_attribute",
    "verify_pack",
    "verify_reduce",
    "verify_softmax",
    "verify_transpose",
    "verify_unpack",
    "verify_winograd_filter_transform",
    "verify_winograd_input_transform",
    "verify_winograd_output_transform",
    "verify_yield",
]

dps_inits_mutable_pack = dps_inits_mutable_unpack = second_operand
dps_inits_mutable_softmax = second_operand
dps_inits_mutable_winograd_filter_transform = second_operand
dps_inits_mutable_winograd_input_transform = second_operand
dps_inits_mutable_winograd_output_transform = second_operand

parse_matmul = parse_batch_matmul = parse_batch_reduce_matmul = parse_matrix_product
print_matmul = print_batch_matmul = print_batch_reduce_matmul = print_matrix_product

# --- operations that have their name, and nothing else, to tell them apart --------------------------------------------------

parse_abs = parse_named_operation
parse_add = parse_named_operation
parse_batch_matvec = parse_named_operation
parse_batch_mmt4d = parse_named_operation
parse_batch_vecmat = parse_named_operation
parse_ceil = parse_named_operation
parse_conv_1d_ncw_fcw = parse_named_operation
parse_conv_1d_nwc_wcf = parse_named_operation
parse_conv_1d = parse_named_operation
parse_conv_2d_nchw_fchw = parse_named_operation
parse_conv_2d_nchw_fchw_q = parse_named_operation
parse_conv_2d_ngchw_fgchw = parse_named_operation
parse_conv_2d_ngchw_gfchw = parse_named_operation
parse_conv_2d_ngchw_gfchw_q = parse_named_operation
parse_conv_2d_nhwc_fhwc = parse_named_operation
parse_conv_2d_nhwc_fhwc_q = parse_named_operation
parse_conv_2d_nhwc_hwcf = parse_named_operation
parse_conv_2d_nhwc_hwcf_q = parse_named_operation
parse_conv_2d_nhwgc_gfhwc = parse_named_operation
parse_conv_2d_nhwgc_gfhwc_q = parse_named_operation
parse_conv_2d = parse_named_operation
parse_conv_3d_ncdhw_fcdhw = parse_named_operation
parse_conv_3d_ndhwc_dhwcf = parse_named_operation
parse_conv_3d_ndhwc_dhwcf_q = parse_named_operation
parse_conv_3d = parse_named_operation
parse_copy = parse_named_operation
parse_depthwise_conv_1d_ncw_cw = parse_named_operation
parse_depthwise_conv_1d_nwc_wc = parse_named_operation
parse_depthwise_conv_1d_nwc_wcm = parse_named_operation
parse_depthwise_conv_2d_nchw_chw = parse_named_operation
parse_depthwise_conv_2d_nhwc_hwc = parse_named_operation
parse_depthwise_conv_2d_nhwc_hwc_q = parse_named_operation
parse_depthwise_conv_2d_nhwc_hwcm = parse_named_operation
parse_depthwise_conv_2d_nhwc_hwcm_q = parse_named_operation
parse_depthwise_conv_3d_ncdhw_cdhw = parse_named_operation
parse_depthwise_conv_3d_ndhwc_dhwc = parse_named_operation
parse_depthwise_conv_3d_ndhwc_dhwcm = parse_named_operation
parse_div = parse_named_operation
parse_div_unsigned = parse_named_operation
parse_dot = parse_named_operation
parse_erf = parse_named_operation
parse_exp = parse_named_operation
parse_fill = parse_named_operation
parse_fill_rng_2d = parse_named_operation
parse_floor = parse_named_operation
parse_log = parse_named_operation
parse_matvec = parse_named_operation
parse_max = parse_named_operation
parse_min = parse_named_operation
parse_mmt4d = parse_named_operation
parse_mul = parse_named_operation
parse_negf = parse_named_operation
parse_pooling_nchw_max = parse_named_operation
parse_pooling_nchw_sum = parse_named_operation
parse_pooling_ncw_max = parse_named_operation
parse_pooling_ncw_sum = parse_named_operation
parse_pooling_ndhwc_max = parse_named_operation
parse_pooling_ndhwc_min = parse_named_operation
parse_pooling_ndhwc_sum = parse_named_operation
parse_pooling_nhwc_max = parse_named_operation
parse_pooling_nhwc_max_unsigned = parse_named_operation
parse_pooling_nhwc_min = parse_named_operation
parse_pooling_nhwc_min_unsigned = parse_named_operation
parse_pooling_nhwc_sum = parse_named_operation
parse_pooling_nwc_max = parse_named_operation
parse_pooling_nwc_max_unsigned = parse_named_operation
parse_pooling_nwc_min = parse_named_operation
parse_pooling_nwc_min_unsigned = parse_named_operation
parse_pooling_nwc_sum = parse_named_operation
parse_powf = parse_named_operation
parse_quantized_batch_matmul = parse_named_operation
parse_quantized_matmul = parse_named_operation
parse_reciprocal = parse_named_operation
parse_round = parse_named_operation
parse_rsqrt = parse_named_operation
parse_select = parse_named_operation
parse_sqrt = parse_named_operation
parse_square = parse_named_operation
parse_sub = parse_named_operation
parse_tanh = parse_named_operation
parse_vecmat = parse_named_operation

print_abs = print_named_operation
print_add = print_named_operation
print_batch_matvec = print_named_operation
print_batch_mmt4d = print_named_operation
print_batch_vecmat = print_named_operation
print_ceil = print_named_operation
print_conv_1d_ncw_fcw = print_named_operation
print_conv_1d_nwc_wcf = print_named_operation
print_conv_1d = print_named_operation
print_conv_2d_nchw_fchw = print_named_operation
print_conv_2d_nchw_fchw_q = print_named_operation
print_conv_2d_ngchw_fgchw = print_named_operation
print_conv_2d_ngchw_gfchw = print_named_operation
print_conv_2d_ngchw_gfchw_q = print_named_operation
print_conv_2d_nhwc_fhwc = print_named_operation
print_conv_2d_nhwc_fhwc_q = print_named_operation
print_conv_2d_nhwc_hwcf = print_named_operation
print_conv_2d_nhwc_hwcf_q = print_named_operation
print_conv_2d_nhwgc_gfhwc = print_named_operation
print_conv_2d_nhwgc_gfhwc_q = print_named_operation
print_conv_2d = print_named_operation
print_conv_3d_ncdhw_fcdhw = print_named_operation
print_conv_3d_ndhwc_dhwcf = print_named_operation
print_conv_3d_ndhwc_dhwcf_q = print_named_operation
print_conv_3d = print_named_operation
print_copy = print_named_operation
print_depthwise_conv_1d_ncw_cw = print_named_operation
print_depthwise_conv_1d_nwc_wc = print_named_operation
print_depthwise_conv_1d_nwc_wcm = print_named_operation
print_depthwise_conv_2d_nchw_chw = print_named_operation
print_depthwise_conv_2d_nhwc_hwc = print_named_operation
print_depthwise_conv_2d_nhwc_hwc_q = print_named_operation
print_depthwise_conv_2d_nhwc_hwcm = print_named_operation
print_depthwise_conv_2d_nhwc_hwcm_q = print_named_operation
print_depthwise_conv_3d_ncdhw_cdhw = print_named_operation
print_depthwise_conv_3d_ndhwc_dhwc = print_named_operation
print_depthwise_conv_3d_ndhwc_dhwcm = print_named_operation
print_div = print_named_operation
print_div_unsigned = print_named_operation
print_dot = print_named_operation
print_erf = print_named_operation
print_exp = print_named_operation
print_fill = print_named_operation
print_fill_rng_2d = print_named_operation
print_floor = print_named_operation
print_log = print_named_operation
print_matvec = print_named_operation
print_max = print_named_operation
print_min = print_named_operation
print_mmt4d = print_named_operation
print_mul = print_named_operation
print_negf = print_named_operation
print_pooling_nchw_max = print_named_operation
print_pooling_nchw_sum = print_named_operation
print_pooling_ncw_max = print_named_operation
print_pooling_ncw_sum = print_named_operation
print_pooling_ndhwc_max = print_named_operation
print_pooling_ndhwc_min = print_named_operation
print_pooling_ndhwc_sum = print_named_operation
print_pooling_nhwc_max = print_named_operation
print_pooling_nhwc_max_unsigned = print_named_operation
print_pooling_nhwc_min = print_named_operation
print_pooling_nhwc_min_unsigned = print_named_operation
print_pooling_nhwc_sum = print_named_operation
print_pooling_nwc_max = print_named_operation
print_pooling_nwc_max_unsigned = print_named_operation
print_pooling_nwc_min = print_named_operation
print_pooling_nwc_min_unsigned = print_named_operation
print_pooling_nwc_sum = print_named_operation
print_powf = print_named_operation
print_quantized_batch_matmul = print_named_operation
print_quantized_matmul = print_named_operation
print_reciprocal = print_named_operation
print_round = print_named_operation
print_rsqrt = print_named_operation
print_select = print_named_operation
print_sqrt = print_named_operation
print_square = print_named_operation
print_sub = print_named_operation
print_tanh = print_named_operation
print_vecmat = print_named_operation
