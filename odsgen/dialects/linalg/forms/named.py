"""Custom forms of the dialect `linalg`: named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.linalg.named_bodies import ELEMENTWISE_BODIES, NAMED_BODIES
from odsgen.dialects.linalg.scalar_body import ScalarBody
from odsgen.dialects.linalg.structured_parts import (
    INDEXING_MAPS,
    parse_indexing_maps,
    parse_parts,
    print_indexing_maps,
    print_named_operation,
)
from odsgen.runtime.affine import AffineMap
from odsgen.runtime.affine.map import dim_exprs
from odsgen.runtime.builtin.attributes import AffineMapAttr, ArrayAttr
from odsgen.runtime.builtin.types import ShapedType

if TYPE_CHECKING:
    from odsgen.dialects.linalg.named_bodies import NamedBody
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.linalg import (
        BatchMatmulOp,
        BatchReduceMatmulOp,
        ContractOp,
        ElementwiseOp,
        MatmulOp,
    )


CAST = "cast"
KIND = "kind"


# --- operations with the maps that their names say -----------------------------------------------------------------------


def parse_named_operation(parser: Parser, state: OperationState[Any]) -> None:
    """`{attributes} ins(…) outs(…) {attributes} -> types`"""
    _parse_with_body(parser, state, NAMED_BODIES[_name_of(state.op_class)])


def _parse_with_body(parser: Parser, state: OperationState[Any], named: NamedBody) -> None:
    start = parser.index
    parts = parse_parts(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict())
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    types = parts.scalar_types
    if len(types) != named.argument_count:
        raise parser.custom_error(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects "
            f"{named.argument_count} args, got {len(types)}"
        )
    cast = state.properties.get(CAST)
    body = ScalarBody(parser, types, start)
    named.fill(body, cast is not None and cast.value.keyword == "cast_unsigned")
    state.regions.append(body.region())


def _name_of(op_class: type[Operation]) -> str:
    return op_class.OPERATION_NAME.partition(".")[2]


# --- operations with maps that may be written ----------------------------------------------------------------------------


def _maps(dimension_count: int, *results: tuple[int, ...]) -> ArrayAttr:
    dimensions = dim_exprs(dimension_count)
    return ArrayAttr.get(
        [
            AffineMapAttr.get(AffineMap.get(dimension_count, 0, [dimensions[d] for d in positions]))
            for positions in results
        ]
    )


_DEFAULT_MAPS = {
    "matmul": _maps(3, (0, 2), (2, 1), (0, 1)),
    "batch_matmul": _maps(4, (0, 1, 3), (0, 3, 2), (0, 1, 2)),
    "batch_reduce_matmul": _maps(4, (0, 1, 3), (0, 3, 2), (1, 2)),
}


def parse_matrix_product(parser: Parser, state: OperationState[Any]) -> None:
    """`indexing_maps = [map, …]` unless they are those of the name, then as `parse_named_operation`"""
    maps = parse_indexing_maps(parser)
    state.properties[INDEXING_MAPS] = maps or _DEFAULT_MAPS[_name_of(state.op_class)]
    parse_named_operation(parser, state)


def print_matrix_product(
    op: BatchMatmulOp | BatchReduceMatmulOp | MatmulOp, printer: AsmPrinter
) -> None:
    """As `parse_matrix_product` reads it."""
    if op.indexing_maps_attr not in (None, _DEFAULT_MAPS[_name_of(type(op))]):
        print_indexing_maps(op, printer)
    print_named_operation(op, printer, (INDEXING_MAPS,))


def parse_contract(parser: Parser, state: OperationState[ContractOp]) -> None:
    """`indexing_maps = [map, …]`, then as `parse_named_operation`"""
    maps = parse_indexing_maps(parser)
    if maps is None:
        raise parser.custom_error("expected 'indexing_maps' attribute")
    state.properties[INDEXING_MAPS] = maps
    parse_named_operation(parser, state)


def print_contract(op: ContractOp, printer: AsmPrinter) -> None:
    """As `parse_contract` reads it."""
    print_indexing_maps(op, printer)
    print_named_operation(op, printer, (INDEXING_MAPS,))


# --- elementwise --------------------------------------------------------------------------------------------------------


def parse_elementwise(parser: Parser, state: OperationState[ElementwiseOp]) -> None:
    """`kind=#linalg.elementwise_kind<add> indexing_maps = [map, …]`, then as `parse_named_operation`"""
    parser.parse_keyword(KIND)
    parser.parse_token("=")
    kind: Any = parser.parse_attribute()
    if kind.DIALECT_NAME != "linalg" or kind.MNEMONIC != "elementwise_kind":
        raise parser.custom_error("expected ElementwiseKind attribute")
    state.properties[KIND] = kind
    maps = parse_indexing_maps(parser)
    _parse_with_body(parser, state, ELEMENTWISE_BODIES[kind.value.keyword])
    if maps is None:
        maps = _identity_maps(state.operands[-1].type, len(state.operands))
    if maps is None:
        raise parser.custom_error("return type needs to be shaped type")
    state.properties[INDEXING_MAPS] = maps


def print_elementwise(op: ElementwiseOp, printer: AsmPrinter) -> None:
    """As `parse_elementwise` reads it."""
    printer.emit(f" {KIND}={printer.attribute_text(op.kind_attr)}")
    maps: Attribute | None = op.indexing_maps_attr
    if maps is not None and maps is not _identity_maps(op.operands[-1].type, len(op.operands)):
        print_indexing_maps(op, printer)
    print_named_operation(op, printer, (KIND, INDEXING_MAPS))


def _identity_maps(type: object, count: int) -> ArrayAttr | None:
    """All elements in their places."""
    if not isinstance(type, ShapedType):
        return None
    identity = AffineMapAttr.get(AffineMap.get_multi_dim_identity(len(type.shape)))
    return ArrayAttr.get([identity] * count)


# --- the operations that are written in this way ----------------------------------------------------------------------


parse_matmul = parse_batch_matmul = parse_batch_reduce_matmul = parse_matrix_product
print_matmul = print_batch_matmul = print_batch_reduce_matmul = print_matrix_product
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
