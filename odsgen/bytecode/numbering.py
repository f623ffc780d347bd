"""The numbers of what the entries of a file are, chosen as MLIR's writer does, so that equal programs give equal bytes.

What is used most comes first, so that its number is short; within the numbers of one length, what belongs to one dialect
stands together.  Ties keep the order in which a walk over the program meets things (`program_parts.py`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar, cast

from odsgen.bytecode.interface import (
    DialectBytecodeWriter,
    OptionalReference,
    interface_of,
)
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.builtin.opaque import OpaqueAttr
from odsgen.runtime.builtin.resources import DenseResourceElementsHandle
from odsgen.runtime.builtin.types import OpaqueType
from odsgen.runtime.printer import AsmPrinter
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from odsgen.bytecode.interface import BytecodeInterface
    from odsgen.bytecode.places import Places
    from odsgen.runtime.registry.dialect import Dialect

SubjectT = TypeVar("SubjectT")

#: An attribute, or a place in the file from which the program comes (`places.py`).
AttributeKey = Attribute | int

#: What stands in the order of its numbers, by runs of one dialect.
Groups = list[tuple["DialectNumbering", list[SubjectT]]]

#: The parts of an encoding that refer to nothing that is counted.
_NO_REFERENCES = frozenset({int, bytes, str})


class DialectNumbering:
    """A dialect of the file."""

    __slots__ = ("name", "number", "dialect", "interface", "resources")

    def __init__(self, name: str, number: int, dialect: Dialect | None) -> None:
        self.name = name
        self.number = number
        self.dialect = dialect
        self.interface: BytecodeInterface | None = (
            None if dialect is None else interface_of(dialect)
        )
        #: The keys of the resources that are referred to; no two are the same.
        self.resources: dict[DenseResourceElementsHandle, str] = {}

    def add_resource(self, handle: DenseResourceElementsHandle) -> None:
        """Take a resource into the file, under its own key if that is not taken."""
        if handle in self.resources:
            return
        taken, key, suffix = set(self.resources.values()), handle.key, 0
        while key in taken:
            suffix += 1
            key = f"{handle.key}_{suffix}"
        self.resources[handle] = key


class Encoding:
    """How an attribute or type is written."""

    __slots__ = ("dialect", "parts", "is_encoded")

    def __init__(self, dialect: DialectNumbering, parts: list[Any], is_encoded: bool) -> None:
        self.dialect = dialect
        #: The encoding, in which references have no numbers yet.
        self.parts = parts
        #: Whether it is the dialect's own and not text.
        self.is_encoded = is_encoded


class OperationName:
    """The name of operations."""

    __slots__ = ("name", "dialect", "is_registered", "uses")

    def __init__(self, name: str, dialect: DialectNumbering, is_registered: bool) -> None:
        self.name = name
        self.dialect = dialect
        self.is_registered = is_registered
        #: How many operations have it.
        self.uses = 0


class Numbering:
    """The attributes, types and names that a program refers to, with how often, in the order in which they were met."""

    def __init__(
        self, version: int, find_dialect: Callable[[str], Dialect | None], places: Places
    ) -> None:
        self.version = version
        self.places = places
        self._find_dialect = find_dialect
        self.dialects: dict[str, DialectNumbering] = {}
        self.operation_names: dict[str, OperationName] = {}
        #: How often each is referred to, in the order in which they were met.
        self.attributes: Counter[AttributeKey] = Counter()
        self.types: dict[Type, int] = {}
        #: Of all but places.
        self.encodings: dict[Attribute | Type, Encoding] = {}
        #: The name of the file that the places are in, once one of them is referred to.
        self.filename: StringAttr | None = None
        #: References to places that are not counted yet: all at once, before anything else that is new.
        self.pending: list[int] = []
        #: What is the same place as one that goes by a number.
        self.same_places: dict[AttributeKey, int] = {}
        #: Attributes that are places in files.
        self._place_attributes: list[FileLineColRange] = []

    def dialect(self, name: str) -> DialectNumbering:
        """A dialect, which takes part from now on."""
        found = self.dialects.get(name)
        if found is None:
            found = self.dialects[name] = DialectNumbering(
                name, len(self.dialects), self._find_dialect(name)
            )
        return found

    def operation_name(self, name: str, is_registered: bool) -> OperationName:
        """The name of an operation, which takes part from now on."""
        found = self.operation_names.get(name)
        if found is None:
            found = self.operation_names[name] = OperationName(
                name, self.dialect(name.partition(".")[0]), is_registered
            )
        return found

    # --- counting -----------------------------------------------------------------------------------------------------------

    def count_place(self, place: int) -> None:
        """Count a reference to a place in the file."""
        self.pending.append(place)
        if self.filename is None:
            self.count_places()
            self.dialect("builtin")
            self.filename = StringAttr.get(self.places.filename or "")
            self.count((self.filename,))

    def count_places(self) -> None:
        """Count the references that are left for later."""
        if self.pending:
            self.attributes.update(self.pending)
            self.pending.clear()

    def count(self, parts: Iterable[Any]) -> None:
        """Count what an encoding refers to; what is new is encoded too, and what that refers to counted."""
        if self.pending:
            self.count_places()
        attributes, types, encodings = self.attributes, self.types, self.encodings
        around: list[Iterator[Any]] = []
        current = iter(parts)
        while True:
            for part in current:
                kind = part.__class__
                if kind in _NO_REFERENCES:
                    continue
                if kind is OptionalReference:
                    part = part.attribute
                    if part is None:
                        continue
                if part in encodings:
                    if isinstance(part, Attribute):
                        attributes[part] += 1
                    else:
                        types[part] += 1
                    continue
                if isinstance(part, Attribute):
                    attributes[part] = 1
                    if kind is FileLineColRange:
                        self._place_attributes.append(cast(FileLineColRange, part))
                    encoding = self._encode_attribute(part)
                elif isinstance(part, Type):
                    types[part] = 1
                    encoding = self._encode_type(part)
                elif isinstance(part, DenseResourceElementsHandle):
                    self.dialect("builtin").add_resource(part)
                    continue
                else:
                    raise TypeError(f"no part of an encoding: {part!r}")
                encodings[part] = encoding
                if encoding.is_encoded:
                    around.append(current)
                    current = iter(encoding.parts)
                    break
            else:
                if not around:
                    return
                current = around.pop()

    def count_again(self, parts: Iterable[Any], times: int) -> None:
        """Count so many times more what an encoding refers to, which has been counted before."""
        for part in parts:
            if part.__class__ is OptionalReference:
                part = part.attribute
            if isinstance(part, Attribute):
                self.attributes[part] += times
            elif isinstance(part, Type):
                self.types[part] += times

    def _encode_attribute(self, attribute: Attribute) -> Encoding:
        name = attribute.dialect if isinstance(attribute, OpaqueAttr) else attribute.DIALECT_NAME
        dialect = self.dialect(name)
        interface = dialect.interface
        if interface is not None and interface.write_attribute is not None:
            writer = DialectBytecodeWriter(self.version)
            if interface.write_attribute(attribute, writer):
                return Encoding(dialect, writer.parts, True)
        printer = AsmPrinter()
        return self._text(dialect, printer.attribute_text(attribute), printer)

    def _encode_type(self, type: Type) -> Encoding:
        dialect = self.dialect(type.dialect if isinstance(type, OpaqueType) else type.DIALECT_NAME)
        interface = dialect.interface
        if interface is not None and interface.write_type is not None:
            writer = DialectBytecodeWriter(self.version)
            if interface.write_type(type, writer):
                return Encoding(dialect, writer.parts, True)
        printer = AsmPrinter()
        return self._text(dialect, printer.type_text(type), printer)

    def _text(self, dialect: DialectNumbering, text: str, printer: AsmPrinter) -> Encoding:
        """The text of an attribute or type, with a null byte behind it."""
        for handle in printer.resource_handles:
            self.dialect("builtin").add_resource(handle)
        return Encoding(dialect, [encode(text) + b"\0"], False)

    # --- numbers ------------------------------------------------------------------------------------------------------------

    def attribute_groups(self) -> Groups[AttributeKey]:
        """All attributes, in the order of their numbers."""
        if self.filename is not None:
            self._join_places(self.filename)
        builtin, encodings = self.dialects.get("builtin"), self.encodings
        return _groups(
            self.attributes,
            lambda keys: (
                [builtin]  # type: ignore[list-item]
                if set(map(type, keys)) == {int}
                else [
                    builtin if key.__class__ is int else encodings[key].dialect  # type: ignore[index,misc]
                    for key in keys
                ]
            ),
        )

    def _join_places(self, filename: StringAttr) -> None:
        """Count what is the same place once, be it an attribute or a number, and the name of the file for each place."""
        places, uses = self.places, self.attributes
        numbers = [key for key in uses if isinstance(key, int)]
        places.find(numbers)
        same = self.same_places = places.same(self._place_attributes)
        if same:
            found, uses = uses, Counter()
            self.attributes = uses
            for key, count in found.items():
                uses[same.get(key, key)] += count
        # The first place and each attribute have counted the name already.
        uses[filename] += len(numbers) - len(same) - 1

    def type_groups(self) -> Groups[Type]:
        """All types, in the order of their numbers."""
        return _groups(self.types, lambda types: [self.encodings[type].dialect for type in types])

    def name_groups(self) -> Groups[OperationName]:
        """The names of operations, in the order of their numbers."""
        uses = {entry: entry.uses for entry in self.operation_names.values()}
        return _groups(uses, lambda names: [entry.dialect for entry in names])


def _groups(
    uses: Mapping[SubjectT, int],
    dialects_of: Callable[[Sequence[SubjectT]], list[DialectNumbering]],
) -> Groups[SubjectT]:
    """The most used first; within the numbers that have one length, by dialect: first that of the entry before them."""
    ordered = sorted(uses, key=uses.__getitem__, reverse=True)
    groups: Groups[SubjectT] = []
    start, length = 0, 0
    for size in range(1, 9):
        length = (1 << (7 * size)) - length
        part = ordered[start : start + length]
        if not part:
            break
        dialects = dialects_of(part)
        by_dialect: dict[DialectNumbering, list[SubjectT]] = {}
        if len(set(dialects)) == 1:
            by_dialect[dialects[0]] = part
        else:
            for key, dialect in zip(part, dialects, strict=True):
                members = by_dialect.get(dialect)
                if members is None:
                    members = by_dialect[dialect] = []
                members.append(key)
        if groups and groups[-1][0] in by_dialect:
            groups[-1][1].extend(by_dialect.pop(groups[-1][0]))
        groups += sorted(by_dialect.items(), key=lambda group: group[0].number)
        start += length
    return groups
