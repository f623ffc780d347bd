"""The operations of a program as they are written, but for the numbers of what they refer to, which is counted here.

All is counted in the order in which MLIR's writer meets it: an operation with its name, result types, attributes,
properties and location; a region as a whole before those inside it, the last of these first.

A part is bytes, or what stands for a number that is known only at the end: the name of an operation, an attribute or a
place, a type, the properties of operations.  So that most of an operation is put together by one look-up of each part, in
`writer.py`.  Values have their numbers as soon as they are defined.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.bytecode.encoding import (
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    HAS_ATTRIBUTES,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_LIST_ORDERS,
    NATIVE_PROPERTIES,
    USE_LIST_ORDERING,
    varint,
)
from odsgen.runtime.bytecode.interface import DialectBytecodeWriter
from odsgen.runtime.bytecode.properties import write_properties
from odsgen.runtime.bytecode.use_lists import order_parts, use_list_order
from odsgen.runtime.ir.operation import SharedEntries, UnregisteredOperation

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.bytecode.numbering import Numbering, OperationName
    from odsgen.runtime.bytecode.program_walk import ProgramWalk
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, Value

_SEGMENT_SIZES = ("operandSegmentSizes", "resultSegmentSizes")

#: The masks of operations.
_MASKS = [bytes((mask,)) for mask in range(256)]
_NO_ORDERS = _MASKS[0]


class EncodedProperties:
    """The encoded properties of operations of one class that have the same ones."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts


class Tail:
    """The bytes of an operation between its location and the numbers of its operands."""

    __slots__ = ("attributes", "properties", "parts")

    def __init__(
        self,
        attributes: Attribute | None,
        properties: EncodedProperties | None,
        parts: Sequence[Any],
    ) -> None:
        self.attributes = attributes
        self.properties = properties
        #: What stands behind them: the number and types of the results, the number of operands.
        self.parts = parts


class Shape:
    """What operations have in common that differ in their places and operands alone.

    In a list of parts it stands for the first bytes of such an operation, the name and the mask.
    """

    __slots__ = ("name", "mask", "tail", "counted", "uses", "with_orders")

    def __init__(self, name: OperationName, mask: int, tail: Tail, counted: list[Any]) -> None:
        self.name = name
        self.mask = mask
        self.tail = tail
        #: The attributes and types that such an operation refers to.
        self.counted = counted
        #: How many operations have it.
        self.uses = 0
        #: The first bytes of an operation that has orders of uses, too.
        self.with_orders: Shape | None = None


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


def _slots(op: Operation) -> tuple[Any, ...]:
    return (
        op._result,
        op._attributes,
        op._properties,
        op._location,
        op._operands,
        op._successors,
        op._regions,
        op._next,
    )


def _unregistered_slots(op: UnregisteredOperation) -> tuple[Any, ...]:
    return (
        op._result,
        op._attributes,
        {"": op.properties_attribute},
        op._location,
        op._operands,
        op._successors,
        op._regions,
        op._next,
    )


class _ClassFacts:
    """Facts that are the same for all operations of a class, or of a name that nobody registered."""

    __slots__ = (
        "slots",
        "name",
        "shapes",
        "is_registered",
        "has_properties",
        "has_inherent",
        "properties",
    )

    def __init__(self, op: Operation, name: OperationName, version: int) -> None:
        self.is_registered = not isinstance(op, UnregisteredOperation)
        slots: FunctionType = _slots if self.is_registered else _unregistered_slots  # type: ignore[assignment]
        #: A copy for one class: Python reads fast where it always sees operations of the same one.
        self.slots: Callable[[Operation], tuple[Any, ...]] = FunctionType(
            slots.__code__.replace(), {}, slots.__name__
        )
        self.name = name
        #: The shapes of such operations, by what tells them apart.
        self.shapes: dict[tuple[Any, ...], Shape] = {}
        is_native = version >= NATIVE_PROPERTIES
        self.has_properties = is_native and bool(op.PROPERTY_NAMES or not self.is_registered)
        #: Whether inherent attributes stand among the discardable ones.
        self.has_inherent = not is_native and self.is_registered and bool(op.PROPERTY_NAMES)
        #: The properties that were encoded, by what operations have.
        self.properties: dict[object, EncodedProperties] = {}


class RegionParts:
    """A region, or what stands in place of one around the root."""

    __slots__ = (
        "segments",
        "values",
        "first_value",
        "operations",
        "shared",
        "starts",
        "headers",
    )

    def __init__(self, first_value: int) -> None:
        self.segments = [Segment()]
        #: The values that are defined directly in it, in the order of their numbers, and the first of these.
        self.values: list[Value] = []
        self.first_value = first_value
        self.operations: list[Operation] = []
        #: The results that several operations use, or one several times.
        self.shared: list[Value] = []
        #: Where blocks begin, and of those with arguments where their headers end.
        self.starts: set[tuple[int, int]] = set()
        self.headers: list[tuple[Block, list[Any], int]] = []


