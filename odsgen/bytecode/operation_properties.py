"""The properties of operations as they are read: those with one number once for all operations of a name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from odsgen.bytecode.errors import BytecodeError
from odsgen.bytecode.interface import DialectBytecodeReader
from odsgen.bytecode.properties import checked_attribute, property_reader
from odsgen.runtime.builtin.attributes import DictionaryAttr
from odsgen.runtime.ir.operation import SharedEntries

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.bytecode.dialects import OperationName
    from odsgen.bytecode.older_operations import OlderOperation
    from odsgen.bytecode.tables import Tables
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation


class NumberedProperties(dict[int, Any]):
    """The properties of the operations of one name by their number in the file, read when they are first asked for."""

    __slots__ = ("_name", "_tables", "_read")

    def __init__(self, name: OperationName, tables: Tables) -> None:
        self._name = name
        self._tables = tables
        #: Reads properties, once it is known what does.
        self._read: Callable[[DialectBytecodeReader], Any] | None = None

    def __missing__(self, number: int) -> Any:
        name, tables = self._name, self._tables
        if name.was_registered is None:
            raise BytecodeError(
                "Unexpected missing `wasRegistered` opname flag at bytecode version "
                f"{tables.version} with properties."
            )
        if number >= len(tables.property_heads):
            raise BytecodeError(f"Properties idx out-of-bound for {name.name}")
        start, end = tables.properties(number)
        reader = DialectBytecodeReader(tables, tables.data, start, end)
        properties = (self._read or self._find_reader())(reader)
        if reader.position != end:
            raise BytecodeError(f"unexpected trailing bytes after the properties of {name.name}")
        if name.op_class is not None:
            properties = SharedEntries(properties)  # all operations with this number have them
        self[number] = properties
        return properties

    def _find_reader(self) -> Callable[[DialectBytecodeReader], Any]:
        """Find out, once the name is resolved, what reads the properties."""
        name, version = self._name, self._tables.version
        op_class = name.op_class
        found: Callable[[DialectBytecodeReader], Any]
        if name.was_registered:
            if op_class is None:
                raise BytecodeError(
                    f"has properties but missing BytecodeOpInterface for {name.name}"
                )
            found = property_reader(op_class, version, name.dialect.interface, name.older)
        elif op_class is None:
            found = DialectBytecodeReader.read_attribute
        else:  # written where nobody knew the operation: as one attribute
            found = partial(_properties_of, op_class, name.older)
        self._read = found
        return found


def with_inherent(
    op_class: type[Operation],
    properties: dict[str, Any] | None,
    attributes: dict[str, Attribute],
    older: OlderOperation | None,
) -> dict[str, Any]:
    """The properties with the inherent attributes, which are taken out of the attributes."""
    found = dict(properties or {})
    for name in op_class.PROPERTY_NAMES.intersection(attributes):
        value = attributes.pop(name)
        if older is not None:
            value = older.inherent(name, value)
        found[name] = checked_attribute(op_class, name, value)
    return found


def _properties_of(
    op_class: type[Operation], older: OlderOperation | None, reader: DialectBytecodeReader
) -> dict[str, Any]:
    """The properties that one attribute stands for."""
    attribute = reader.read_attribute()
    if not isinstance(attribute, DictionaryAttr):
        raise BytecodeError("expected DictionaryAttr to set properties")
    return with_inherent(op_class, None, dict(attribute.entries), older)
