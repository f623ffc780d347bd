"""The symbols of a file, found without making the operations that define them.

A name is found by the bytes that refer to it: from the string to the attributes that are the string, from these to the
properties that may refer to them, and to the operations with such properties.  Only where that leads to nothing, all
definitions are asked for their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from odsgen.bytecode.builtin_encodings import STRING_CODE
from odsgen.bytecode.encoding import varint
from odsgen.bytecode.errors import BytecodeError
from odsgen.bytecode.operation_scan import OperationScan
from odsgen.runtime.builtin.attributes import DictionaryAttr, StringAttr
from odsgen.runtime.ir.symbol_table import SYMBOL_NAME

if TYPE_CHECKING:
    from odsgen.bytecode.byte_cursor import ByteCursor
    from odsgen.bytecode.operation_scan import Place
    from odsgen.bytecode.tables import Tables


class SymbolIndex:
    """The symbols of a file: those of the one operation at its top, else of what stands at the top."""

    def __init__(self, tables: Tables, section: ByteCursor) -> None:
        self._tables = tables
        self._scan = OperationScan(tables.version, section)
        places = self._scan.top_level()
        if len(places) == 1:
            places = self._scan.inside(self._scan.operation(places[0][0]))
        self._places = places

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the symbols, in the order of the file."""
        names = [self._name_at(start) for start, _ in self._places]
        return tuple([name for name in names if name is not None])

    def find(self, path: Sequence[str]) -> tuple[int, int] | None:
        """Where the definition of a symbol begins and ends: the one of each name inside that of the name before it.

        None where there is none.  Raises BytecodeError for a definition that uses something from outside of it.
        """
        places, start = self._places, None
        for name in path:
            if start is not None:
                places = self._scan.inside(self._scan.operation(start))
            start = self._find(name, places)
            if start is None:
                return None
        if start is None:
            return None
        if not self._scan.operation(start).is_alone:
            raise BytecodeError(
                f"'@{'::@'.join(path)}' uses values from outside of it, and cannot be read alone"
            )
        return start, self._scan.end_of(start)

    def _find(self, name: str, places: list[Place]) -> int | None:
        numbers: set[int] = set()
        for attribute in self._strings(name):
            numbers |= self._tables.properties_with(varint(attribute))
        for start, number in places:
            if number in numbers and self._name_at(start) == name:
                return start
        return next((start for start, _ in places if self._name_at(start) == name), None)

    def _strings(self, text: str) -> Iterable[int]:
        """The numbers of the attributes that are a string without a type."""
        data, ranges = self._tables.data, self._tables.attributes.ranges
        for number in self._tables.strings.numbers_of(text):
            encoding = varint(STRING_CODE) + varint(number)
            position = data.find(encoding, ranges.start, ranges.end)
            while position >= 0:
                index = ranges.index_of(position)
                if index is not None:
                    _, end, dialect, is_encoded = ranges[index]
                    if end == position + len(encoding):
                        if is_encoded and dialect.name == "builtin":
                            yield index
                position = data.find(encoding, position + 1, ranges.end)

    def _name_at(self, start: int) -> str | None:
        """The name of the symbol that the operation there defines."""
        tables, op = self._tables, self._scan.operation(start)
        if op.name >= len(tables.operation_names):
            raise BytecodeError(f"invalid operation name index: {op.name}")
        if op.properties >= 0:
            name = tables.operation_names[op.name]
            if not name.is_resolved:
                name.resolve(tables)
            found = _entry(name.properties[op.properties])
            if found is not None:
                return found
        return _entry(tables.attributes[op.attributes]) if op.attributes >= 0 else None


def _entry(entries: Any) -> str | None:
    """The name of a symbol among properties or attributes."""
    if isinstance(entries, DictionaryAttr):
        entries = dict(entries.entries)
    found = entries.get(SYMBOL_NAME) if isinstance(entries, dict) else None
    if isinstance(found, StringAttr):
        return found.value
    return found if isinstance(found, str) else None
