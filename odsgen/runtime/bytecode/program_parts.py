"""The operations of a program as they are written, but for the numbers of what they refer to, which is counted here.

All is counted in the order in which MLIR's writer meets it: an operation with its name, result types, attributes,
properties and location; a region as a whole before those inside it, the last of these first.

A part is bytes, or what stands for a number that is known only at the end: the name of an operation, an attribute or a
place, a type, a value, the properties of operations.  So that most of an operation is put together by one look-up of each
part, in `writer.py`.
"""

from __future__ import annotations

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
    SINGLE_BYTES,
    USE_LIST_ORDERING,
    varint,
    varints,
)
from odsgen.runtime.bytecode.interface import DialectBytecodeWriter
from odsgen.runtime.bytecode.properties import write_properties
from odsgen.runtime.bytecode.use_lists import order_parts, use_list_order
from odsgen.runtime.ir.operation import UnregisteredOperation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.bytecode.numbering import Numbering, OperationName
    from odsgen.runtime.bytecode.program_walk import ProgramWalk
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

_SEGMENT_SIZES = ("operandSegmentSizes", "resultSegmentSizes")

#: The masks of operations.
_MASKS = [bytes((mask,)) for mask in range(256)]
_ONE = varint(1)
_NO_ORDERS = _MASKS[0]


class EncodedProperties:
    """The encoded properties of operations of one class that have the same ones."""

    __slots__ = ("parts", "uses", "number")

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts
        #: How many operations have them.
        self.uses = 0
        #: Their number, once the first of the operations is written.
        self.number: bytes | None = None


#: Stands for properties that nobody has encoded yet.
_NOT_ENCODED = EncodedProperties([])


class Flagged:
    """A reference to a type, with a flag in the low bit."""

    __slots__ = ("type", "flag")

    def __init__(self, type: Type, flag: bool) -> None:
        self.type = type
        self.flag = flag


class Segment:
    """Operations that follow one another, of which the last alone can have regions."""

    __slots__ = ("parts", "properties", "op")

    def __init__(self) -> None:
        self.parts: list[Any] = []
        #: The properties among the parts.
        self.properties: list[EncodedProperties] = []
        #: The last operation, if it has regions: they come next.
        self.op: Operation | None = None


class _ClassFacts:
    """Facts that are the same for all operations of a class, or of a name that nobody registered."""

    __slots__ = ("name", "is_registered", "has_properties", "has_inherent", "properties", "without")

    def __init__(self, op: Operation, name: OperationName, version: int) -> None:
        self.name = name
        self.is_registered = not isinstance(op, UnregisteredOperation)
        is_native = version >= NATIVE_PROPERTIES
        self.has_properties = is_native and bool(op.PROPERTY_NAMES or not self.is_registered)
        #: Whether inherent attributes stand among the discardable ones.
        self.has_inherent = not is_native and self.is_registered and bool(op.PROPERTY_NAMES)
        #: The properties that were encoded, by what operations have; None where there are none to write.
        self.properties: dict[object, EncodedProperties | None] = {}
        #: Those of registered operations that have none of their own, once they are encoded.
        self.without: EncodedProperties | None = None


