"""Resources: data beside the program, of dialects and of anybody else (MLIR Bytecode Format, "Resource Section")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.emitter import Emitter
from odsgen.bytecode.encoding import ResourceKind, varint
from odsgen.bytecode.errors import BytecodeError
from odsgen.runtime.builtin.resources import (
    DenseResourceElementsHandle,
    ExternalResources,
    ResourceBlob,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from odsgen.bytecode.numbering import DialectNumbering
    from odsgen.bytecode.strings import StringTable
    from odsgen.bytecode.tables import Tables

#: Alignments are integers of 32 bits in memory.
_MAX_ALIGNMENT = 1 << 31


def read_resources(offsets: ByteCursor, values: ByteCursor, tables: Tables) -> ExternalResources:
    """Read both sections: the handles of dialects' resources go to the tables, what belongs to no dialect is returned."""
    external: ExternalResources = {}
    for _ in range(offsets.read_count("external resource groups")):
        entries = external.setdefault(tables.string(offsets.read_varint()), [])
        for key, kind, entry in _read_group(offsets, values, tables):
            entries.append((key, _read_value(key, kind, entry, tables)))
    while offsets.remaining:
        dialect = tables.dialects[offsets.read_index(len(tables.dialects), "dialect")]
        dialect.load(tables)
        if dialect.dialect is None:
            raise BytecodeError(f"dialect '{dialect.name}' is unknown")
        if dialect.name != "builtin":
            raise BytecodeError(f"unexpected resources for dialect '{dialect.name}'")
        for key, kind, entry in _read_group(offsets, values, tables):
            handle = tables.declare_resource(key)
            if not entry.remaining:
                continue  # it is only declared
            blob = _read_value(key, kind, entry, tables)
            if not isinstance(blob, ResourceBlob):
                raise BytecodeError(
                    f"expected a blob resource entry, but found a {kind.name.lower()} entry instead"
                )
            handle.blob = blob
    return external


def _read_group(
    offsets: ByteCursor, values: ByteCursor, tables: Tables
) -> Iterator[tuple[str, ResourceKind, ByteCursor]]:
    for _ in range(offsets.read_count("resources")):
        key = tables.string(offsets.read_varint())
        size = offsets.read_varint()
        kind = offsets.read_byte()
        start = values.skip(size)
        if kind >= len(ResourceKind):
            raise BytecodeError(f"unknown kind of the resource entry '{key}': {kind}")
        yield key, ResourceKind(kind), ByteCursor(values.data, start, start + size)


def _read_value(
    key: str, kind: ResourceKind, entry: ByteCursor, tables: Tables
) -> bool | str | ResourceBlob:
    value: bool | str | ResourceBlob
    if kind is ResourceKind.BOOL:
        value = entry.read_byte() != 0
    elif kind is ResourceKind.STRING:
        value = tables.string(entry.read_varint())
    else:
        alignment = entry.read_varint()
        size = entry.read_varint()
        if alignment > _MAX_ALIGNMENT:
            raise BytecodeError("expected alignment to be a power-of-two")
        entry.align(alignment)
        start = entry.skip(size)
        # The data stays where it is: in the bytes of the file.
        value = ResourceBlob(alignment, memoryview(entry.data)[start : start + size])
    if entry.remaining:
        raise BytecodeError(f"unexpected trailing bytes in resource entry '{key}'")
    return value


def write_resources(
    external: ExternalResources,
    dialects: Sequence[DialectNumbering],
    strings: StringTable,
    *,
    elide_data: bool,
) -> tuple[Emitter, Emitter]:
    """The section of the offsets and that of the values; with `elide_data` the values are left out."""
    offsets, values = Emitter(), Emitter()
    offsets.varint(len(external))
    for name, entries in external.items():
        group: list[tuple[str, ResourceKind, int]] = []
        for key, value in entries:
            before = len(values.data)
            kind = _write_value(value, values, strings, elide_data)
            group.append((key, kind, len(values.data) - before))
        _write_group(offsets, strings.index(name), group, strings)
    for dialect in dialects:
        group = []
        for handle, key in dialect.resources.items():
            if handle.blob is not None:
                before = len(values.data)
                _write_value(handle.blob, values, strings, elide_data)
                group.append((key, ResourceKind.BLOB, len(values.data) - before))
        for handle, key in dialect.resources.items():
            if handle.blob is None:  # only declared
                group.append((key, ResourceKind.BLOB, 0))
        if group:
            _write_group(offsets, dialect.number, group, strings)
    return offsets, values


def resource_numbers(
    dialects: Sequence[DialectNumbering],
) -> dict[DenseResourceElementsHandle, int]:
    """The numbers of the resources: in each dialect those with data come first."""
    ordered = [
        handle
        for dialect in dialects
        for has_data in (True, False)
        for handle in dialect.resources
        if (handle.blob is not None) is has_data
    ]
    return {handle: number for number, handle in enumerate(ordered)}


def _write_value(
    value: bool | str | ResourceBlob, values: Emitter, strings: StringTable, elide_data: bool
) -> ResourceKind:
    if isinstance(value, ResourceBlob):
        if not elide_data:
            values.varint(value.alignment)
            values.varint(len(value.data))
            values.align(value.alignment)
            values.data += value.data
        return ResourceKind.BLOB
    if isinstance(value, str):
        if not elide_data:
            values.varint(strings.index(value))
        return ResourceKind.STRING
    if not elide_data:
        values.data.append(int(value))
    return ResourceKind.BOOL


def _write_group(
    offsets: Emitter,
    key: int,
    entries: Sequence[tuple[str, ResourceKind, int]],
    strings: StringTable,
) -> None:
    offsets.varint(key)
    offsets.varint(len(entries))
    for name, kind, size in entries:
        offsets.data += varint(strings.index(name)) + varint(size)
        offsets.data.append(kind)
