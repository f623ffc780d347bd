"""Blocks that several edges go to instead of their targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from odsgen.dialects.cf.edges import Edge, Edges, passed_on
from odsgen.runtime import (
    Block,
    DenseIntElementsAttr,
    IntegerAttr,
    Location,
    Region,
    Type,
    Value,
    VectorType,
    i32,
)
from odsgen_dialects import arith, cf, ub


class RegionParts:
    """A region with its edges, and what is made in it: constants, poison, switches."""

    def __init__(self, region: Region) -> None:
        self.region = region
        parent = region.parent_op
        assert parent is not None
        self.parent = parent
        self.edges = Edges(region)
        self._numbers: dict[int, Value] = {}
        self._poisons: dict[Type, Value] = {}

    def number(self, number: int) -> Value:
        """A constant at the beginning of the region."""
        if number not in self._numbers:
            made = arith.ConstantOp.build(
                IntegerAttr.get(number, i32), location=self.parent.location
            )
            self._numbers[number] = self.region.entry_block.prepend(made).result
        return self._numbers[number]

    def poison(self, type: Type) -> Value:
        """A value that nobody looks at, at the beginning of the region."""
        if type not in self._poisons:
            made = ub.PoisonOp.build(type, location=self.parent.location)
            self._poisons[type] = self.region.entry_block.prepend(made).results[0]
        return self._poisons[type]

    def switch(
        self,
        location: Location,
        block: Block,
        flag: Value,
        cases: Sequence[tuple[int, Block, Sequence[Value]]],
    ) -> None:
        """End a block with a switch; the last case is the default."""
        *others, (_, target, values) = cases
        numbers = [number for number, _, _ in others]
        case_values = None
        if numbers:
            type = VectorType.get((len(numbers),), i32)
            case_values = cast(DenseIntElementsAttr, DenseIntElementsAttr.from_bits(type, numbers))
        made = cf.SwitchOp.build(
            flag,
            values,
            [passed for _, _, passed in others],
            target,
            [case for _, case, _ in others],
            case_values=case_values,
            location=location,
        )
        self.edges.note(block.append(made))

    def single_entry(self, location: Location, edges: Sequence[Edge]) -> Block:
        """Let edges go to one block, from there to their targets."""
        made = Multiplexer(self, location, [self.edges.target(edge) for edge in edges])
        for edge in edges:
            made.redirect(edge)
        made.go_on(location, made.block)
        return made.block


class Multiplexer:
    """A block that gets edges to several targets and goes on to the right one."""

    def __init__(
        self, parts: RegionParts, location: Location, targets: Sequence[Block], flag: bool = False
    ) -> None:
        self.parts = parts
        self.block = Block()
        region = targets[0].parent_region
        assert region is not None
        region.insert_after(targets[0], self.block)
        #: The number of the first argument that is one of a target's, in the order of the numbers of targets.
        self.offsets: dict[Block, int] = {}
        self._order: dict[Block, int] = {}
        for target in targets:
            if target not in self.offsets:
                self._order[target] = len(self._order)
                self.offsets[target] = len(self.block.arguments)
                add_arguments_of(self.block, target)
        self.number: Value | None = None
        if len(self.offsets) > 1:
            self.number = self.block.add_argument(parts.number(0).type, location)
        if flag:
            self.block.add_argument(parts.number(0).type, location)

    def redirect(self, edge: Edge, *flag: Value) -> None:
        """Let an edge go to this block, with a flag if it has one."""
        target = self.parts.edges.target(edge)
        offset, values = self.offsets[target], passed_on(edge)
        arguments = self.block.arguments
        end = len(arguments) - len(flag)
        passed: list[Value] = []
        for number, argument in enumerate(arguments):
            if offset <= number < offset + len(target.arguments):
                passed.append(values[number - offset])
            elif self.number is not None and number == end - 1:
                passed.append(self.parts.number(self._order[target]))
            elif number >= end:
                passed.append(flag[number - end])
            else:
                passed.append(self.parts.poison(argument.type))
        self.parts.edges.redirect(edge, self.block, passed)

    def go_on(self, location: Location, block: Block, excluded: Block | None = None) -> None:
        """End a block with a switch to the targets."""
        cases = [
            (number, target, self.block.arguments[offset : offset + len(target.arguments)])
            for number, (target, offset) in enumerate(self.offsets.items())
            if target is not excluded
        ]
        number = self.number
        if number is None or len(cases) == 1:
            number = self.parts.number(0)
        self.parts.switch(location, block, number, cases)


def add_arguments_of(block: Block, other: Block) -> None:
    for argument in other.arguments:
        block.add_argument(argument.type, argument.location)
