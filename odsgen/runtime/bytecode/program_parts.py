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
    varints,
)
from odsgen.runtime.bytecode.interface import DialectBytecodeWriter
from odsgen.runtime.bytecode.properties import write_properties
from odsgen.runtime.bytecode.use_lists import order_parts, use_list_order
from odsgen.runtime.ir.operation import UnregisteredOperation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
_ONE, _TWO = varint(1), varint(2)
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


class Head:
    """The first bytes of operations of one name that have the same parts: the name and the mask."""

    __slots__ = ("name", "mask", "uses")

    def __init__(self, name: OperationName, mask: int) -> None:
        self.name = name
        self.mask = mask
        self.uses = 0


class OneResult:
    """The results of operations that have a single one, of that type."""

    __slots__ = ("type", "uses")

    def __init__(self, type: Type) -> None:
        self.type = type
        #: How many there are but for the first one, which was counted when it was met.
        self.uses = -1


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

    __slots__ = ("parts", "properties", "op")

    def __init__(self) -> None:
        self.parts: list[Any] = []
        #: The properties among the parts.
        self.properties: list[EncodedProperties] = []
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


def _slots_reader() -> Callable[[Operation], tuple[Any, ...]]:
    """A copy of `_slots` for one class: Python reads fast where it always sees operations of the same one."""
    return FunctionType(_slots.__code__.replace(), {}, _slots.__name__)