class ProgramParts:
    """The parts of a program, computed on construction."""

    def __init__(self, root: Operation, numbering: Numbering, walk: ProgramWalk) -> None:
        self._numbering = numbering
        self._walk = walk
        self._version = numbering.version
        self._facts: dict[type[Operation] | str, _ClassFacts] = {}
        #: The parts of the root, and of each region with the heads of its blocks.
        self.root = Segment()
        self.regions: dict[Region, list[Segment]] = {}
        #: What stands for numbers, with those that are known: of the values.
        self.references: dict[object, bytes] = {}
        self.flagged: list[Flagged] = []
        self._blocks: dict[Block, bytes] = {}
        self._encoded: list[EncodedProperties] = []

        defined: list[Value] = []
        self._add_operations(root, root._next, [self.root], defined)
        self._number_values(defined, 0)
        self._add_regions(root, len(defined))
        for encoded in self._encoded:
            numbering.count_again(encoded.parts, encoded.uses - 1)

    # --- regions and blocks -------------------------------------------------------------------------------------------------

    def _add_regions(self, root: Operation, next_value: int) -> None:
        walk = self._walk
        pending: list[tuple[Region, int]] = []

        def add_regions_of(op: Operation, next_value: int) -> None:
            first = 0 if walk.is_isolated(op) else next_value
            pending.extend([(region, first) for region in op._regions])

        add_regions_of(root, next_value)
        while pending:
            region, first_value = pending.pop()
            segments, number_of_values = self._add_region(region, first_value)
            self.regions[region] = segments
            for segment in segments:
                if segment.op is not None:
                    add_regions_of(segment.op, first_value + number_of_values)

    def _add_region(self, region: Region, first_value: int) -> tuple[list[Segment], int]:
        """The parts of a region, and how many values are defined directly in it."""
        segments = [Segment()]
        head = segments[0].parts
        head.append(varint(len(region._blocks)))
        if not region._blocks:
            return segments, 0
        at = len(head)
        defined: list[Value] = []
        for number, block in enumerate(region._blocks):
            if block._users:
                self._blocks[block] = varint(number)
        for block in region._blocks:
            self._add_block_header(block, segments[-1].parts)
            defined += block._arguments
            if block._first is not None:
                self._add_operations(block._first, None, segments, defined)
        head.insert(at, varint(len(defined)))
        self._number_values(defined, first_value)
        return segments, len(defined)

    def _number_values(self, defined: list[Value], first: int) -> None:
        numbers = varints(first + len(defined))
        self.references.update(zip(defined, numbers[first : first + len(defined)], strict=True))

    def _add_block_header(self, block: Block, parts: list[Any]) -> None:
        arguments = block._arguments
        parts.append(varint(self._walk.lengths[block] << 1 | bool(arguments)))
        if not arguments:
            return
        numbering = self._numbering
        parts.append(varint(len(arguments)))
        for argument in arguments:
            location = self._count_location(argument._location)
            numbering.count((argument.type,))
            if self._version < ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
                parts += (argument.type, location)
                continue
            is_known = not isinstance(location, UnknownLoc)
            flagged = Flagged(argument.type, is_known)
            self.flagged.append(flagged)
            parts.append(flagged)
            if is_known:
                parts.append(location)
        if self._version >= USE_LIST_ORDERING:
            orders = self._use_list_orders(arguments)
            parts.append(_MASKS[HAS_USE_LIST_ORDERS] if orders else _NO_ORDERS)
            parts += orders

    def _use_list_orders(self, values: Sequence[Value]) -> list[bytes]:
        """The orders of the uses of values that have not the order of reading."""
        orders: dict[int, list[int]] = {}
        for index, value in enumerate(values):
            if isinstance(value._users, dict):
                order = use_list_order(value, self._walk.numbers)
                if order is not None:
                    orders[index] = order
        return [varint(part) for part in order_parts(orders, len(values))] if orders else []

    # --- operations ---------------------------------------------------------------------------------------------------------

    def _add_operations(
        self,
        op: Operation | None,
        end: Operation | None,
        segments: list[Segment],
        defined: list[Value],
    ) -> None:
        """Add an operation and those behind it up to another one; one with regions ends a segment."""
        numbering, facts_of = self._numbering, self._facts
        attributes_used, types_used = numbering.attributes, numbering.types
        places = numbering.places
        source, by_token = places.source, places.by_token
        single_bytes = SINGLE_BYTES
        has_orders = self._version >= USE_LIST_ORDERING
        number_of = self._walk.numbers.__getitem__
        segment = segments[-1]
        parts = segment.parts
        while op is not None and op is not end:
            facts = facts_of.get(op.__class__)
            if facts is None:
                facts = self._facts_of(op)
            facts.name.uses += 1
            mask = 0

            result = op._result
            if result is not None:
                mask = HAS_RESULTS
                type = result.type
                if type in types_used:
                    types_used[type] += 1
                else:
                    numbering.count((type,))
                defined.append(result)
            elif op._several_results:
                mask = HAS_RESULTS
                defined += op._several_results
                numbering.count([result.type for result in op._several_results])

            attributes = op._attributes
            if facts.has_inherent:
                attributes = _with_inherent(op)
            dictionary: Attribute | None = None
            if attributes:
                mask |= HAS_ATTRIBUTES
                dictionary = DictionaryAttr.get(attributes)
                numbering.count((dictionary,))
            properties: EncodedProperties | None = None
            if facts.has_properties:
                if op._properties or facts.without is None:
                    properties = self._properties(op, facts)
                else:
                    properties = facts.without
                    properties.uses += 1
                if properties is not None:
                    mask |= HAS_PROPERTIES

            location: Any = op._location
            if location.__class__ is tuple and location[0] is source and location[1] in by_token:
                location = location[1]
                if location in attributes_used:
                    attributes_used[location] += 1
                elif numbering.filename is None:
                    numbering.count_place(location)
                else:
                    attributes_used[location] = 1
            else:
                location = self._count_location(location)

            orders: list[bytes] = []
            if result is not None:
                users = result._users
                if has_orders and isinstance(users, dict):
                    found = list(map(number_of, users))
                    if found != sorted(found):
                        orders = self._use_list_orders((result,))
            elif mask & HAS_RESULTS and has_orders:
                orders = self._use_list_orders(op._several_results)
            if orders:
                mask |= HAS_USE_LIST_ORDERS
            operands = op._operands
            if operands:
                mask |= HAS_OPERANDS
            if op._successors:
                mask |= HAS_SUCCESSORS
            if op._regions:
                mask |= HAS_INLINE_REGIONS

            parts += (facts.name, _MASKS[mask], location)
            if dictionary is not None:
                parts.append(dictionary)
            if properties is not None:
                parts.append(properties)
                segment.properties.append(properties)
            if result is not None:
                parts += (_ONE, result.type)
            elif mask & HAS_RESULTS:
                parts.append(varint(len(op._several_results)))
                parts += [result.type for result in op._several_results]
            if operands:
                count = len(operands)
                parts.append(single_bytes[count] if count < 0x80 else varint(count))
                parts += operands
            if op._successors:
                parts.append(varint(len(op._successors)))
                parts += [self._blocks[successor] for successor in op._successors]
            if orders:
                parts += orders
            if op._regions:
                parts.append(varint(len(op._regions) << 1 | self._walk.is_isolated(op)))
                segment.op = op
                segment = Segment()
                segments.append(segment)
                parts = segment.parts
            op = op._next

    def _facts_of(self, op: Operation) -> _ClassFacts:
        """The facts of an operation whose class has none yet, or which nobody registered."""
        key = op.name if isinstance(op, UnregisteredOperation) else op.__class__
        facts = self._facts.get(key)
        if facts is None:
            name = self._numbering.operation_name(op.name, op.REGISTERED)
            facts = self._facts[key] = _ClassFacts(op, name, self._version)
        return facts

    def _count_location(self, location: Any) -> Attribute | int:
        """Count a location as it is kept."""
        key = self._numbering.places.key(location)
        if isinstance(key, int):
            self._numbering.count_place(key)
        else:
            self._numbering.count((key,))
        return key

    def _properties(self, op: Operation, facts: _ClassFacts) -> EncodedProperties | None:
        """The encoded properties of an operation; those of equal ones are made once."""
        if facts.is_registered:
            properties = op._properties
            key: object = tuple(properties.items()) if properties else None
        else:
            assert isinstance(op, UnregisteredOperation)
            key = op.properties_attribute
        try:
            known = facts.properties.get(key, _NOT_ENCODED)
        except TypeError:  # some native property has no hash
            known, key = _NOT_ENCODED, op
        if known is _NOT_ENCODED:
            known = facts.properties[key] = self._encode_properties(op, facts)
            if key is None and facts.is_registered:
                facts.without = known
        if known is not None:
            known.uses += 1
        return known

    def _encode_properties(self, op: Operation, facts: _ClassFacts) -> EncodedProperties | None:
        parts: list[Any]
        if isinstance(op, UnregisteredOperation):
            if op.properties_attribute is None:
                return None
            parts = [op.properties_attribute]
        else:
            writer = DialectBytecodeWriter(self._version)
            write_properties(op, writer, facts.name.dialect.interface)
            parts = writer.parts
        encoded = EncodedProperties(parts)
        self._encoded.append(encoded)
        self._numbering.count(parts)
        return encoded


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
