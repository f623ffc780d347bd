"""Verifiers of structured operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.linalg.loops import (
    DILATIONS,
    STRIDES,
    all_results,
    loop_kinds,
    loop_maps,
    shape_of,
    window_factors,
)
from odsgen.dialects.linalg.named_loops import named_loops
from odsgen.dialects.linalg.structured_parts import MEMOIZED_MAPS, element_type, written_values
from odsgen.dialects.shared import mnemonic_of
from odsgen.hooks import verifies, verifies_operation_attributes, verifies_regions
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    Attribute,
    BaseMemRefType,
    Block,
    BlockArgument,
    DenseElementsAttr,
    DestinationStyleOpInterface,
    Operation,
    TensorType,
    Value,
    i64,
    is_memory_effect_free,
    verify_destination_style,
)
from odsgen_dialects.linalg import ContractionOpInterface, ConvolutionOpInterface, LinalgOp


class _WrittenOperands(DestinationStyleOpInterface):
    """A structured operation as DestinationStyleOpInterface."""

    __slots__ = ("_structured",)

    def __init__(self, structured: Operation) -> None:
        self._structured = structured

    @property
    def dps_inits_mutable(self) -> Sequence[Value]:
        return written_values(self._structured) or ()


@verifies_regions(LinalgOp)
def verify_linalg_op_regions(op: Operation) -> None:
    """verifyStructuredOpInterface"""
    verify_destination_style(op, _WrittenOperands(op))
    _verify_semantics(op)
    _verify_factors(op)
    maps = loop_maps(op)
    _verify_maps(op, maps)
    loop_count = len(loop_kinds(op))
    for number, map in enumerate(maps):
        if map.num_dims != loop_count:
            raise op.op_error(
                f"expected indexing_map #{number} to have {loop_count} dim(s) to match the number "
                "of loops"
            )
    _verify_block(op)


def _verify_semantics(op: Operation) -> None:
    """Checks for pure tensor or pure buffer semantics."""
    types = op.operand_types
    has_tensors = any(isinstance(type, TensorType) for type in types)
    has_buffers = any(isinstance(type, BaseMemRefType) for type in types)
    if types and has_tensors is has_buffers:
        raise op.op_error("expected to have pure tensor or buffer semantics")


def _verify_factors(op: Operation) -> None:
    """Checks type and number of strides and dilations."""
    loops = named_loops(mnemonic_of(op))
    if loops is None or not loops.window_rank:
        return
    for name in (STRIDES, DILATIONS):
        found = op.properties.get(name)
        if not isinstance(found, DenseElementsAttr):
            continue
        type: Any = found.type
        if type.element_type is not i64:
            raise op.error(f"incorrect element type for index attribute '{name}'")
        if type.shape != (loops.window_rank,):
            raise op.error(f"incorrect shape for index attribute '{name}'")


# --- maps ---------------------------------------------------------------------------------------------------------------


def _verify_maps(op: Operation, maps: Sequence[AffineMap]) -> None:
    """Checks that each operand has an indexing map that fits it and that all loops have bounds."""
    if len(maps) != len(op.operands):
        raise op.op_error(
            f"expected the number of indexing_map ({len(maps)}) to be equal to the number of "
            f"input/output operands ({len(op.operands)})"
        )
    for number, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
        if map.num_symbols:
            raise op.op_error(f"unexpected symbols in indexing_map #{number}")
        rank = len(shape_of(operand.type))
        if len(map.results) != rank:
            raise op.op_error(
                f"expected operand #{number} rank ({rank}) to match the result rank of "
                f"indexing_map ({len(map.results)})"
            )
    together = all_results(maps)
    inverse = together.inverse_permutation()
    if inverse is None:
        raise op.op_error(f"invalid indexing maps are non-invertible: ({together})")
    sizes = [size for operand in op.operands for size in shape_of(operand.type)]
    extents = [sizes[expr.position] for expr in inverse.results if isinstance(expr, AffineDimExpr)]
    if DYNAMIC not in extents:
        _verify_extents(op, maps, extents)


def _verify_extents(op: Operation, maps: Sequence[AffineMap], extents: Sequence[int]) -> None:
    """Checks that the first and last iteration access elements within the shapes."""
    for number, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
        first = _evaluated(op, map, [0] * len(extents))
        last = _evaluated(op, map, [extent - 1 for extent in extents])
        for position, size in enumerate(shape_of(operand.type)):
            if size in (DYNAMIC, 0):
                continue
            if min(first[position], last[position]) < 0:
                raise op.op_error(
                    f"unexpected result less than 0 at expression #{position} in {map}"
                )
            needed = max(first[position], last[position]) + 1
            which = f"inferred input/output operand #{number} has shape's dimension #{position}"
            if isinstance(map.results[position], AffineDimExpr):
                if needed != size:
                    raise op.op_error(f"{which} to be {needed}, but found {size}")
            elif needed > size:
                raise op.op_error(
                    f"{which} to be greater than or equal to {needed}, but found {size}"
                )


def _evaluated(op: Operation, map: AffineMap, loops: Sequence[int]) -> list[int]:
    try:
        return map.evaluate(loops[: map.num_dims])
    except (ArithmeticError, ValueError):
        raise op.op_error(
            f"expected indexing maps that have a value everywhere, but got {map}"
        ) from None


# --- regions ------------------------------------------------------------------------------------------------------------


def _verify_block(op: Operation) -> None:
    """Checks that the block has an argument for an element of each operand."""
    if len(op.regions) != 1 or len(op.regions[0].blocks) != 1:
        raise op.op_error("expects to have 1 region with 1 block")
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(op.operands):
        raise op.op_error(
            "expected as many non-induction variable region arguments as the number of "
            "input/output operands"
        )
    for number, (operand, argument) in enumerate(zip(op.operands, arguments, strict=True)):
        expected = element_type(operand.type)
        if argument.type is not expected:
            raise op.op_error(
                f"expected type of bb argument #{number} ('{argument.type}') to match element or "
                f"self type of the corresponding operand ('{expected}')"
            )


# --- convolutions -------------------------------------------------------------------------------------------------------


@verifies(ConvolutionOpInterface)
def verify_convolution_op_interface(op: Operation) -> None:
    """verifyConvolutionInterface"""
    inits = written_values(op) or ()
    if len(op.operands) - len(inits) < 2 or len(inits) != 1:
        raise op.error("expected op with 2 inputs and 1 output")
    loops = named_loops(mnemonic_of(op))
    if loops is None or MEMOIZED_MAPS in op.attributes:
        return
    factors = [window_factors(op, name, loops.window_rank) for name in (STRIDES, DILATIONS)]
    still = [pair for pair in zip(*factors, strict=False) if 0 in pair]
    if any(sum(pair) != 1 for pair in still):
        raise op.error("unexpected input index map for convolutions")
    if still:
        raise op.error("unexpected loop dimension for convolution op")


# --- contractions -------------------------------------------------------------------------------------------------------


@verifies_regions(ContractionOpInterface)
def verify_contraction_op_interface_regions(op: Operation) -> None:
    """verifyContractionInterface"""
    if len(op.operands) != 3 or len(written_values(op) or ()) != 1:
        raise op.error("expected op with 2 inputs and 1 output")
    if all(loop_kinds(op)):
        raise op.error("expected at least 1 reduction")
    if not all(map.is_projected_permutation() for map in loop_maps(op)):
        raise op.error("expected indexing maps to be projected permutations")
    if not _is_sum_of_products(op.regions[0].blocks[0]):
        raise op.error("expected add/mul op in the body")


def _is_sum_of_products(block: Block) -> bool:
    """Whether the block yields its last argument plus the product of the others, up to casts."""
    operations = list(block.operations)
    if not operations or len(block.arguments) != 3 or len(operations[-1].operands) != 1:
        return False
    left, right, accumulator = block.arguments
    sum = _defining_operation(_without_casts(operations[-1].operands[0]))
    if sum is None:
        return False
    summands = [_without_casts(operand) for operand in sum.operands]
    if accumulator not in summands:
        return False
    first_is_argument = isinstance(summands[0], BlockArgument)
    product = _defining_operation(_without_casts(summands[1 if first_is_argument else 0]))
    if product is None or not _are_sum_and_product(sum, product):
        return False
    factors = [_without_casts(operand) for operand in product.operands]
    return factors in ([left, right], [right, left])


def _are_sum_and_product(sum: Operation, product: Operation) -> bool:
    """Whether the operations add and multiply numbers of one kind."""
    from odsgen_dialects import arith, complex

    return (type(product), type(sum)) in (
        (arith.MulFOp, arith.AddFOp),
        (arith.MulIOp, arith.AddIOp),
        (complex.MulOp, complex.AddOp),
        (arith.AndIOp, arith.OrIOp),
    )


def _defining_operation(value: Value) -> Operation | None:
    """The defining operation if it has two operands and one result."""
    found = value.defining_op
    if found is None or len(found.operands) != 2 or len(found.results) != 1:
        return None
    return found


def _without_casts(value: Value) -> Value:
    """The value before side-effect free operations with one operand."""
    while True:
        found = value.defining_op
        if found is None or len(found.operands) != 1 or not is_memory_effect_free(found):
            return value
        value = found.operands[0]


# --- attributes of the dialect on other operations ----------------------------------------------------------------------


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """LinalgDialect::verifyOperationAttribute"""
    if name != MEMOIZED_MAPS:
        raise op.error(f"attribute '\"{name}\"' not supported by the linalg dialect")