class ProgramParts:
    """The parts of a program, computed on construction."""

    def __init__(self, root: Operation, numbering: Numbering, walk: ProgramWalk) -> None:
        self._numbering = numbering
        self._walk = walk
        self._version = numbering.version
        self._facts: dict[type[Operation] | str, _ClassFacts] = {}
        #: The parts of each region with the headers of its blocks.
        self.regions: dict[Region, RegionParts] = {}
        self.shapes: list[Shape] = []
        self.flagged: dict[tuple[Type, bool], Flagged] = {}
        self._blocks: dict[Block, bytes] = {}

        #: The root.
        self.root = RegionParts(0)
        self._add_operations(root, root._next, self.root)
        if self._version >= USE_LIST_ORDERING:
            self._add_use_list_orders(self.root)
        self._add_regions(root)
        numbering.count_places()
        for shape in self.shapes:
            shape.name.uses += shape.uses
            numbering.count_again(shape.counted, shape.uses - 1)
        for flagged in self.flagged.values():
            numbering.types[flagged.type] += flagged.uses

    # --- regions and blocks -------------------------------------------------------------------------------------------------

    def _add_regions(self, root: Operation) -> None:
        # Each with the first number that is free for its values.
        pending: list[tuple[Region, int]] = []

        def add_regions_of(op: Operation, around: RegionParts) -> None:
            isolated = self._walk.is_isolated(op)
            first_value = 0 if isolated else around.first_value + len(around.values)
            pending.extend([(region, first_value) for region in op._regions])

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
        head.append(varint(len(region._blocks)))
        if not region._blocks:
            return found
        head.append(b"")  # the number of values, once it is known
        for number, block in enumerate(region._blocks):
            if block._users:
                self._blocks[block] = varint(number)
        for block in region._blocks:
            arguments, parts = block._arguments, segments[-1].parts
            at, before = len(parts), len(operations)
            parts.append(b"")  # the number of operations
            found.starts.add((len(segments), at))
            if arguments:
                self._add_arguments(arguments, parts)
                found.headers.append((block, parts, len(parts) - 1))
                values += arguments
            if block._first is not None:
                self._add_operations(block._first, None, found)
            parts[at] = varint(len(operations) - before << 1 | bool(arguments))
        head[1] = varint(len(values))
        if self._version >= USE_LIST_ORDERING:
            self._add_use_list_orders(found)
        return found

    def _add_arguments(self, arguments: Sequence[BlockArgument], parts: list[Any]) -> None:
        numbering = self._numbering
        parts.append(varint(len(arguments)))
        for argument in arguments:
            location, type = self._location(argument._location), argument.type
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
        headers = [
            header
            for header in region.headers
            if any([argument._users.__class__ is dict for argument in header[0]._arguments])
        ]
        if not headers and not region.shared:
            return
        numbers: dict[Operation, int]
        if len(region.segments) > 1:  # users may be in inner regions
            numbers = self._walk.numbers
        else:
            numbers = dict(zip(region.operations, range(len(region.operations)), strict=True))
        for block, parts, at in headers:
            orders = _use_list_orders(block._arguments, numbers)
            if orders:
                parts[at] = _MASKS[HAS_USE_LIST_ORDERS] + orders
        shuffled: dict[Operation, None] = {}
        for value in region.shared:
            last = -1
            for user in value._users:  # type: ignore[union-attr]
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
                        orders = _use_list_orders(op._results, numbers)
                        part = _with_orders(part)
                found.append(part)
            if orders:  # before its regions
                found.insert(len(found) - (segment.op is not None), orders)
            segment.parts = found

    # --- operations ---------------------------------------------------------------------------------------------------------

    def _add_operations(
        self, op: Operation | None, end: Operation | None, region: RegionParts
    ) -> None:
        """Add an operation and those behind it up to another one; one with regions ends a segment."""
        numbering, facts_of = self._numbering, self._facts
        add_place, add_operation = numbering.pending.append, region.operations.append
        source = numbering.places.only_source
        segments, shared, values = region.segments, region.shared, region.values
        parts, add_value = segments[-1].parts, values.append
        while op is not end:
            add_operation(op)  # type: ignore[arg-type]
            facts = facts_of.get(op.__class__)
            if facts is None:
                facts = self._facts_of(op)  # type: ignore[arg-type]
            result, attributes, own, location, operands, successors, regions, following = (
                facts.slots(op)  # type: ignore[arg-type]
            )
            types: Type | tuple[Type, ...] | None = None
            if result is not None:
                types = result.type
                add_value(result)
                if result._users.__class__ is dict:
                    shared.append(result)
            else:
                several = op._several_results  # type: ignore[union-attr]
                if several:
                    types = tuple([value.type for value in several])
                    values += several
                    shared += [value for value in several if value._users.__class__ is dict]

            # Operations share the entries of a `SharedEntries`, which nobody can change.
            key: tuple[Any, ...]
            entries = id(own) if own.__class__ is SharedEntries else (*own, *own.values())
            if attributes or successors or regions:
                discardable = (*attributes, *attributes.values())
                key = types, entries, len(operands), discardable, bool(successors), bool(regions)
            else:
                key = types, entries, len(operands)
            try:
                shape = facts.shapes.get(key)
            except TypeError:  # some native property has no hash
                shape, key = None, (op,)
            if shape is None:
                shape = facts.shapes[key] = self._new_shape(op, facts)  # type: ignore[arg-type]
            shape.uses += 1

            if location.__class__ is tuple and location[0] is source:
                location = location[1]
                add_place(location)
            else:
                location = self._location(location)
                source = numbering.places.only_source
            parts += (shape, location, shape.tail, *operands)
            if successors:
                parts.append(varint(len(successors)))
                parts += [self._blocks[successor] for successor in successors]
            if regions:
                parts.append(varint(len(regions) << 1 | self._walk.is_isolated(op)))  # type: ignore[arg-type]
                segments[-1].op = op
                segments.append(Segment())
                parts = segments[-1].parts
            op = following

    def _new_shape(self, op: Operation, facts: _ClassFacts) -> Shape:
        """The shape of an operation, the first one that has it, or one that cannot be compared; counts what it refers to."""
        types = [value.type for value in op._results]
        attributes = _with_inherent(op) if facts.has_inherent else op._attributes
        dictionary = DictionaryAttr.get(attributes) if attributes else None
        counted: list[Any] = types if dictionary is None else [*types, dictionary]
        self._numbering.count(counted)
        properties = self._properties(op, facts) if facts.has_properties else None
        mask = 0
        parts: list[Any] = []
        if dictionary is not None:
            mask |= HAS_ATTRIBUTES
        if properties is not None:
            mask |= HAS_PROPERTIES
            self._numbering.count(properties.parts)
            counted = [*counted, *properties.parts]
        if types:
            mask |= HAS_RESULTS
            parts += (varint(len(types)), *types)
        if op._operands:
            mask |= HAS_OPERANDS
            parts.append(varint(len(op._operands)))
        if op._successors:
            mask |= HAS_SUCCESSORS
        if op._regions:
            mask |= HAS_INLINE_REGIONS
        shape = Shape(facts.name, mask, Tail(dictionary, properties, parts), counted)
        self.shapes.append(shape)
        return shape

    def _facts_of(self, op: Operation) -> _ClassFacts:
        """The facts of an operation whose class has none yet, or which nobody registered."""
        key = op.name if isinstance(op, UnregisteredOperation) else op.__class__
        facts = self._facts.get(key)
        if facts is None:
            name = self._numbering.operation_name(op.name, op.REGISTERED)
            facts = self._facts[key] = _ClassFacts(op, name, self._version)
        return facts

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

    def _properties(self, op: Operation, facts: _ClassFacts) -> EncodedProperties | None:
        """The encoded properties of an operation; those of equal ones are made once."""
        if facts.is_registered:
            key: object = tuple(op._properties.items())
        else:
            assert isinstance(op, UnregisteredOperation)
            key = op.properties_attribute
            if key is None:
                return None
        try:
            known = facts.properties.get(key)
        except TypeError:  # some native property has no hash
            return self._encode_properties(op, facts)
        if known is None:
            known = facts.properties[key] = self._encode_properties(op, facts)
        return known

    def _encode_properties(self, op: Operation, facts: _ClassFacts) -> EncodedProperties:
        if isinstance(op, UnregisteredOperation):
            return EncodedProperties([op.properties_attribute])
        writer = DialectBytecodeWriter(self._version)
        write_properties(op, writer, facts.name.dialect.interface)
        return EncodedProperties(writer.parts)


def _with_orders(shape: Shape) -> Shape:
    """The shape of operations that have orders of uses, too."""
    if shape.with_orders is None:
        mask = shape.mask | HAS_USE_LIST_ORDERS
        shape.with_orders = Shape(shape.name, mask, shape.tail, shape.counted)
    return shape.with_orders


def _use_list_orders(values: Sequence[Value], numbers: Mapping[Operation, int]) -> bytes:
    """The orders of the uses of values that have not the order of reading."""
    orders: dict[int, list[int]] = {}
    for index, value in enumerate(values):
        if isinstance(value._users, dict):
            order = use_list_order(value, numbers)
            if order is not None:
                orders[index] = order
    return b"".join(map(varint, order_parts(orders, len(values)))) if orders else b""


def _with_inherent(op: Operation) -> dict[str, Attribute]:
    """The attributes with the inherent ones, as they were before properties; native properties have no place there."""
    found = dict(op._attributes)
    for name in op.PROPERTY_NAMES:
        if name in op.PROPERTY_KINDS and name not in _SEGMENT_SIZES:
            continue
        value = op.property_attribute(name)
        if value is not None:
            found[name] = value
    return found
