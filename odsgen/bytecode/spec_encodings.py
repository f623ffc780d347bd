"""The encodings that a spec declares: `BYTECODE` of generated types and attributes.

A class lists its encodings, each with its code and the parameters behind it, as they are named and written::

    BYTECODE = ((2, (("axes", "list<attribute>"), ("device_ids", "list<signed_varint>"))),)

An encoding that lacks a parameter stands for the default of that parameter, and is written where the parameter has it; of
several, the first that fits.  ``custom<Name>`` is a kind of the dialect's own (`BytecodeInterface.kinds`).
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from odsgen.bytecode.declared import (
    ATTRIBUTE,
    BOOL,
    OPTIONAL_ATTRIBUTE,
    SIGNED_VARINT,
    STRING,
    TYPE,
    VARINT,
    MemberKind,
    list_of,
    string_attribute,
)
from odsgen.bytecode.errors import BytecodeError
from odsgen.bytecode.interface import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
    DialectMemberKind,
)
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.types import DYNAMIC, DYNAMIC_STRIDE

if TYPE_CHECKING:
    from odsgen.runtime.registry.dialect import Dialect


def with_encodings_of_spec(dialect: Dialect, interface: BytecodeInterface) -> BytecodeInterface:
    """The interface, with the encodings of the spec where it reads no attributes or types; what it writes of them comes first."""
    found = interface
    if interface.read_attribute is None:
        encodings = _encodings(dialect.attributes.values(), interface.kinds)
        if encodings:
            found = replace(
                found,
                read_attribute=_reader(encodings, dialect.name, "attribute"),
                write_attribute=_either(interface.write_attribute, _writer(encodings)),
            )
    if interface.read_type is None:
        encodings = _encodings(dialect.types.values(), interface.kinds)
        if encodings:
            found = replace(
                found,
                read_type=_reader(encodings, dialect.name, "type"),
                write_type=_either(interface.write_type, _writer(encodings)),
            )
    return found


_Write: TypeAlias = "Callable[[Any, DialectBytecodeWriter], bool]"


def _either(first: _Write | None, second: _Write) -> _Write:
    """Writes what the first one does not by the second one."""
    if first is None:
        return second
    return lambda subject, writer: first(subject, writer) or second(subject, writer)


@dataclass(frozen=True, slots=True)
class _Encoding:
    definition: type[Any]
    code: int
    members: tuple[tuple[str, MemberKind | DialectMemberKind], ...]
    absent: tuple[tuple[str, object], ...]  # parameters that it lacks, with their defaults

    def fits(self, subject: Attribute | Type) -> bool:
        return all(getattr(subject, name) == default for name, default in self.absent)

    def write(self, subject: Attribute | Type, writer: DialectBytecodeWriter) -> None:
        writer.write_varint(self.code)
        for name, kind in self.members:
            value = getattr(subject, name)
            if isinstance(kind, MemberKind):
                kind.write(writer, value)
            else:
                kind.write(writer, value, subject)

    def read(self, reader: DialectBytecodeReader) -> Any:
        found: dict[str, Any] = {}
        for name, kind in self.members:
            found[name] = (
                kind.read(reader) if isinstance(kind, MemberKind) else kind.read(reader, found)
            )
        return self.definition.get(**found)


def _encodings(
    definitions: Iterable[type[Any]], kinds: Mapping[str, DialectMemberKind]
) -> list[_Encoding]:
    found = []
    for definition in definitions:
        for code, members in getattr(definition, "BYTECODE", ()):
            bound = tuple([(name, _kind(kind, definition, kinds)) for name, kind in members])
            found.append(_Encoding(definition, code, bound, _absent(definition, dict(members))))
    return found


def _absent(definition: type[Any], members: Mapping[str, str]) -> tuple[tuple[str, object], ...]:
    parameters = signature(definition.get).parameters.values()
    return tuple(
        [
            (each.name, tuple(each.default) if isinstance(each.default, list) else each.default)
            for each in parameters
            if each.name not in members and each.default is not Parameter.empty
        ]
    )


def _writer(
    encodings: Iterable[_Encoding],
) -> Callable[[Attribute | Type, DialectBytecodeWriter], bool]:
    by_class: dict[type[Any], list[_Encoding]] = {}
    for encoding in encodings:
        by_class.setdefault(encoding.definition, []).append(encoding)

    def write(subject: Attribute | Type, writer: DialectBytecodeWriter) -> bool:
        for encoding in by_class.get(type(subject), ()):
            if encoding.fits(subject):
                encoding.write(subject, writer)
                return True
        return False

    return write


def _reader(
    encodings: Iterable[_Encoding], dialect: str, what: str
) -> Callable[[DialectBytecodeReader], Any]:
    by_code = {encoding.code: encoding for encoding in encodings}

    def read(reader: DialectBytecodeReader) -> Any:
        code = reader.read_varint()
        encoding = by_code.get(code)
        if encoding is None:
            raise BytecodeError(f"unknown {dialect} {what} code: {code}")
        return encoding.read(reader)

    return read


# --- how members are written --------------------------------------------------------------------------------------------


def _kind(
    text: str, definition: type[Any], kinds: Mapping[str, DialectMemberKind]
) -> MemberKind | DialectMemberKind:
    """The kind of a member, by what the spec calls it."""
    plain = _PLAIN.get(text)
    if plain is not None:
        return plain
    wrapper, _, rest = text.partition("<")
    inner = rest[:-1]
    if wrapper == "custom":
        if inner not in kinds:
            raise BytecodeError(
                f"nobody has written 'custom<{inner}>', which {definition.__name__} has in bytecode"
            )
        return kinds[inner]
    if wrapper in ("enum", "signed_enum"):
        number = SIGNED_VARINT if wrapper == "signed_enum" else VARINT
        return _enum_kind(getattr(sys.modules[definition.__module__], inner), number)
    element = _kind(inner, definition, kinds)
    if not isinstance(element, MemberKind):
        raise BytecodeError(f"a list of 'custom<…>' has no encoding: {definition.__name__}")
    return list_of(element)


def _enum_kind(enum: type[Enum], number: MemberKind) -> MemberKind:
    """A case of an enum, as its number."""

    def read(reader: DialectBytecodeReader) -> Any:
        value = number.read(reader)
        try:
            return enum(value)
        except ValueError:
            raise BytecodeError(f"{enum.__name__} has no case {value}") from None

    return MemberKind(number.write, read)


def _write_double(writer: DialectBytecodeWriter, value: float) -> None:
    writer.write_integer(int.from_bytes(struct.pack("<d", value), "little"), 64)


def _read_double(reader: DialectBytecodeReader) -> float:
    value: float = struct.unpack("<d", reader.read_integer(64).to_bytes(8, "little"))[0]
    return value


#: A float of 64 bits, by its bits.
DOUBLE: Final = MemberKind(_write_double, _read_double)


def _write_optional_varint(writer: DialectBytecodeWriter, value: int | None) -> None:
    writer.write_varint(0 if value is None else value << 1 | 1)


def _read_optional_varint(reader: DialectBytecodeReader) -> int | None:
    value, is_present = reader.read_varint_with_flag()
    return value if is_present else None


def _write_dimension(writer: DialectBytecodeWriter, value: int) -> None:
    writer.write_signed_varint(DYNAMIC_STRIDE if value == DYNAMIC else value)


def _read_dimension(reader: DialectBytecodeReader) -> int:
    value = reader.read_signed_varint()
    return DYNAMIC if value == DYNAMIC_STRIDE else value


#: The size of a dimension, which may be unknown.
DIMENSION: Final = MemberKind(_write_dimension, _read_dimension)


#: A number that may be missing, with a flag that says so.
OPTIONAL_VARINT: Final = MemberKind(_write_optional_varint, _read_optional_varint)

_PLAIN: Final[Mapping[str, MemberKind]] = {
    "attribute": ATTRIBUTE,
    "optional_attribute": OPTIONAL_ATTRIBUTE,
    "type": TYPE,
    "string": STRING,
    "string_attribute": string_attribute(),
    "bool": BOOL,
    "varint": VARINT,
    "signed_varint": SIGNED_VARINT,
    "optional_varint": OPTIONAL_VARINT,
    "dimension": DIMENSION,
    "double": DOUBLE,
}
