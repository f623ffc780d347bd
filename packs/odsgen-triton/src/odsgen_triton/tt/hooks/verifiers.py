"""Verifiers of the operations of `tt`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.hooks import verifies
from odsgen.runtime import (
    Attribute,
    FloatType,
    FunctionType,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
)

from ...inferred_layouts import reshaped_layout, split_layout
from ...interface_checks import Packing, verify_order, verify_product
from ...linear_layouts import are_equivalent
from ...ttg.attributes import DotOperandEncodingAttr, NvidiaMmaEncodingAttr
from ..enums import ScaleDotElemType
from ..interfaces import DotOpInterface, TransposeOpInterface
from ..ops import (
    BitcastOp,
    BroadcastOp,
    DotOp,
    DotScaledOp,
    ElementwiseInlineAsmOp,
    FpToFpOp,
    FuncOp,
    GatherOp,
    JoinOp,
    MakeRangeOp,
    ReshapeOp,
    ReturnOp,
    TransOp,
    UnsplatOp,
)
from ..types import PointerType
from .elements import element_or_self


def width_of(type: Type) -> int | None:
    """The bits of a number; None of what is none."""
    return type.width if isinstance(type, IntegerType | FloatType) else None


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


@verifies(ReturnOp)
def verify_return(op: ReturnOp) -> None:
    """ReturnOp::verify"""
    function = op.parent_op
    if not isinstance(function, FuncOp):
        return
    type, name = function.function_type, function.sym_name
    results = type.results if isinstance(type, FunctionType) else ()
    if len(op.operands) != len(results):
        raise op.op_error(
            f"has {len(op.operands)} operands, but enclosing function (@{name}) returns {len(results)}"
        )
    for number, (operand, result) in enumerate(zip(op.operands, results, strict=True)):
        if operand.type is not result:
            raise op.error(
                f"type of return operand {number} ('{operand.type}') doesn't match function result "
                f"type ('{result}') in function @{name}"
            )


@verifies(TransposeOpInterface)
def verify_transposition(op: TransOp) -> None:
    """TransposeOpInterface::verify"""
    verify_order(op, op.src.type.shape, tuple(op.order))


@verifies(TransOp)
def verify_trans(op: TransOp) -> None:
    """TransOp::verify"""
    order, shape = tuple(op.order), op.src.type.shape
    if op.result.type.shape != tuple(shape[dimension] for dimension in order):
        raise op.error("result shape must match the permutation of the source shape")


@verifies(MakeRangeOp)
def verify_make_range(op: MakeRangeOp) -> None:
    """MakeRangeOp::verify"""
    start, end, type = op.start, op.end, op.result.type
    if start >= end:
        raise op.op_error("start must be less than end")
    if len(type.shape) != 1:
        raise op.op_error("return type must be a 1D tensor")
    if end - start != type.shape[0]:
        raise op.op_error(
            f"number of elements in returned tensor, {type.shape[0]}, must match size of range "
            f"[{start}, {end}), which has {end - start} elements"
        )
    if type.element_type is not IntegerType.get(32):
        raise op.op_error("returned tensor must have i32 elements")


@verifies(UnsplatOp)
def verify_unsplat(op: UnsplatOp) -> None:
    """UnsplatOp::verify"""
    if prod(op.src.type.shape) != 1:
        raise op.error("source tensor must have exactly one element")


@verifies(ReshapeOp)
def verify_reshape(op: ReshapeOp) -> None:
    """ReshapeOp::verify"""
    source, result = op.src.type, op.result.type
    if prod(source.shape) != prod(result.shape):
        raise op.error("number of src and dst elements of reshape must be the same")
    if (source.encoding is None) != (result.encoding is None):
        raise op.error(
            "Op requires that either (a) src and dst both have encodings, or (b) neither does."
        )
    if source.encoding is None or result.encoding is None or op.allow_reorder:
        return
    inferred = reshaped_layout(source.encoding, source.shape, result.shape)
    if inferred is not None and are_equivalent(inferred, result.encoding, result.shape) is False:
        raise op.error(f"Expected result encoding {inferred} but was {result.encoding}")


@verifies(FpToFpOp)
def verify_fp_to_fp(op: FpToFpOp) -> None:
    """FpToFpOp::verify"""
    source, result = (width_of(element_or_self(v.type)) for v in (op.src, op.result))
    if source is not None and result is not None and result < source and op.rounding is None:
        raise op.error("Rounding mode is required for FP downcast")


@verifies(BitcastOp)
def verify_bitcast(op: BitcastOp) -> None:
    """BitcastOp::verify"""
    source, result = element_or_self(op.src.type), element_or_self(op.result.type)
    if isinstance(source, PointerType) and isinstance(result, PointerType):
        if source.address_space is not result.address_space:
            raise op.error("Cannot bitcast pointer between different address spaces")
        return
    if isinstance(source, PointerType) or isinstance(result, PointerType):
        raise op.error("Cannot bitcast pointer to non-pointer type")
    if width_of(source) != width_of(result):
        raise op.error(
            f"Cannot bitcast data-type of size {width_of(source)} to data-type of size "
            f"{width_of(result)}"
        )


@verifies(BroadcastOp)
def verify_broadcast(op: BroadcastOp) -> None:
    """BroadcastOp::verify"""
    source, result = op.src.type.shape, op.result.type.shape
    if len(source) != len(result):
        raise op.error("rank of source must be same as rank of result")
    for index, (size, other) in enumerate(zip(source, result, strict=True)):
        if size not in (1, other):
            raise op.error(
                f"Different dimensions at index {index} between source and result.  "
                "Broadcast requires the source dimension to be 1."
            )


@verifies(JoinOp)
def verify_join(op: JoinOp) -> None:
    """JoinOp::verify"""
    source, result = op.lhs.type, op.result.type
    shape = (*source.shape, 2)
    if result.shape != shape:
        raise op.op_error(f"result shape must be ({_list(shape)}), but got {_list(result.shape)}")
    if result.element_type is not source.element_type:
        raise op.op_error("result element type must match the input element type")
    if result.encoding is None:
        if source.encoding is not None:
            raise op.op_error("result encoding must be specified")
        return
    try:
        expected = split_layout(result.encoding, shape)
    except ValueError as error:
        raise op.error(str(error)) from None
    if expected is None:
        return
    if source.encoding is None or are_equivalent(expected, source.encoding, source.shape) is False:
        raise op.op_error("incompatible join layout")


@verifies(ElementwiseInlineAsmOp)
def verify_elementwise_inline_asm(op: ElementwiseInlineAsmOp) -> None:
    """ElementwiseInlineAsmOp::verify"""
    if not op.operands:
        return
    type, packed = op.operands[0].type, op.packed_element
    count = prod(type.shape) if isinstance(type, RankedTensorType) else 0
    if packed == 0 or count % packed:
        raise op.error(
            f"number of input elements {count} must be a multiple of the op's packed_element "
            f"attribute, {packed}"
        )


@verifies(GatherOp)
def verify_gather(op: GatherOp) -> None:
    """GatherOp::verify"""
    source, indices, result = op.src.type, op.indices.type, op.result.type
    axis = op.axis
    if indices.shape != result.shape:
        raise op.op_error("indices and output shapes must match")
    if indices.encoding is not result.encoding:
        raise op.op_error("indices and output encodings must match")
    if source.element_type is not result.element_type:
        raise op.op_error("input and output element types must match")
    if len(source.shape) != len(indices.shape):
        raise op.op_error("input and indices ranks must match")
    if axis >= len(source.shape):
        raise op.op_error("gather dimension must be less than the input rank")
    for dimension, (size, other) in enumerate(zip(indices.shape, source.shape, strict=True)):
        if dimension != axis and size != other:
            raise op.op_error(
                f"indices dimension {dimension} must match the corresponding input dimension"
            )


@verifies(DotOpInterface)
def verify_dot_interface(op: Operation) -> None:
    """DotOpInterface::verify"""
    if not isinstance(op, DotScaledOp):
        verify_product(op)
        return
    depth, outer = [1, 1], [1, 1]
    packs = ((op.a_elem_type, op.lhs_k_pack), (op.b_elem_type, op.rhs_k_pack))
    for number, (kind, along_depth) in enumerate(packs):
        if kind is ScaleDotElemType.E2M1:
            (depth if along_depth else outer)[number] = 2
    verify_product(op, Packing((depth[0], depth[1]), (outer[0], outer[1])))


@verifies(DotOp)
def verify_dot(op: DotOp) -> None:
    """DotOp::verify"""
    a, b, result = op.a.type, op.b.type, op.c.type
    if width_of(a.element_type) != width_of(b.element_type):
        raise op.error("element types of operands A and B must have same bit width")
    if a.encoding is None and b.encoding is None:
        return
    if a.encoding is None or b.encoding is None:
        raise op.error("mismatching encoding between A and B operands")
    if result.encoding is None:
        raise op.error("miss encoding of C operand")
    layouts = [x for x in (a.encoding, b.encoding) if isinstance(x, DotOperandEncodingAttr)]
    if not layouts:
        return
    if len(layouts) == 1:
        raise op.error("mismatching encoding between A and B operands")
    if layouts[0].k_width != layouts[1].k_width:
        raise op.error("mismatching kWidth between A and B operands")
    _verify_mma_versions(op, [*(layout.parent for layout in layouts), result.encoding])


def _verify_mma_versions(op: DotOp, layouts: Sequence[Attribute]) -> None:
    matrix = [layout for layout in layouts if isinstance(layout, NvidiaMmaEncodingAttr)]
    if matrix and len(matrix) != len(layouts):
        raise op.error("mismatching MMA encoding")
    if len({layout.version_major for layout in matrix}) > 1:
        raise op.error("mismatched MMA version.")


@verifies(DotScaledOp)
def verify_dot_scaled(op: DotScaledOp) -> None:
    """DotScaledOp::verify"""
    a, b, c = op.a.type.shape, op.b.type.shape, op.c.type.shape
    rank = len(a)
    if rank < 2:
        raise op.error("operands must be at least 2D")
    is_packed_a = op.a_elem_type is ScaleDotElemType.E2M1 and op.lhs_k_pack
    is_packed_b = op.b_elem_type is ScaleDotElemType.E2M1 and op.rhs_k_pack
    depth = a[-1] * (2 if is_packed_a else 1)
    factors = []
    for scale, size in ((op.a_scale, depth), (op.b_scale, b[-2] * (2 if is_packed_b else 1))):
        if scale is None or prod(scale.type.shape) == 1:
            continue
        factor = size // scale.type.shape[-1] if scale.type.shape[-1] else 0
        if factor not in (16, 32):
            raise op.error(f"scale factor must be 16 or 32. Got {factor}")
        factors.append(factor)
    if len(set(factors)) > 1:
        raise op.error(
            f"Operands must have the same scale factor; (lhs: {factors[0]} vs rhs: {factors[1]})"
        )
    factor = factors[0] if factors else 32
    for scale, letter, size in ((op.a_scale, "M", c[-2]), (op.b_scale, "N", c[-1])):
        if scale is None:
            continue
        if scale.type.shape[rank - 2] != size:
            raise op.error(f"scales {letter} dimension must match the operand {letter} dimension")
        if scale.type.shape[rank - 1] != depth // factor:
            raise op.error(
                "scales K dimension must match the operand K divided by the scale factor"
            )
