"""The operations of a program as they are written, but for the numbers of what they refer to, which is counted here.

All is counted in the order in which MLIR's writer meets it: an operation with its name, result types, attributes,
properties and location; a region as a whole before those inside it, the last of these first.

A part is bytes, or what stands for a number that is known only at the end: the name of an operation, an attribute or a
place, a type, the properties of operations.  So that most of an operation is put together by one look-up of each part, in
`writer.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.bytecode.encoding import (
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_USE_LIST_ORDERS,
    USE_LIST_ORDERING,
    varint,
)
from odsgen.bytecode.operation_shapes import OperationShapes, Shape
from odsgen.bytecode.use_lists import order_parts, use_list_order
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.ir.value import BlockArgument, with_several_uses

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from odsgen.bytecode.numbering import Numbering
    from odsgen.bytecode.program_walk import ProgramWalk
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import OpResult, Value

#: Whether orders of uses follow the arguments of a block.
_ORDERS, _NO_ORDERS = bytes((HAS_USE_LIST_ORDERS,)), b"\0"


class Flagged:
    """A reference to a type, with a flag in the low bit."""

    __slots__ = ("type", "flag", "uses")

    def __init__(self, type: Type, flag: bool) -> None:
        self.type = type
        self.flag = flag
        #: How many there are but for the first one, which was counted when it was met.
        self.uses = -1


class Segment:
    """Operations that follow one another, of which the last alone can have regions."""

    __slots__ = ("parts", "op")

    def __init__(self) -> None:
        self.parts: list[Any] = []
        #: The last operation, if it has regions: they come next.
        self.op: Operation | None = None


class RegionParts:
    """A region with the headers of its blocks, or what stands in place of one around the root."""

    __slots__ = (
        "segments",
        "values",
        "first_value",
        "operations",
        "starts",
        "headers",
    )

    def __init__(self, first_value: int) -> None:
        self.segments = [Segment()]
        #: The values that are defined directly in it, in the order of their numbers, and the first of these numbers.
        self.values: list[Value] = []
        self.first_value = first_value
        self.operations: list[Operation] = []
        #: Where blocks begin, and of those with arguments where their headers end.
        self.starts: set[tuple[int, int]] = set()
        self.headers: list[tuple[Block, list[Any], int]] = []


class ProgramParts:
    """The parts of a program, computed on construction."""

    def __init__(self, root: Operation, numbering: Numbering, walk: ProgramWalk) -> None:
        self._numbering = numbering
        self._walk = walk
        self._version = numbering.version
        self.regions: dict[Region, RegionParts] = {}
        self.shapes = OperationShapes(numbering)
        self.flagged: dict[tuple[Type, bool], Flagged] = {}
        self._blocks: dict[Block, bytes] = {}

        #: The root.
        self.root = RegionParts(0)
        self._add_operations(root, root.next, self.root)
        if self._version >= USE_LIST_ORDERING:
            self._add_use_list_orders(self.root)
        self._add_regions(root)
        numbering.count_places()
        self.shapes.count_uses()
        for flagged in self.flagged.values():
            numbering.types[flagged.type] += flagged.uses

    # --- regions and blocks -------------------------------------------------------------------------------------------------

    def _add_regions(self, root: Operation) -> None:
        # Each with the first number that is free for its values.
        pending: list[tuple[Region, int]] = []

        def add_regions_of(op: Operation, around: RegionParts) -> None:
            isolated = self._walk.is_isolated(op)
            first_value = 0 if isolated else around.first_value + len(around.values)
            pending.extend([(region, first_value) for region in op.regions])

        add_regions_of(root, self.root)
        while pending:
            region, first_value = pending.pop()
            parts = self.regions[region] = self._region_parts(region, first_value)
            for segment in parts.segments:
                if segment.op is not None:
                    add_regions_of(segment.op, parts)

    def _region_parts(self, region: Region, first_value: int) -> RegionParts:
        found = RegionParts(first_value)
        segments, operations, values = found.segments, found.operations, found.values
        head = segments[0].parts
        blocks = region.blocks
        head.append(varint(len(blocks)))
        if not blocks:
            return found
        head.append(b"")  # the number of values, once it is known
        for number, block in enumerate(blocks):
            if block.has_uses:
                self._blocks[block] = varint(number)
        for block in blocks:
            arguments, parts = block.arguments, segments[-1].parts
            at, before = len(parts), len(operations)
            parts.append(b"")  # the number of operations
            found.starts.add((len(segments), at))
            if arguments:
                self._add_arguments(arguments, parts)
                found.headers.append((block, parts, len(parts) - 1))
                values += arguments
            if block.first is not None:
                self._add_operations(block.first, None, found)
            parts[at] = varint(len(operations) - before << 1 | bool(arguments))
        head[1] = varint(len(values))
        if self._version >= USE_LIST_ORDERING:
            self._add_use_list_orders(found)
        return found

    def _add_arguments(self, arguments: Sequence[BlockArgument], parts: list[Any]) -> None:
        numbering = self._numbering
        parts.append(varint(len(arguments)))
        for argument in arguments:
            location, type = self._location(argument.stored_location), argument.type
            if self._version < ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
                numbering.count((type,))
                parts += (type, location)
                continue
            is_known = not isinstance(location, UnknownLoc)
            flagged = self.flagged.get((type, is_known))
            if flagged is None:
                numbering.count((type,))
                flagged = self.flagged[type, is_known] = Flagged(type, is_known)
            flagged.uses += 1
            parts.append(flagged)
            if is_known:
                parts.append(location)
        if self._version >= USE_LIST_ORDERING:
            parts.append(_NO_ORDERS)

    # --- the orders of uses -------------------------------------------------------------------------------------------------

    def _add_use_list_orders(self, region: RegionParts) -> None:
        """Add the orders of the uses of values that have not the order of reading; these are few."""
        shared = with_several_uses(region.values)
        if not shared:
            return
        numbers: dict[Operation, int]
        if len(region.segments) > 1:  # users may be in inner regions
            numbers = self._walk.numbers
        else:
            numbers = dict(zip(region.operations, range(len(region.operations)), strict=True))
        for block, parts, at in region.headers:
            orders = _use_list_orders(block.arguments, numbers)
            if orders:
                parts[at] = _ORDERS + orders
        shuffled: dict[Operation, None] = {}
        for value in shared:
            if isinstance(value, BlockArgument):
                continue
            last = -1
            for user in value.users:
                number = numbers[user]
                if number < last:
                    shuffled[value.owner] = None
                    break
                last = number
        if not shuffled:
            return
        operations = iter(region.operations)
        for number, segment in enumerate(region.segments, 1):
            found: list[Any] = []
            orders = b""  # of the operation whose parts come
            for at, part in enumerate(segment.parts):
                is_operation = part.__class__ is Shape
                if orders and (is_operation or (number, at) in region.starts):
                    found.append(orders)
                    orders = b""
                if is_operation:
                    op = next(operations)
                    if op in shuffled:
                        orders = _use_list_orders(op.results, numbers)
                        part = part.with_orders()
                found.append(part)
            if orders:  # before its regions
                found.insert(len(found) - (segment.op is not None), orders)
            segment.parts = found

    # --- operations ---------------------------------------------------------------------------------------------------------

    def _add_operations(self, op: Operation, end: Operation | None, region: RegionParts) -> None:
        """Add an operation and those behind it up to another one; one with regions ends a segment."""
        places, shapes, readers = self._numbering.places, self.shapes, self.shapes.readers
        add_place, add_operation = self._numbering.pending.append, region.operations.append
        add_value = region.values.append
        parts, source = region.segments[-1].parts, places.only_source
        while True:
            add_operation(op)
            read = readers.get(op.__class__) or shapes.reader(op.__class__)
            shape, key, result, location, operands, following = read(op)
            if shape is None:
                shape = shapes.add(op, key)
            shape.uses += 1
            if result is not None:
                add_value(result)
            if location.__class__ is tuple and location[0] is source:
                location = location[1]
                add_place(location)
            else:
                location = self._location(location)
                source = places.only_source
            parts += (shape, location, shape.tail)
            parts += operands
            if shape.has_more:
                parts = self._add_rest(op, region)
            if following is end:
                break
            op = following

    def _add_rest(self, op: Operation, region: RegionParts) -> list[Any]:
        """Add what few operations have; the parts to which those of the next operation are added."""
        successors, regions = op.successors, op.regions
        segment = region.segments[-1]
        if op.single_result is None:
            region.values += op.results
        if successors:
            segment.parts.append(varint(len(successors)))
            segment.parts += [self._blocks[successor] for successor in successors]
        if regions:
            segment.parts.append(varint(len(regions) << 1 | self._walk.is_isolated(op)))
            segment.op = op
            segment = Segment()
            region.segments.append(segment)
        return segment.parts

    def _location(self, location: Any) -> Attribute | int:
        """Count a location as it is kept."""
        numbering = self._numbering
        key = numbering.places.key(location)
        if isinstance(key, int):
            numbering.count_place(key)
        elif key in numbering.attributes:
            numbering.attributes[key] += 1
        else:
            numbering.count((key,))
        return key


def _use_list_orders(
    values: Sequence[OpResult | BlockArgument], numbers: Mapping[Operation, int]
) -> bytes:
    """The orders of the uses of values that have not the order of reading."""
    orders: dict[int, list[int]] = {}
    for value in with_several_uses(values):
        order = use_list_order(value, numbers)
        if order is not None:
            orders[value.index] = order
    return b"".join(map(varint, order_parts(orders, len(values)))) if orders else b""
