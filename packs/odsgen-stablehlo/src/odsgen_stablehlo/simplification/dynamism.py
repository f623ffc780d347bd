"""`stablehlo-canonicalize-dynamism`: dynamic operations whose sizes, widths and places are constants, as static ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.passes import Pass, register_pass
from odsgen.rewriting import FunctionPattern, PatternRewriter, apply_patterns_greedily
from odsgen.runtime import (
    DenseIntElementsAttr,
    Operation,
    RankedTensorType,
    Value,
    i64,
)

from ..stablehlo import ops
from .constants import integers_in, integers_of, is_static

_Rewrite = Callable[[Any, PatternRewriter], bool]
_OF_SHAPES = "indices_of_shape_operands"


def _replace(op: Operation, new: Operation, rewriter: PatternRewriter) -> bool:
    """Puts an operation in the place of another one, with the type that this has."""
    new.results[0].type = op.results[0].type
    rewriter.replace_op_with_new(op, new)
    return True


def _known(*values: Value) -> list[list[int]] | None:
    """The integers of operands, if all are constants."""
    found = [integers_of(value) for value in values]
    known = [each for each in found if each is not None]
    return known if len(known) == len(found) else None


def _broadcast(op: ops.DynamicBroadcastInDimOp, rewriter: PatternRewriter) -> bool:
    if not is_static(op.operand.type) or not is_static(op.result.type):
        return False
    if _known(op.output_dimensions) is None:
        return False
    new = ops.BroadcastInDimOp.build(
        op.result.type, op.operand, op.broadcast_dimensions, location=op.location
    )
    return _replace(op, new, rewriter)


def _convolution(op: ops.DynamicConvOp, rewriter: PatternRewriter) -> bool:
    known = _known(op.padding)
    if known is None:
        return False
    type = op.padding.type
    assert isinstance(type, RankedTensorType)
    padding = DenseIntElementsAttr.get(RankedTensorType.get(type.shape, i64), known[0])
    assert isinstance(padding, DenseIntElementsAttr)
    new = ops.ConvolutionOp.build(
        op.result.type,
        op.lhs,
        op.rhs,
        op.dimension_numbers,
        op.feature_group_count,
        op.batch_group_count,
        window_strides=op.window_strides,
        padding=padding,
        lhs_dilation=op.lhs_dilation,
        rhs_dilation=op.rhs_dilation,
        window_reversal=op.window_reversal,
        precision_config=op.precision_config,
        location=op.location,
    )
    return _replace(op, new, rewriter)


def _call(op: ops.CustomCallOp, rewriter: PatternRewriter) -> bool:
    """Leaves out operands that tell the shapes of the results, where the types tell them."""
    numbers = integers_in(op.attributes.get(_OF_SHAPES))
    if numbers is None or len(numbers) != len(op.results) or len(set(numbers)) != len(numbers):
        return False
    if any(not 0 <= number < len(op.operands) for number in numbers):
        return False
    for number, result in zip(numbers, op.results, strict=True):
        known, type = integers_of(op.operands[number]), result.type
        if not is_static(type) or not isinstance(type, RankedTensorType):
            return False
        if known != list(type.shape):
            return False
    with rewriter.modifying(op):
        op.operands = [each for place, each in enumerate(op.operands) if place not in numbers]
        del op.attributes[_OF_SHAPES]
    return True


def _gather(op: ops.DynamicGatherOp, rewriter: PatternRewriter) -> bool:
    known = _known(op.slice_sizes)
    if known is None:
        return False
    new = ops.GatherOp.build(
        op.operand,
        op.start_indices,
        op.dimension_numbers,
        known[0],
        indices_are_sorted=op.indices_are_sorted,
        location=op.location,
    )
    return _replace(op, new, rewriter)


def _iota(op: ops.DynamicIotaOp, rewriter: PatternRewriter) -> bool:
    if not is_static(op.result.type) or _known(op.output_shape) is None:
        return False
    new = ops.IotaOp.build(op.result.type, op.iota_dimension, location=op.location)
    return _replace(op, new, rewriter)


def _pad(op: ops.DynamicPadOp, rewriter: PatternRewriter) -> bool:
    known = _known(op.edge_padding_low, op.edge_padding_high, op.interior_padding)
    if known is None:
        return False
    new = ops.PadOp.build(op.operand, op.padding_value, *known, location=op.location)
    return _replace(op, new, rewriter)


def _reshape(op: ops.DynamicReshapeOp, rewriter: PatternRewriter) -> bool:
    if not is_static(op.result.type) or _known(op.output_shape) is None:
        return False
    new = ops.ReshapeOp.build(op.result.type, op.operand, location=op.location)
    return _replace(op, new, rewriter)


def _slice(op: ops.RealDynamicSliceOp, rewriter: PatternRewriter) -> bool:
    known = _known(op.start_indices, op.limit_indices, op.strides)
    if known is None:
        return False
    new = ops.SliceOp.build(op.operand, *known, location=op.location)
    return _replace(op, new, rewriter)


def _slice_of_known_size(op: ops.RealDynamicSliceOp, rewriter: PatternRewriter) -> bool:
    """A slice that ends a constant number of elements behind its start, of neighbours."""
    strides, end = integers_of(op.strides), op.limit_indices.defining_op
    if strides is None or any(stride != 1 for stride in strides):
        return False
    if not isinstance(end, ops.AddOp):
        return False
    pairs = ((end.lhs, end.rhs), (end.rhs, end.lhs))
    sizes = [integers_of(size) for start, size in pairs if start is op.start_indices]
    if not sizes or sizes[0] is None:
        return False
    type = op.start_indices.type
    assert isinstance(type, RankedTensorType)
    scalar = RankedTensorType.get([], type.element_type)
    starts = []
    for place in range(len(sizes[0])):
        part = ops.SliceOp.build(op.start_indices, [place], [place + 1], [1], location=op.location)
        one = rewriter.insert(part).result
        number = ops.ReshapeOp.build(scalar, one, location=op.location)
        starts.append(rewriter.insert(number).result)
    new = ops.DynamicSliceOp.build(op.operand, starts, sizes[0], location=op.location)
    return _replace(op, new, rewriter)


_REWRITES: list[tuple[type[Operation], _Rewrite]] = [
    (ops.CustomCallOp, _call),
    (ops.DynamicBroadcastInDimOp, _broadcast),
    (ops.DynamicConvOp, _convolution),
    (ops.DynamicGatherOp, _gather),
    (ops.DynamicIotaOp, _iota),
    (ops.DynamicPadOp, _pad),
    (ops.DynamicReshapeOp, _reshape),
    (ops.RealDynamicSliceOp, _slice),
    (ops.RealDynamicSliceOp, _slice_of_known_size),
]


@register_pass
class StablehloCanonicalizeDynamismPass(Pass):
    """Makes dynamic operations static where their operands are constants."""

    ARGUMENT = "stablehlo-canonicalize-dynamism"
    NAME = "StablehloCanonicalizeDynamismPass"
    SUMMARY = "Canonicalizes dynamic StableHLO ops into static ops."
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        patterns = [FunctionPattern(root.OPERATION_NAME, rewrite) for root, rewrite in _REWRITES]
        apply_patterns_greedily(op, patterns)
