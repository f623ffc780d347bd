"""Copies of operations and regions with a map from the old values and blocks to the new."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.construction import filled_operation
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.support.interpreter import without_collector

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value

OpT = TypeVar("OpT", bound=Operation)

#: Operations with their copies.
Copies = list[tuple[Operation, Operation]]


class CloneMap:
    """The copies of values and blocks (MLIR: IRMapping)."""

    __slots__ = ("values", "blocks")

    def __init__(self) -> None:
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}

    def map_value(self, old: Value, new: Value) -> None:
        """Let copies use `new` where the original uses `old`."""
        self.values[old] = new

    def map_block(self, old: Block, new: Block) -> None:
        """Let copies branch to `new` where the original branches to `old`."""
        self.blocks[old] = new


def clone_operation(op: OpT, mapping: CloneMap, *, with_regions: bool = True) -> OpT:
    """A copy of an operation; regions are copied from the outside in, without recursion.

    Uses of values that are copied later (graph regions, loops of blocks) are set right at the end.
    """
    copy = _shallow(op, mapping)
    if with_regions and op.regions:
        with without_collector():
            copies: Copies = [(op, copy)]
            _copy_inside([(op, copy)], copies, mapping)
    return copy


def clone_region_into(region: Region, target: Region, mapping: CloneMap) -> None:
    """Append copies of the blocks of a region to another one."""
    with without_collector():
        copies: Copies = []
        pending: Copies = []
        _copy_blocks(region, target, mapping, copies, pending)
        _copy_inside(pending, copies, mapping)


def _copy_inside(pending: Copies, copies: Copies, mapping: CloneMap) -> None:
    """Copy what is inside operations, and set what could not be set before all was copied."""
    while pending:
        old, new = pending.pop()
        for region, target in zip(old.regions, new.regions, strict=True):
            _copy_blocks(region, target, mapping, copies, pending)
    _set_references(copies, mapping)


def _copy_blocks(
    region: Region,
    target: Region,
    mapping: CloneMap,
    copies: Copies,
    pending: Copies,
) -> None:
    for block in list(region.blocks):
        new_block = Block()
        for argument in block.arguments:
            new_argument = new_block.add_argument(argument.type, argument.stored_location)
            mapping.values[argument] = new_argument
        mapping.blocks[block] = new_block
        target.append(new_block)
        for op in block:
            new_op = _shallow(op, mapping)
            new_block.append(new_op)
            copies.append((op, new_op))
            if op.regions:
                pending.append((op, new_op))


def _shallow(op: OpT, mapping: CloneMap) -> OpT:
    copy = filled_operation(
        type(op),
        (op.name, op.properties_attribute) if isinstance(op, UnregisteredOperation) else None,
        tuple([mapping.values.get(operand, operand) for operand in op.operands]),
        [result.type for result in op.results],
        dict(op.stored_properties) if op.stored_properties else None,
        dict(op.stored_attributes) if op.stored_attributes else None,
        tuple([mapping.blocks.get(block, block) for block in op.successors]),
        tuple([Region() for _ in op.regions]),
        op.stored_location,
    )
    if op.single_result is not None and copy.single_result is not None:
        mapping.values[op.single_result] = copy.single_result
    else:
        for old, new in zip(op.results, copy.results, strict=True):
            mapping.values[old] = new
    return copy


def _set_references(copies: Copies, mapping: CloneMap) -> None:
    for old, new in copies:
        operands = tuple([mapping.values.get(operand, operand) for operand in old.operands])
        if operands != new.operands:
            new.operands = operands
        successors = tuple([mapping.blocks.get(block, block) for block in old.successors])
        if successors != new.successors:
            new.successors = successors
