"""Reading a file: its header and sections, then its operations (MLIR Bytecode Format, "Top Level Structure")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.dialects import read_dialect_section
from odsgen.bytecode.encoding import NATIVE_PROPERTIES, NEWEST_VERSION, Section
from odsgen.bytecode.errors import BytecodeError, attach_producer, parse_error
from odsgen.bytecode.interface import upgrade
from odsgen.bytecode.operations import OperationReader
from odsgen.bytecode.resources import read_resources
from odsgen.bytecode.strings import StringReader
from odsgen.bytecode.symbols import SymbolIndex
from odsgen.bytecode.tables import Tables
from odsgen.bytecode.toplevel import MAGIC
from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.runtime.diagnostics import DiagnosticError, ParseError, is_fault
from odsgen.runtime.ir.hook_faults import fault_diagnostic
from odsgen.runtime.registry.dialect_packages import DialectLoadError
from odsgen.runtime.registry.hook_errors import HookImportError, MissingHookError
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep, without_collector

if TYPE_CHECKING:
    from odsgen.runtime.builtin.resources import ExternalResources
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.context import Context

ResultT = TypeVar("ResultT")

_REQUIRED: tuple[Section, ...] = (
    Section.STRING,
    Section.DIALECT,
    Section.ATTR_TYPE,
    Section.ATTR_TYPE_OFFSET,
    Section.IR,
)


class BytecodeReader:
    """Reads one file; all its errors are ParseErrors with the name of the file.

    With `is_lazy`, the isolated regions of the operations for which it holds are left unread: the operations are in
    `pending`, and `materialize` reads them.  Without reading the rest, `read_symbol` reads the definition of one symbol.
    """

    def __init__(
        self,
        data: bytes,
        context: Context,
        filename: str = "-",
        is_lazy: Callable[[Operation], bool] | None = None,
    ) -> None:
        self._data = data
        self._context = context
        self._location = FileLineColLoc.get(filename, 0, 0)
        self._is_lazy = is_lazy
        self._tables: Tables | None = None
        self._operations: OperationReader | None = None
        self._ir_section: ByteCursor | None = None
        self._symbols: SymbolIndex | None = None
        #: The version of the format and the producer, once the header is read.
        self.version = 0
        self.producer: str | None = None
        #: What the file says of resources that belong to no dialect.
        self.external_resources: ExternalResources = {}

    def read(self) -> Block:
        """The operations at the top of the file, in a block of no region."""
        return self._guarded(self._read)

    @property
    def symbol_names(self) -> tuple[str, ...]:
        """The names of the symbols that the one operation at the top defines, or all of those there, in their order.

        Nothing is made of the operations but their properties.
        """
        return self._guarded(lambda: self._symbol_index().names)

    def read_symbol(self, *path: str) -> Operation | None:
        """The definition of a symbol with all that is inside it, made anew for each call, in no block.

        Of a symbol that is inside the definition of another one, the names of both: `read_symbol("kernels", "main")`.
        Nothing else is read, nor made.  None where there is no such symbol.
        Raises ParseError, for a definition that uses values from outside of it too.
        """
        return self._guarded(lambda: self._read_symbol(path))

    @property
    def pending(self) -> tuple[Operation, ...]:
        """The operations whose regions have not been read."""
        return () if self._operations is None else tuple(self._operations.pending)

    def materialize(self, op: Operation) -> None:
        """Read the regions of an operation that were left for later; isolated ones in them may be left again."""
        operations = self._operations
        if operations is None or op not in operations.pending:
            raise ValueError(f"no region of '{op.name}' was left for later")
        self._guarded(lambda: operations.materialize(op))

    def materialize_all(self) -> None:
        """Read all that was left for later."""
        if self._operations is not None:
            self._operations.is_lazy = None
            while self._operations.pending:
                self.materialize(next(iter(self._operations.pending)))

    def _guarded(self, read: Callable[[], ResultT]) -> ResultT:
        """Read, with the errors that a caller expects."""
        try:
            with without_collector():
                return on_new_stack(read) if stack_is_deep() else read()
        except (BytecodeError, MissingHookError, HookImportError, DialectLoadError) as error:
            raise parse_error(str(error), self._location, self._producer()) from None
        except DiagnosticError as error:  # of a text inside, or of a hook
            if self.producer is not None:
                for diagnostic in error.diagnostics:
                    attach_producer(diagnostic, self.version, self.producer)
            raise ParseError(error.diagnostics) from None
        except Exception as error:
            if not is_fault(error):
                raise
            fault = fault_diagnostic(error, "read", self._location)
            if self.producer is not None:
                attach_producer(fault, self.version, self.producer)
            raise ParseError([fault]) from None

    def _producer(self) -> tuple[int, str] | None:
        return None if self.producer is None else (self.version, self.producer)

    def _read(self) -> Block:
        block = self._opened().read_top_level()
        for op in block:
            self._upgrade(op)
        return block

    def _read_symbol(self, path: tuple[str, ...]) -> Operation | None:
        found = self._symbol_index().find(path)
        if found is None:
            return None
        op = self._opened().read_one(*found)
        self._upgrade(op)
        return op

    def _symbol_index(self) -> SymbolIndex:
        if self._symbols is None:
            self._opened()
            assert self._tables is not None and self._ir_section is not None
            self._symbols = SymbolIndex(self._tables, self._ir_section)
        return self._symbols

    def _upgrade(self, op: Operation) -> None:
        """Bring an operation up to date that was written with older versions of dialects."""
        assert self._tables is not None
        for dialect in self._tables.dialects:
            if dialect.version is not None and dialect.dialect is not None:
                upgrade(dialect.dialect, op, dialect.version)

    def _opened(self) -> OperationReader:
        """The reader of operations, after the header and the tables are read."""
        if self._operations is not None:
            return self._operations
        file = ByteCursor(self._data)
        file.skip(len(MAGIC))
        self.version = file.read_varint()
        if self.version > NEWEST_VERSION:
            raise BytecodeError(
                f"bytecode version {self.version} is newer than the current version {NEWEST_VERSION}"
            )
        self.producer = file.read_null_terminated().decode("utf-8", "surrogateescape")
        sections = self._sections(file)
        self._tables = tables = Tables(self._data, self.version, self._context)
        tables.strings = StringReader(sections[Section.STRING])
        if Section.PROPERTIES in sections:
            tables.read_properties(sections[Section.PROPERTIES])
        tables.dialects, tables.operation_names = read_dialect_section(
            sections[Section.DIALECT], tables
        )
        self._read_resources(sections, tables)
        tables.read_entries(sections[Section.ATTR_TYPE_OFFSET], sections[Section.ATTR_TYPE])
        self._ir_section = sections[Section.IR]
        self._operations = OperationReader(tables, self._ir_section, self._is_lazy)
        return self._operations

    def _sections(self, file: ByteCursor) -> dict[Section, ByteCursor]:
        found: dict[Section, ByteCursor] = {}
        while file.remaining:
            number, start, end = file.read_section()
            if number in found:
                raise BytecodeError(f"duplicate top-level section: {number.text()}")
            found[number] = ByteCursor(self._data, start, end)
        required = list(_REQUIRED)
        if self.version >= NATIVE_PROPERTIES:
            required.append(Section.PROPERTIES)
        for number in required:
            if number not in found:
                raise BytecodeError(f"missing data for top-level section: {number.text()}")
        return found

    def _read_resources(self, sections: dict[Section, ByteCursor], tables: Tables) -> None:
        values = sections.get(Section.RESOURCE)
        offsets = sections.get(Section.RESOURCE_OFFSET)
        if values is None and offsets is None:
            return
        if values is None:
            raise BytecodeError(
                "unexpected resource offset section when resource section is not present"
            )
        if offsets is None:
            raise BytecodeError("expected resource offset section when resource section is present")
        self.external_resources = read_resources(offsets, values, tables)
