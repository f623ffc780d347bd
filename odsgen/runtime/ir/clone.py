"""Copies of operations and regions with a map from the old values and blocks to the new."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from odsgen.runtime.ir.block import Block
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
    if with_regions and op._regions:
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
        for region, target in zip(old._regions, new._regions, strict=True):
            _copy_blocks(region, target, mapping, copies, pending)
    _set_references(copies, mapping)


def _copy_blocks(
    region: Region,
    target: Region,
    mapping: CloneMap,
    copies: Copies,
    pending: Copies,
) -> None:
    for block in list(region._blocks):
        new_block = Block()
        for argument in block._arguments:
            new_argument = new_block.add_argument(argument.type, argument._location)
            mapping.values[argument] = new_argument
        mapping.blocks[block] = new_block
        target.append(new_block)
        for op in block:
            new_op = _shallow(op, mapping)
            new_block.append(new_op)
            copies.append((op, new_op))
            if op._regions:
                pending.append((op, new_op))


def _shallow(op: OpT, mapping: CloneMap) -> OpT:
    copy = object.__new__(type(op))
    if isinstance(op, UnregisteredOperation):
        assert isinstance(copy, UnregisteredOperation)
        copy._name = op._name
        copy.properties_attribute = op.properties_attribute
    Operation.__init__(
        copy,
        tuple([mapping.values.get(operand, operand) for operand in op._operands]),
        [result.type for result in op._results],
        dict(op._properties) if op._properties else None,
        dict(op._attributes) if op._attributes else None,
        tuple([mapping.blocks.get(block, block) for block in op._successors]),
        tuple([Region() for _ in op._regions]),
        op._location,
    )
    if op._result is not None and copy._result is not None:
        mapping.values[op._result] = copy._result
    else:
        for old, new in zip(op._several_results, copy._several_results, strict=True):
            mapping.values[old] = new
    return copy


def _set_references(copies: Copies, mapping: CloneMap) -> None:
    for old, new in copies:
        operands = tuple([mapping.values.get(operand, operand) for operand in old._operands])
        if operands != new._operands:
            new.operands = operands
        successors = tuple([mapping.blocks.get(block, block) for block in old._successors])
        if successors != new._successors:
            new.successors = successors