class _ClassFacts:
    """Facts that are the same for all operations of a class, or of a name that nobody registered."""

    __slots__ = (
        "slots",
        "name",
        "heads",
        "is_registered",
        "has_properties",
        "has_inherent",
        "properties",
        "without",
    )

    def __init__(self, op: Operation, name: OperationName, version: int) -> None:
        self.slots = _slots_reader()
        self.name = name
        #: What such operations begin with, by their masks.
        self.heads: dict[int, Head] = {}
        self.is_registered = not isinstance(op, UnregisteredOperation)
        is_native = version >= NATIVE_PROPERTIES
        self.has_properties = is_native and bool(op.PROPERTY_NAMES or not self.is_registered)
        #: Whether inherent attributes stand among the discardable ones.
        self.has_inherent = not is_native and self.is_registered and bool(op.PROPERTY_NAMES)
        #: The properties that were encoded, by what operations have.
        self.properties: dict[object, EncodedProperties] = {}
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
        #: What stands for numbers, with those that are known: of the values that are used before they are defined.
        self.references: dict[object, bytes] = {}
        self.heads: list[Head] = []
        self.single_results: dict[Type, OneResult] = {}
        self.flagged: dict[tuple[Type, bool], Flagged] = {}
        self._blocks: dict[Block, bytes] = {}
        self._encoded: list[EncodedProperties] = []
        #: Values that are used in the region before they are defined.
        self._undefined: list[Value] = []

        values: dict[Value, bytes] = {}
        next_value = self._add_operations(root, root._next, [self.root], values, 0)
        self._add_regions(root, values, next_value)
        for encoded in self._encoded:
            numbering.count_again(encoded.parts, encoded.uses - 1)
        for head in self.heads:
            head.name.uses += head.uses
        for result in self.single_results.values():
            numbering.types[result.type] += result.uses
        for flagged in self.flagged.values():
            numbering.types[flagged.type] += flagged.uses

    # --- regions and blocks -------------------------------------------------------------------------------------------------

    def _add_regions(self, root: Operation, values: dict[Value, bytes], next_value: int) -> None:
        walk = self._walk
        # Each with the numbers of the values around it, and the first one that is free.
        pending: list[tuple[Region, dict[Value, bytes], int]] = []

        def add_regions_of(op: Operation, values: dict[Value, bytes], next_value: int) -> None:
            if walk.is_isolated(op):
                values, next_value = {}, 0
            pending.extend([(region, values, next_value) for region in op._regions])

        add_regions_of(root, values, next_value)
        while pending:
            region, values, first_value = pending.pop()
            segments, next_value = self._add_region(region, values, first_value)
            self.regions[region] = segments
            for segment in segments:
                if segment.op is not None:
                    add_regions_of(segment.op, values, next_value)

    def _add_region(
        self, region: Region, values: dict[Value, bytes], first_value: int
    ) -> tuple[list[Segment], int]:
        """The parts of a region, and the number behind those of the values that are defined directly in it."""
        segments = [Segment()]
        head = segments[0].parts
        head.append(varint(len(region._blocks)))
        if not region._blocks:
            return segments, first_value
        at, next_value = len(head), first_value
        for number, block in enumerate(region._blocks):
            if block._users:
                self._blocks[block] = varint(number)
        for block in region._blocks:
            self._add_block_header(block, segments[-1].parts)
            if block._arguments:
                after = next_value + len(block._arguments)
                numbers = varints(after)[next_value:after]
                values.update(zip(block._arguments, numbers, strict=True))
                next_value = after
            if block._first is not None:
                next_value = self._add_operations(block._first, None, segments, values, next_value)
        for value in self._undefined:
            if value in values:
                self.references[value] = values[value]
        self._undefined.clear()
        head.insert(at, varint(next_value - first_value))
        return segments, next_value

    def _add_block_header(self, block: Block, parts: list[Any]) -> None:
        arguments = block._arguments
        parts.append(varint(self._walk.lengths[block] << 1 | bool(arguments)))
        if not arguments:
            return
        numbering = self._numbering
        parts.append(varint(len(arguments)))
        for argument in arguments:
            location, type = self._count_location(argument._location), argument.type
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
            orders = self._use_list_orders(arguments)
            parts.append(_MASKS[HAS_USE_LIST_ORDERS] if orders else _NO_ORDERS)
            parts += orders

    def _use_list_orders(self, values: Sequence[Value]) -> list[bytes]:
        """The orders of the uses of values that have not the order of reading."""
        orders: dict[int, list[int]] = {}
        numbers = self._walk.numbers
        for index, value in enumerate(values):
            if isinstance(value._users, dict):
                order = use_list_order(value, numbers)
                if order is not None:
                    orders[index] = order
        return [varint(part) for part in order_parts(orders, len(values))] if orders else []

    # --- operations ---------------------------------------------------------------------------------------------------------

    def _add_operations(
        self,
        op: Operation | None,
        end: Operation | None,
        segments: list[Segment],
        values: dict[Value, bytes],
        next_value: int,
    ) -> int:
        """Add an operation and those behind it up to another one; one with regions ends a segment.

        Their results get the next numbers; the one behind these is returned.
        """
        numbering, facts_of, single_results = self._numbering, self._facts, self.single_results
        attributes_used, has_places = numbering.attributes, numbering.filename is not None
        places = numbering.places
        source, by_token = places.source, places.by_token
        has_orders, number_of = self._version >= USE_LIST_ORDERING, self._walk.numbers
        segment = segments[-1]
        parts = segment.parts
        numbers = varints(next_value + 1)
        last_number = len(numbers) - 1
        while op is not None and op is not end:
            facts = facts_of.get(op.__class__)
            if facts is None:
                facts = self._facts_of(op)
            result, attributes, own, location, operands, successors, regions, following = (
                facts.slots(op)
            )
            mask = 0
            result_part: OneResult | None = None
            several: tuple[Value, ...] = ()
            orders: list[bytes] = []
            if result is not None:
                mask = HAS_RESULTS
                result_part = single_results.get(result.type)
                if result_part is None:
                    numbering.count((result.type,))
                    result_part = single_results[result.type] = OneResult(result.type)
                result_part.uses += 1
                users = result._users
                if has_orders and users.__class__ is dict:
                    last = -1
                    for user in users:
                        number = number_of[user]
                        if number < last:
                            orders = self._use_list_orders((result,))
                            break
                        last = number
            elif op._several_results:
                mask = HAS_RESULTS
                several = op._several_results
                numbering.count([value.type for value in several])
                if has_orders:
                    orders = self._use_list_orders(several)

            if facts.has_inherent:
                attributes = _with_inherent(op)
            dictionary: Attribute | None = None
            if attributes:
                mask |= HAS_ATTRIBUTES
                dictionary = DictionaryAttr.get(attributes)
                numbering.count((dictionary,))
            properties: EncodedProperties | None = None
            if facts.has_properties:
                if own and facts.is_registered:
                    try:
                        properties = facts.properties[tuple(own.items())]
                        properties.uses += 1
                    except (KeyError, TypeError):  # new, or some native property has no hash
                        properties = self._properties(op, facts)
                elif facts.without is None:
                    properties = self._properties(op, facts)
                else:
                    properties = facts.without
                    properties.uses += 1
                if properties is not None:
                    mask |= HAS_PROPERTIES

            if location.__class__ is tuple and location[0] is source and location[1] in by_token:
                location = location[1]
                if not has_places:
                    numbering.count_place(location)
                    has_places = True
                elif location in attributes_used:
                    attributes_used[location] += 1
                else:
                    attributes_used[location] = 1
            else:
                location = self._count_location(location)
                has_places = numbering.filename is not None

            if orders:
                mask |= HAS_USE_LIST_ORDERS
            if operands:
                mask |= HAS_OPERANDS
            if successors:
                mask |= HAS_SUCCESSORS
            if regions:
                mask |= HAS_INLINE_REGIONS

            head = facts.heads.get(mask)
            if head is None:
                head = facts.heads[mask] = Head(facts.name, mask)
                self.heads.append(head)
            head.uses += 1
            parts += (head, location)
            if dictionary is not None:
                parts.append(dictionary)
            if properties is not None:
                parts.append(properties)
                segment.properties.append(properties)
            if result_part is not None:
                parts.append(result_part)
            elif several:
                parts.append(varint(len(several)))
                parts += [value.type for value in several]
            if operands:
                try:
                    if len(operands) == 2:
                        left, right = operands
                        parts.append(_TWO + values[left] + values[right])
                    elif len(operands) == 1:
                        parts.append(_ONE + values[operands[0]])
                    else:
                        parts += (varint(len(operands)), *[values[value] for value in operands])
                except KeyError:
                    self._add_undefined(operands, values, parts)
            if result is not None:
                if next_value > last_number:
                    numbers = varints(2 * next_value)
                    last_number = len(numbers) - 1
                values[result] = numbers[next_value]
                next_value += 1
            elif several:
                after = next_value + len(several)
                values.update(zip(several, varints(after)[next_value:after], strict=True))
                next_value = after
            if successors:
                parts.append(varint(len(successors)))
                parts += [self._blocks[successor] for successor in successors]
            if orders:
                parts += orders
            if regions:
                parts.append(varint(len(regions) << 1 | self._walk.is_isolated(op)))
                segment.op = op
                segment = Segment()
                segments.append(segment)
                parts = segment.parts
            op = following
        return next_value

    def _add_undefined(
        self, operands: Sequence[Value], values: dict[Value, bytes], parts: list[Any]
    ) -> None:
        """Add operands of which not all have been defined; these stand for their numbers."""
        self._undefined += [value for value in operands if value not in values]
        parts.append(varint(len(operands)))
        parts += [values.get(value, value) for value in operands]

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
        numbering = self._numbering
        key = numbering.places.key(location)
        if isinstance(key, int):
            numbering.count_place(key)
        else:
            numbering.count((key,))
        return key

    def _properties(self, op: Operation, facts: _ClassFacts) -> EncodedProperties | None:
        """The encoded properties of an operation; those of equal ones are made once."""
        if facts.is_registered:
            properties = op._properties
            key: object = tuple(properties.items()) if properties else None
        else:
            assert isinstance(op, UnregisteredOperation)
            key = op.properties_attribute
            if key is None:
                return None
        try:
            known = facts.properties.get(key)
        except TypeError:  # some native property has no hash
            known, key = None, op
        if known is None:
            known = facts.properties[key] = self._encode_properties(op, facts)
            if key is None:
                facts.without = known
        known.uses += 1
        return known

    def _encode_properties(self, op: Operation, facts: _ClassFacts) -> EncodedProperties:
        parts: list[Any]
        if isinstance(op, UnregisteredOperation):
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
