"""Operations that differ in their places and operands alone, looked at once.

A program has many operations and few such shapes.  The name of an operation, its attributes, properties and types are
counted, and put into bytes, once for all that have them; of each operation there is left to find which shape it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.bytecode.encoding import (
    HAS_ATTRIBUTES,
    HAS_INLINE_REGIONS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_LIST_ORDERS,
    NATIVE_PROPERTIES,
    varint,
)
from odsgen.bytecode.interface import DialectBytecodeWriter
from odsgen.bytecode.properties import write_properties
from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.ir.operation import SharedEntries, UnregisteredOperation
from odsgen.runtime.support.interpreter import with_own_code

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from odsgen.bytecode.numbering import Numbering, OperationName
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation

    #: Finds the shape of an operation, if it is known, with its key, if it has one (`OperationShapes.add`); and reads the
    #: result, location and operands of the operation, and the operation behind it.
    Reader = Callable[
        [Operation], tuple["Shape | None", tuple[Any, ...] | None, Any, Any, Any, Any]
    ]

_SEGMENT_SIZES = ("operandSegmentSizes", "resultSegmentSizes")


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
    """The common parts of operations that differ in their places and operands alone.

    In a list of parts it stands for the first bytes of such an operation, the name and the mask.
    """

    __slots__ = ("name", "mask", "tail", "has_more", "counted", "uses", "_with_orders")

    def __init__(
        self, name: OperationName, mask: int, tail: Tail, has_more: bool, counted: Sequence[Any]
    ) -> None:
        self.name = name
        self.mask = mask
        self.tail = tail
        #: Whether such operations have several results, successors or regions.
        self.has_more = has_more
        #: The attributes and types that such an operation refers to.
        self.counted = counted
        #: How many operations have it.
        self.uses = 0
        self._with_orders: Shape | None = None

    def with_orders(self) -> Shape:
        """The shape of such operations that have orders of uses, too; these are counted as all others."""
        if self._with_orders is None:
            mask = self.mask | HAS_USE_LIST_ORDERS
            self._with_orders = Shape(self.name, mask, self.tail, self.has_more, self.counted)
        return self._with_orders


class OperationShapes:
    """The shapes of the operations of a program."""

    def __init__(self, numbering: Numbering) -> None:
        self._numbering = numbering
        self.all: list[Shape] = []
        #: By the classes of operations.
        self.readers: dict[type[Operation], Reader] = {}
        self._shapes: dict[type[Operation], dict[tuple[Any, ...], Shape]] = {}
        #: Properties that were encoded, by the class or name of the operation and what it has.
        self._properties: dict[tuple[Any, ...], EncodedProperties] = {}

    def reader(self, op_class: type[Operation]) -> Reader:
        """A reader of operations of a class, which has none yet."""
        template = _read_unregistered if issubclass(op_class, UnregisteredOperation) else _read
        shapes = self._shapes[op_class] = {}
        found: Reader = with_own_code(template, (shapes,))
        self.readers[op_class] = found
        return found

    def add(self, op: Operation, key: tuple[Any, ...] | None) -> Shape:
        """The shape of an operation that is the first one to have it; counts what that refers to.

        The key is None where some native property has no hash, so that the shapes cannot be compared.
        """
        numbering = self._numbering
        name = numbering.operation_name(op.name, op.REGISTERED)
        is_native = numbering.version >= NATIVE_PROPERTIES
        types = [value.type for value in op.results]
        attributes = op.stored_attributes
        if op.REGISTERED and op.PROPERTY_NAMES and not is_native:
            attributes = _with_inherent(op)
        dictionary = DictionaryAttr.get(attributes) if attributes else None
        counted: list[Any] = types if dictionary is None else [*types, dictionary]
        numbering.count(counted)
        properties = self._encoded_properties(op, name) if is_native else None
        mask = 0
        parts: list[Any] = []
        if dictionary is not None:
            mask |= HAS_ATTRIBUTES
        if properties is not None:
            mask |= HAS_PROPERTIES
            numbering.count(properties.parts)
            counted = [*counted, *properties.parts]
        if types:
            mask |= HAS_RESULTS
            parts += (varint(len(types)), *types)
        if op.stored_operands:
            mask |= HAS_OPERANDS
            parts.append(varint(len(op.stored_operands)))
        if op.stored_successors:
            mask |= HAS_SUCCESSORS
        if op.regions:
            mask |= HAS_INLINE_REGIONS
        has_more = len(types) > 1 or bool(mask & (HAS_SUCCESSORS | HAS_INLINE_REGIONS))
        shape = Shape(name, mask, Tail(dictionary, properties, parts), has_more, counted)
        self.all.append(shape)
        if key is not None:
            self._shapes[op.__class__][key] = shape
        return shape

    def count_uses(self) -> None:
        """Count what operations refer to that were not the first ones of their shapes."""
        for shape in self.all:
            shape.name.uses += shape.uses
            self._numbering.count_again(shape.counted, shape.uses - 1)

    def _encoded_properties(self, op: Operation, name: OperationName) -> EncodedProperties | None:
        """The encoded properties of an operation; those of equal ones are made once."""
        if isinstance(op, UnregisteredOperation):
            attribute = op.properties_attribute
            return None if attribute is None else EncodedProperties([attribute])
        if not op.PROPERTY_NAMES:
            return None
        key = (op.__class__, *op.stored_properties.items())
        try:
            found = self._properties.get(key)
        except TypeError:  # some native property has no hash
            found, key = None, (op,)
        if found is None:
            writer = DialectBytecodeWriter(self._numbering.version)
            write_properties(op, writer, name.dialect.interface)
            found = self._properties[key] = EncodedProperties(writer.parts)
        return found


def _read(op: Operation, shapes: dict[tuple[Any, ...], Shape]) -> tuple[Any, ...]:
    result = op.single_result
    properties = op.stored_properties
    operands = op.stored_operands
    attributes = op.stored_attributes
    key: tuple[Any, ...]
    if properties.__class__ is SharedEntries:  # which nobody changes
        key = (None if result is None else result.type, len(operands), id(properties))
    else:
        key = (
            None if result is None else result.type,
            len(operands),
            *properties,
            *properties.values(),
        )
    if result is None or attributes or op.stored_successors or op.regions:
        several = [value.type for value in op.results]
        rest = (*several, bool(op.stored_successors), bool(op.regions))
        key = (key, rest, *attributes, *attributes.values())
    try:
        shape = shapes.get(key)
    except TypeError:  # some native property has no hash
        return None, None, result, op.stored_location, operands, op.next
    return shape, key, result, op.stored_location, operands, op.next


def _read_unregistered(
    op: UnregisteredOperation, shapes: dict[tuple[Any, ...], Shape]
) -> tuple[Any, ...]:
    types = [value.type for value in op.results]
    attributes, operands = op.stored_attributes, op.stored_operands
    first = (op.name, op.properties_attribute, len(operands))
    rest = (*types, bool(op.stored_successors), bool(op.regions))
    key = (first, rest, *attributes, *attributes.values())
    return shapes.get(key), key, op.single_result, op.stored_location, operands, op.next


def _with_inherent(op: Operation) -> dict[str, Attribute]:
    """The attributes with the inherent ones, as they were before properties; native properties have no place there."""
    found = dict(op.stored_attributes)
    for name in op.PROPERTY_NAMES:
        if name in op.PROPERTY_KINDS and name not in _SEGMENT_SIZES:
            continue
        value = op.property_attribute(name)
        if value is not None:
            found[name] = value
    return found
