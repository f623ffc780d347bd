"""Encodings that follow from a table: a code, and the parameters of the class in the order in which they stand in a file.

What MLIR's TableGen classes `DialectAttribute` and `DialectType` say (BytecodeBase.td), in Python::

    BYTECODE = declared_interface(
        "toy", attributes=(Declared(0, "point", (Member("x", SIGNED_VARINT), Member("y", SIGNED_VARINT))),)
    )
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, signature
from typing import Any, Final

from odsgen.bytecode.errors import BytecodeError
from odsgen.bytecode.interface import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
)
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import StringAttr


@dataclass(frozen=True, slots=True)
class MemberKind:
    """How the value of a parameter is written and read."""

    write: Callable[[DialectBytecodeWriter, Any], None]
    read: Callable[[DialectBytecodeReader], Any]


@dataclass(frozen=True, slots=True)
class Member:
    """A parameter of an attribute or type, by the name of the accessor.

    Of a case of an enum the number is written; `enum` names the class, in the generated package.
    """

    name: str
    kind: MemberKind
    enum: str = ""


@dataclass(frozen=True, slots=True)
class Declared:
    """An attribute or type: the code that stands first, its mnemonic, its parameters."""

    code: int
    mnemonic: str
    members: tuple[Member, ...]


ATTRIBUTE: Final = MemberKind(
    DialectBytecodeWriter.write_attribute, DialectBytecodeReader.read_attribute
)
OPTIONAL_ATTRIBUTE: Final = MemberKind(
    DialectBytecodeWriter.write_optional_attribute, DialectBytecodeReader.read_optional_attribute
)
TYPE: Final = MemberKind(DialectBytecodeWriter.write_type, DialectBytecodeReader.read_type)
STRING: Final = MemberKind(DialectBytecodeWriter.write_string, DialectBytecodeReader.read_string)
VARINT: Final = MemberKind(DialectBytecodeWriter.write_varint, DialectBytecodeReader.read_varint)
SIGNED_VARINT: Final = MemberKind(
    DialectBytecodeWriter.write_signed_varint, DialectBytecodeReader.read_signed_varint
)
BOOL: Final = MemberKind(DialectBytecodeWriter.write_bool, DialectBytecodeReader.read_bool)


def or_none(kind: MemberKind) -> MemberKind:
    """A parameter with a default: None stands for zero, false or the empty list."""

    def write(writer: DialectBytecodeWriter, value: Any) -> None:
        kind.write(writer, 0 if value is None else value)

    def read(reader: DialectBytecodeReader) -> Any:
        return kind.read(reader) or None

    return MemberKind(write, read)


def string_attribute() -> MemberKind:
    """A StringAttr, of which the string itself is written."""

    def write(writer: DialectBytecodeWriter, value: StringAttr) -> None:
        writer.write_string(value.value)

    def read(reader: DialectBytecodeReader) -> StringAttr:
        return StringAttr.get(reader.read_string())

    return MemberKind(write, read)


def keyword_of(numbers: Mapping[str, int], names: Mapping[int, str]) -> MemberKind:
    """A keyword that stands for a number; the empty one for zero."""

    def write(writer: DialectBytecodeWriter, value: str) -> None:
        number = numbers.get(value) if value else 0
        if number is None:
            raise ValueError(f"nobody knows the number of '{value}'")
        writer.write_varint(number)

    def read(reader: DialectBytecodeReader) -> str:
        number = reader.read_varint()
        name = names.get(number) if number else ""
        if name is None:
            raise BytecodeError(f"no keyword stands for the number {number}")
        return name

    return MemberKind(write, read)


def list_of(kind: MemberKind) -> MemberKind:
    """A list."""

    def write(writer: DialectBytecodeWriter, values: Sequence[Any]) -> None:
        writer.write_list(values, lambda value: kind.write(writer, value))

    def read(reader: DialectBytecodeReader) -> tuple[Any, ...]:
        return tuple(reader.read_list(lambda: kind.read(reader)))

    return MemberKind(write, read)


def declared_interface(
    dialect: str, attributes: Sequence[Declared] = (), types: Sequence[Declared] = ()
) -> BytecodeInterface:
    """The interface of a dialect; what is not declared is written as text."""
    return BytecodeInterface(
        read_attribute=_reader(dialect, attributes, "attributes") if attributes else None,
        read_type=_reader(dialect, types, "types") if types else None,
        write_attribute=_writer(attributes) if attributes else None,
        write_type=_writer(types) if types else None,
    )


def _writer(
    declared: Sequence[Declared],
) -> Callable[[Attribute | Type, DialectBytecodeWriter], bool]:
    by_mnemonic = {entry.mnemonic: entry for entry in declared}

    def write(subject: Attribute | Type, writer: DialectBytecodeWriter) -> bool:
        entry = by_mnemonic.get(subject.MNEMONIC)
        if entry is None:
            return False
        writer.write_varint(entry.code)
        for member in entry.members:
            member.kind.write(writer, getattr(subject, member.name))
        return True

    return write


def _reader(
    dialect: str, declared: Sequence[Declared], table: str
) -> Callable[[DialectBytecodeReader], Any]:
    by_code = {entry.code: entry for entry in declared}

    def read(reader: DialectBytecodeReader) -> Any:
        code = reader.read_varint()
        entry = by_code.get(code)
        if entry is None:
            raise BytecodeError(f"unknown attribute code: {code}")
        found = reader.context.dialect(dialect)
        definition = getattr(found, table, {}).get(entry.mnemonic)
        if definition is None:
            raise BytecodeError(f"the dialect '{dialect}' has no '{entry.mnemonic}'")
        members = {m.name: _read_member(m, reader, definition) for m in entry.members}
        # What is absent is the default of the class, if it has one: None for some, an empty list for others.
        defaults = _parameters_with_defaults(definition)
        return definition.get(
            **{name: v for name, v in members.items() if v is not None or name not in defaults}
        )

    return read


@cache
def _parameters_with_defaults(definition: type[Any]) -> frozenset[str]:
    """The parameters of `get` that may be left out."""
    parameters = signature(definition.get).parameters.values()
    return frozenset(each.name for each in parameters if each.default is not Parameter.empty)


def _read_member(member: Member, reader: DialectBytecodeReader, definition: type[Any]) -> Any:
    value = member.kind.read(reader)
    if member.enum and value is not None:
        enum = getattr(sys.modules[definition.__module__], member.enum)
        return enum(value)
    return value
