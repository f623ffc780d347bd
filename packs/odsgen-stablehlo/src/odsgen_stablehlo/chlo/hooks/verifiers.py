"""Verifiers of operations of `chlo`, and the inference of types of those that look at their parts."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements, verifies
from odsgen.runtime import (
    DYNAMIC,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    Value,
    broadcasted_shape,
)

from ...stablehlo.hooks.compatibility import (
    are_all_compatible,
    are_compatible,
    element_type,
    fit,
    refuse,
    refusing,
    shape_text,
    shapes_fit,
    tensor_of,
)
from ...stablehlo.hooks.dimensions import check_distinct_dimensions, stored_size
from ...stablehlo.hooks.inference import Properties, as_components
from ...stablehlo.hooks.inference_of_tensors import product_shape
from .. import ops


@verifies(ops.ConstantLikeOp)
def verify_constant_like(op: ops.ConstantLikeOp) -> None:
    """ConstantLikeOp::verify"""
    if op.value.type is not element_type(op.result.type):
        raise op.op_error("value's type doesn't match element return type")


@implements(ops.BroadcastSelectOp, method="infer_return_type_components")
@as_components
def infer_broadcast_select(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """BroadcastSelectOp::inferReturnTypeComponents"""
    element = element_type(operands[1].type)
    if element is not element_type(operands[2].type):
        refuse("mismatched operand types")
    shape: Sequence[int] | None = ()
    for operand in operands:
        if not isinstance(operand.type, RankedTensorType) or shape is None:
            return [UnrankedTensorType.get(element)]
        shape = broadcasted_shape(shape, operand.type.shape)
    return [UnrankedTensorType.get(element) if shape is None else tensor_of(shape, element)]


# --- ragged products ----------------------------------------------------------------------------------------------------


@verifies(ops.RaggedDotOp)
@refusing
def verify_ragged_dot(op: ops.RaggedDotOp) -> None:
    """RaggedDotOp::verify"""
    lhs, rhs, sizes, result = op.lhs.type, op.rhs.type, op.group_sizes.type, op.result.type
    ranked = RankedTensorType
    if not (isinstance(lhs, ranked) and isinstance(rhs, ranked) and isinstance(sizes, ranked)):
        return
    shape = _ragged_shape(op, lhs, rhs, sizes)
    if isinstance(result, ranked) and not shapes_fit(shape, result.shape):
        refuse(
            "inferred shape '{}' is incompatible with return type of operation {}",
            shape_text(shape),
            result,
        )


def _ragged_shape(
    op: ops.RaggedDotOp, lhs: RankedTensorType, rhs: RankedTensorType, sizes: RankedTensorType
) -> list[int]:
    """inferRaggedDotOp"""
    numbers = op.ragged_dot_dimension_numbers
    batching, contracting = numbers.lhs_batching_dimensions, numbers.lhs_contracting_dimensions
    groups = numbers.rhs_group_dimensions
    product_shape(lhs, rhs, numbers, op.precision_config)
    if len(numbers.lhs_ragged_dimensions) != 1:
        refuse("There must be exactly one ragged dimension in the lhs.")
    ragged = numbers.lhs_ragged_dimensions[0]
    _check_in_range(ragged, lhs.rank, "lhs_ragged_dim", "lhs_rank")
    if not sizes.rank:
        refuse("expected group_sizes to have rank 1, got 0")
    _check_group_sizes(lhs, sizes, _outer_dimensions(lhs.rank, ragged, batching, contracting))
    for group in groups:
        _check_in_range(group, rhs.rank, "rhs_group_dim", "rhs_rank")
    for others, name in (
        (numbers.rhs_batching_dimensions, "rhs_batching_dimensions"),
        (numbers.rhs_contracting_dimensions, "rhs_contracting_dimensions"),
    ):
        check_distinct_dimensions(groups, others, "rhs_group_dimensions", name)
    count = sizes.shape[-1]
    if ragged in (*batching, *contracting):
        if groups:
            refuse(
                "There must be zero group dimensions in the rhs when the ragged dimension is batch "
                "or contracting."
            )
    elif len(groups) != 1:
        refuse(
            "There must be exactly one group dimension in the rhs when the lhs ragged dimension is "
            "non-contracting."
        )
    elif not fit(count, rhs.shape[groups[0]]):
        refuse(
            "rhs group dimension is expected to have size={}, got {}", count, rhs.shape[groups[0]]
        )
    left = {*batching, *contracting}
    right = {*numbers.rhs_batching_dimensions, *numbers.rhs_contracting_dimensions, *groups}
    return [
        *([count] if ragged in contracting else ()),
        *(lhs.shape[dimension] for dimension in batching),
        *(size for dimension, size in enumerate(lhs.shape) if dimension not in left),
        *(size for dimension, size in enumerate(rhs.shape) if dimension not in right),
    ]


def _check_in_range(dimension: int, rank: int, name: str, rank_name: str) -> None:
    """checkDimInBounds"""
    if not 0 <= dimension < rank:
        refuse(
            f"Expects {name} to be in range [0, {rank_name}) i.e. [0, {{}}). got: {{}}.",
            rank,
            dimension,
        )


def _outer_dimensions(
    rank: int, ragged: int, batching: Sequence[int], contracting: Sequence[int]
) -> list[int]:
    """The dimensions of the first operand outside of the ragged one, for which groups have sizes of their own."""
    if ragged in batching:
        return list(batching[: batching.index(ragged)])
    if ragged in contracting:
        return [*batching, *contracting[: contracting.index(ragged)]]
    others = {*batching, *contracting}
    return [*batching, *(dimension for dimension in range(ragged) if dimension not in others)]


def _check_group_sizes(
    lhs: RankedTensorType, sizes: RankedTensorType, outer: Sequence[int]
) -> None:
    if sizes.rank == 1:
        return
    expected = [lhs.shape[dimension] for dimension in outer]
    if sizes.rank != len(expected) + 1:
        refuse("expected group_sizes to have rank {}, got {}", len(expected) + 1, sizes.rank)
    if list(sizes.shape[:-1]) != expected:
        refuse(
            "group_sizes is expected to have shape [{}, {}], got [{}]",
            list(map(stored_size, expected)),
            stored_size(sizes.shape[-1]),
            list(map(stored_size, sizes.shape)),
        )


# --- scans --------------------------------------------------------------------------------------------------------------


@verifies(ops.ScanOp)
def verify_scan(op: ops.ScanOp) -> None:
    """ScanOp::verify"""
    inputs, dimension, size = op.inputs, op.dimension, op.scan_dim_size
    if not inputs and not op.outputs:
        raise op.op_error("at least one of inputs or outputs must be present")
    for index, value in enumerate(inputs):
        type = value.type
        if not isinstance(type, RankedTensorType):
            raise op.op_error(f"operand {index} is not ranked")
        if dimension >= type.rank:
            raise op.op_error(f"scan dimension of operand {index} is out of bounds")
        found = type.shape[dimension]
        if found != DYNAMIC:
            if size is not None and size != found:
                raise op.op_error(f"invalid scan dimension size of operand {index}")
            size = found
    arguments = op.body.entry_block.arguments
    if len(arguments) != len(op.operands):
        raise op.op_error(
            f"expects {len(op.operands)} arguments in the body, but got {len(arguments)}"
        )
    for index, (operand, argument) in enumerate(zip(op.operands, arguments, strict=True)):
        expected = operand.type
        if not isinstance(expected, RankedTensorType):
            raise op.op_error(f"operand {index} is not ranked")
        if index < len(inputs):
            shape = [s for at, s in enumerate(expected.shape) if at != dimension]
            expected = RankedTensorType.get(shape, expected.element_type)
        if not are_compatible(expected, argument.type):
            raise op.op_error(f"operand and body argument {index} are incompatible")
    inferred = _scan_results(op, DYNAMIC if size is None else size)
    if not are_all_compatible(inferred, op.result_types):
        texts = [", ".join(f"'{type}'" for type in types) for types in (inferred, op.result_types)]
        raise op.op_error(
            f"inferred type(s) {texts[0]} are incompatible with return type(s) of operation {texts[1]}"
        )


def _scan_results(op: ops.ScanOp, size: int) -> list[Type]:
    """ScanOp::inferReturnTypeComponents"""
    carries, last = len(op.inits), op.body.entry_block.last
    results = () if last is None else last.operand_types
    if len(results) < carries:
        raise op.error(f"ScanOp body must return at least {carries} values (carries)")
    found: list[Type] = []
    for index, type in enumerate(results):
        if not isinstance(type, RankedTensorType):
            raise op.error(f"terminator operand {index} is not ranked")
        shape = list(type.shape)
        if index < len(results) - carries:
            shape.insert(op.dimension, size)
        found.append(RankedTensorType.get(shape, type.element_type))
    return found
