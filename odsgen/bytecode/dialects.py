"""The dialect section, read: the dialects that a file mentions, their versions, and the names of its operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.bytecode.byte_cursor import ByteCursor
from odsgen.bytecode.encoding import (
    DIALECT_VERSIONING,
    ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION,
    NATIVE_PROPERTIES,
    Section,
)
from odsgen.bytecode.errors import BytecodeError
from odsgen.bytecode.interface import DialectBytecodeReader, interface_of, read_version
from odsgen.bytecode.older_operations import OlderOperation, older_operation
from odsgen.bytecode.operation_properties import NumberedProperties
from odsgen.runtime.ir.construction import has_plain_layout

if TYPE_CHECKING:
    from odsgen.bytecode.interface import BytecodeInterface
    from odsgen.bytecode.tables import Tables
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.dialect import Dialect


class FileDialect:
    """A dialect that a file mentions; it is loaded when something of it is read."""

    __slots__ = ("name", "version_range", "version", "dialect", "interface", "_is_loaded")

    def __init__(self, name: str, version_range: tuple[int, int] | None) -> None:
        self.name = name
        self.version_range = version_range
        #: The version that the file was written with, once the dialect is loaded.
        self.version: Any = None
        self.dialect: Dialect | None = None
        self.interface: BytecodeInterface | None = None
        self._is_loaded = False

    def load(self, tables: Tables) -> None:
        """Find the dialect and read its version; refused where it is unknown and the unknown is not allowed."""
        if self._is_loaded:
            return
        context = tables.context
        found = context.dialect(self.name)
        if found is None and not context.allow_unregistered:
            raise BytecodeError(
                f"dialect '{self.name}' is unknown. If this is intended, please call "
                "allowUnregisteredDialects() on the MLIRContext, or use "
                "-allow-unregistered-dialect with the MLIR tool used."
            )
        self._is_loaded = True
        self.dialect = found
        if found is not None:
            self.interface = interface_of(found)
        if self.version_range is not None and found is not None:
            # Of a dialect that nobody knows nothing is understood, whatever its version.
            self.version = read_version(
                found, DialectBytecodeReader(tables, tables.data, *self.version_range)
            )


class OperationName:
    """The name of an operation in a file."""

    __slots__ = (
        "dialect",
        "stem",
        "was_registered",
        "name",
        "op_class",
        "older",
        "plain_class",
        "is_resolved",
        "properties",
    )

    def __init__(
        self, dialect: FileDialect, stem: str, was_registered: bool | None, tables: Tables
    ) -> None:
        self.dialect = dialect
        self.stem = stem
        #: Whether the writer knew the operation; None where the file is too old to say.
        self.was_registered = was_registered
        # Names without a dot are possible of unregistered operations.
        self.name = f"{dialect.name}.{stem}" if stem else dialect.name
        #: The class of the operations, None if nobody registered it; known once it is resolved.
        self.op_class: type[Operation] | None = None
        #: The arguments that they had in the version of the file, if not today's.
        self.older: OlderOperation | None = None
        #: The class, if an operation needs nothing but what stands in the file.
        self.plain_class: type[Operation] | None = None
        self.is_resolved = False
        #: The properties of such operations.
        self.properties = NumberedProperties(self, tables)

    def resolve(self, tables: Tables) -> None:
        """Load the dialect and find the class."""
        if self.stem:
            self.dialect.load(tables)
            self.op_class = op_class = tables.context.operation_class(self.name)
            if op_class is not None:
                self.older = older_operation(op_class, self.dialect.version)
                derives_sizes = self.older is not None and self.older.derives_sizes
                if not derives_sizes and has_plain_layout(op_class):
                    self.plain_class = op_class
        self.is_resolved = True


def read_dialect_section(
    section: ByteCursor, tables: Tables
) -> tuple[list[FileDialect], list[OperationName]]:
    """The dialects and the names of operations, in the order in which the file numbers them."""
    version = tables.version
    dialects: list[FileDialect] = []
    for _ in range(section.read_count("dialects")):
        if version < DIALECT_VERSIONING:
            dialects.append(FileDialect(tables.string(section.read_varint()), None))
            continue
        index, has_version = section.read_varint_with_flag()
        name = tables.string(index)
        version_range = None
        if has_version:
            number, start, end = section.read_section()
            if number is not Section.DIALECT_VERSIONS:
                raise BytecodeError("expected dialect version section")
            version_range = (start, end)
        dialects.append(FileDialect(name, version_range))
    if version >= ELIDE_UNKNOWN_BLOCK_ARGUMENT_LOCATION:
        section.read_varint()  # the number of names, which only tells how much room they need
    names: list[OperationName] = []
    while section.remaining:
        dialect = dialects[section.read_index(len(dialects), "dialect")]
        for _ in range(section.read_count("operation names")):
            if version < NATIVE_PROPERTIES:
                names.append(
                    OperationName(dialect, tables.string(section.read_varint()), None, tables)
                )
            else:
                index, was_registered = section.read_varint_with_flag()
                names.append(OperationName(dialect, tables.string(index), was_registered, tables))
    return dialects, names
