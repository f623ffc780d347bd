"""Whole files of either form: bytecode, which its first bytes tell, or text.

What reads and writes bytecode is imported when there is some, for the start of a program to stay short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from odsgen.runtime.base import callbacks
from odsgen.runtime.parser.toplevel import parse_source, root_of
from odsgen.runtime.support.interpreter import without_collector
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.context import Context


#: The first bytes of a file of bytecode.
MAGIC: Final = b"ML\xefR"


class BytecodeFile(NamedTuple):
    """The bytes of a file and its name."""

    data: bytes
    filename: str = "-"


def is_bytecode(data: bytes | bytearray | memoryview) -> bool:
    """Whether a file begins as bytecode does."""
    return bytes(data[:4]) == MAGIC


def program_file(data: bytes, filename: str) -> SourceFile | BytecodeFile:
    """A file of either form; the bytes of a text that are no UTF-8 are kept as they are."""
    if is_bytecode(data):
        return BytecodeFile(data, filename)
    return SourceFile(data.decode("utf-8", "surrogateescape"), filename)


def parse_file(
    file: SourceFile | BytecodeFile,
    context: Context | None = None,
    implicit_module: bool = True,
) -> Operation:
    """Read a file as `parse` does; without the implicit module, exactly one operation must stand at the top."""
    if isinstance(file, SourceFile):
        return parse_source(file, context, implicit_module)
    from odsgen.bytecode.reader import BytecodeReader
    from odsgen.runtime.builtin.locations import FileLineColLoc
    from odsgen.runtime.registry.context import Context

    context = context or Context()
    reader = BytecodeReader(file.data, context, file.filename)
    block = reader.read()
    operations = [block.remove(op) for op in block]
    location = FileLineColLoc.get(file.filename, 0, 0)
    root = root_of(operations, context, location, implicit_module)
    root.parse_context = context
    if reader.external_resources:
        root.external_resources = reader.external_resources
    return root


def write_bytecode(
    op: Operation,
    *,
    version: int | None = None,
    producer: str | None = None,
    context: Context | None = None,
    elide_resource_data: bool = False,
) -> bytes:
    """The bytecode of an operation with all that is inside it.

    `version` is that of the format, by default the newest.  Dialects are looked for in the context, or in that in which
    the program was read.
    With `elide_resource_data` the resources are named without their data.
    Raises VerifyError for a version that there is not, and for a program that is not valid.
    """
    from odsgen.bytecode.encoding import NEWEST_VERSION, OLDEST_VERSION, PRODUCER
    from odsgen.bytecode.writer import BytecodeWriter
    from odsgen.runtime.diagnostics import VerifyError, is_fault
    from odsgen.runtime.ir.hook_faults import fault_diagnostic

    if version is None:
        version = NEWEST_VERSION
    if not OLDEST_VERSION <= version <= NEWEST_VERSION:
        raise op.error(
            f"unsupported version requested {version}, must be in range "
            f"[{OLDEST_VERSION}, {NEWEST_VERSION}]"
        )
    if op.stored_operands:
        raise op.op_error(
            "cannot be written by itself, as its operands are values of others: "
            "write the operation around them"
        )
    try:
        with without_collector():
            return BytecodeWriter(op, version, context).write(
                PRODUCER if producer is None else producer, elide_resource_data
            )
    except Exception as error:
        if not is_fault(error):
            raise
        raise VerifyError([fault_diagnostic(error, "written", op.location)]) from None


def _parse_bytes(program: bytes, context: Context | None, filename: str) -> Operation:
    return parse_file(program_file(program, filename), context)


callbacks.parse_bytes = _parse_bytes
