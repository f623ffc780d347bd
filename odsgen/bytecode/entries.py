"""The attributes and types of a file, each read when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from odsgen.bytecode.errors import BytecodeError, unexpected
from odsgen.bytecode.interface import DialectBytecodeReader
from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.ir.hook_faults import is_refusal
from odsgen.runtime.support.interpreter import LEVELS_BETWEEN_LOOKS, on_new_stack, stack_is_deep
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from collections.abc import Callable

    from odsgen.bytecode.dialects import FileDialect
    from odsgen.bytecode.entry_ranges import EntryRanges
    from odsgen.bytecode.tables import Tables

EntryT = TypeVar("EntryT", Attribute, Type)

#: How deep attributes and types may lie in each other.
MAX_NESTING: Final = 10_000


class Entries(Generic[EntryT]):
    """The attributes, or the types, of a file.

    `values` has None for what nobody has asked for.  Raises BytecodeError for a number that is none.
    """

    __slots__ = ("values", "ranges", "_kind", "_tables", "_open", "_encodings")

    def __init__(self, kind: type[EntryT], ranges: EntryRanges, tables: Tables) -> None:
        self.values: list[EntryT | None] = [None] * ranges.count
        self._kind: type[Attribute] | type[Type] = kind
        self.ranges = ranges
        self._tables = tables
        self._open: set[int] = set()
        self._encodings: dict[FileDialect, Callable[[DialectBytecodeReader], Any]] = {}

    def __getitem__(self, index: int) -> EntryT:
        values = self.values
        if index >= len(values):
            raise BytecodeError(f"invalid {self._kind.__name__} index: {index}")
        found = values[index]
        if found is None:
            depth = self._tables.depth  # at 0, the reader of the file has looked
            if depth and depth % LEVELS_BETWEEN_LOOKS == 0 and stack_is_deep():
                found = on_new_stack(self._read, index)
            else:
                found = self._read(index)
            values[index] = found
        return found

    def _read(self, index: int) -> EntryT:
        tables = self._tables
        if index in self._open:
            raise BytecodeError(f"{self._kind.__name__} {index} contains itself")
        if tables.depth >= MAX_NESTING:
            raise BytecodeError(
                f"attributes and types nest deeper than {MAX_NESTING} levels, which is not supported"
            )
        start, end, dialect, is_encoded = self.ranges[index]
        reader = DialectBytecodeReader(tables, tables.data, start, end)
        self._open.add(index)
        tables.depth += 1
        try:
            if is_encoded:
                read = self._encodings.get(dialect) or self._encoding(dialect)
            else:
                read = self._parse
            found: Any = read(reader)
            if reader.position != end:
                raise BytecodeError(f"unexpected trailing bytes after {self._kind.__name__} entry")
        except ValueError as error:
            if not is_refusal(error):
                raise
            # The class of the attribute or type does not take these parameters.
            raise BytecodeError(str(error)) from None
        finally:
            tables.depth -= 1
            self._open.discard(index)
        if not isinstance(found, self._kind):
            raise unexpected(self._kind.__name__.lower(), found)
        entry: Any = found
        return entry  # type: ignore[no-any-return]

    def _encoding(self, dialect: FileDialect) -> Callable[[DialectBytecodeReader], Any]:
        """The function that reads the entries of a dialect in its own encoding."""
        dialect.load(self._tables)
        interface = dialect.interface
        if interface is None:
            raise BytecodeError(
                f"dialect '{dialect.name}' does not implement the bytecode interface"
            )
        read: Any = interface.read_type if self._kind is Type else interface.read_attribute
        if read is None:
            raise BytecodeError(
                f"dialect {dialect.name} does not support reading "
                f"{self._kind.__name__.lower()}s from bytecode"
            )
        self._encodings[dialect] = read
        return cast("Callable[[DialectBytecodeReader], Any]", read)

    def _parse(self, reader: DialectBytecodeReader) -> Any:
        """Read the textual form."""
        from odsgen.runtime.parser import Parser

        tables = self._tables
        text = reader.read_null_terminated().decode("utf-8", "surrogateescape")
        # Its diagnostics have places in the text, under the name that MLIR gives to it.
        parser = Parser(SourceFile(text, text), tables.context)
        parser.resource_handles = tables.resources_by_key
        found: Any = parser.parse_type() if self._kind is Type else parser.parse_attribute()
        if parser.tokens[parser.index]:
            rest = text[parser.offset_of(parser.index) :]
            raise BytecodeError(
                f"trailing characters found after {self._kind.__name__.lower()} assembly format: {rest}"
            )
        return found
