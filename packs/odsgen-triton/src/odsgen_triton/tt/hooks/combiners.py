"""Verifiers of operations with a region of scalars: reductions, scans, maps."""

from __future__ import annotations

from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Operation, RankedTensorType, Type

from ...layouts import is_power_of_two
from ..ops import (
    MapElementwiseOp,
    MapElementwiseReturnOp,
    ReduceOp,
    ReduceReturnOp,
    ScanOp,
    ScanReturnOp,
    StoreOp,
)
from .elements import element_or_self


def _elements(op: Operation) -> list[Type]:
    return [element_or_self(type) for type in op.operand_types]


@verifies(ReduceOp, ScanOp)
def verify_reduce_or_scan(op: ReduceOp | ScanOp) -> None:
    """verifyReduceScan"""
    if not op.operands:
        raise op.op_error("must have at least 1 operand")
    if len(op.operands) != len(op.results):
        raise op.op_error("must have the same number of inputs as outputs")
    first = op.operands[0].type
    rank = len(first.shape) if isinstance(first, RankedTensorType) else 0
    if not 0 <= op.axis < rank:
        raise op.op_error(f"axis out of bounds for operand rank {rank}")
    results = [element_or_self(type) for type in op.result_types]
    if any(one is not other for one, other in zip(_elements(op), results, strict=True)):
        raise op.op_error("operand types and result types must agree")


@verifies_regions(ReduceOp, ScanOp)
def verify_combiner(op: ReduceOp | ScanOp) -> None:
    """verifyRegionsImpl"""
    elements = _elements(op)
    block = op.regions[0].blocks[0]
    count = 2 * len(elements)
    if len(block.arguments) != count:
        raise op.op_error(
            f"nested block must take {count} arguments, but given block with "
            f"{len(block.arguments)} arguments"
        )
    for number, argument in enumerate(block.arguments):
        _check_type(op, number, elements[number % len(elements)], argument.type)
    terminator = block.operations[-1]
    expected = ReduceReturnOp if isinstance(op, ReduceOp) else ScanReturnOp
    if not isinstance(terminator, expected):
        raise op.op_error(
            f"combine operation must be terminated with a ReduceReturnOp but got {terminator}"
        )
    if len(terminator.operands) != len(elements):
        raise op.op_error(
            f"expected combine operation to return {len(elements)} values but got "
            f"{len(terminator.operands)}"
        )
    for number, value in enumerate(terminator.operands):
        _check_type(op, number, elements[number], value.type)


def _check_type(op: Operation, number: int, expected: Type, given: Type) -> None:
    if given is not expected:
        raise op.op_error(
            f"type mismatch on combine operation. Expected argument {number} to have type "
            f"'{expected}' but got '{given}'"
        )


@verifies(MapElementwiseOp)
def verify_map_elementwise(op: MapElementwiseOp) -> None:
    """MapElementwiseOp::verify"""
    if not op.operands:
        raise op.op_error("MapElementwiseOp must have at least 1 operand")
    if not is_power_of_two(op.pack):
        raise op.op_error("Pack must be a power of 2")


@verifies_regions(MapElementwiseOp)
def verify_map_elementwise_region(op: MapElementwiseOp) -> None:
    """MapElementwiseOp::verifyRegions"""
    pack = op.pack
    arguments = op.regions[0].blocks[0].arguments
    if len(arguments) != len(op.operands) * pack:
        raise op.op_error("region has wrong number of arguments")
    expected = [element for element in _elements(op) for _ in range(pack)]
    if any(one.type is not other for one, other in zip(arguments, expected, strict=True)):
        raise op.error("argument types did not match")
    returned = [element_or_self(type) for type in op.result_types for _ in range(pack)]
    for inner in op.walk():
        if inner is op:
            continue
        if isinstance(inner, StoreOp):
            raise inner.op_error("Stores are not supported inside map_elementwise")
        if isinstance(inner, MapElementwiseReturnOp) and list(inner.operand_types) != returned:
            raise inner.error("region return does not match map_elementwise result")
