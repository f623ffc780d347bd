"""Whole files of either form: bytecode, which its first bytes tell, or text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.runtime.bytecode.encoding import is_bytecode
from odsgen.runtime.bytecode.reader import BytecodeReader
from odsgen.runtime.parser.toplevel import parse_source, root_of
from odsgen.runtime.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.context import Context
    from odsgen.runtime.ir.operation import Operation


def parse(
    program: str | bytes, context: Context | None = None, filename: str = "-"
) -> Operation:
    """Read a program: its one `builtin.module`, or one put around whatever stands at the top, as mlir-opt does.

    Bytes are bytecode if they begin as that does, else the UTF-8 of a text.
    Raises ParseError.  Nothing is verified beyond what the grammar and the formats of the operations demand.
    """
    if isinstance(program, str):
        return parse_source(SourceFile(program, filename), context)
    if is_bytecode(program):
        return read_bytecode(program, context, filename)
    return parse_source(SourceFile(program.decode("utf-8", "surrogateescape"), filename), context)


def read_bytecode(
    data: bytes,
    context: Context | None = None,
    filename: str = "-",
    implicit_module: bool = True,
) -> Operation:
    """Read bytecode as `parse` does; without the implicit module, exactly one operation must stand at the top."""
    from odsgen.runtime.context import Context

    context = context or Context()
    reader = BytecodeReader(data, context, filename)
    block = reader.read()
    operations = [block.remove(op) for op in block]
    location = FileLineColLoc.get(filename, 0, 0)
    root = root_of(operations, context, location, implicit_module)
    root._context = context
    if reader.external_resources:
        root.external_resources = reader.external_resources
    return root
