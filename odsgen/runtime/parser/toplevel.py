"""Whole files (LangRef: Top level Productions)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from odsgen.runtime.base import callbacks
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity, is_fault
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser.parser import Parser
from odsgen.runtime.registry.dialect_packages import DialectLoadError
from odsgen.runtime.registry.hook_errors import HookImportError, MissingHookError
from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep, without_collector
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.registry.context import Context

MODULE = "builtin.module"

T = TypeVar("T")


def parse(program: str | bytes, context: Context | None = None, filename: str = "-") -> Operation:
    """Read a program: its one `builtin.module`, or one put around whatever stands at the top, as mlir-opt does.

    Bytes are bytecode if they begin as that does, else the UTF-8 of a text.
    Raises ParseError.  Nothing is verified beyond what the grammar and the formats of the operations demand.
    """
    if context is not None and type(context).__name__ != "Context":
        raise TypeError(f"expected a Context, got {context!r}; Context(dialects=[…]) makes one")
    if not isinstance(program, str):
        if not isinstance(program, (bytes, bytearray, memoryview)):
            raise TypeError(
                f"expected a program, text or bytes, got {program!r}; that of a file is Path(…).read_bytes()"
            )
        return callbacks.parse_bytes(program, context, filename)
    try:
        return parse_source(SourceFile(program, filename), context)
    except ParseError as error:
        if not program.endswith((".mlir", ".mlirbc")) or any(map(str.isspace, program)):
            raise
        error.diagnostics[0].attach_note(
            f"'{program}' is read as a program; is it the name of a file?"
        )
        raise ParseError(error.diagnostics) from None


def parse_source(
    source: SourceFile, context: Context | None = None, implicit_module: bool = True
) -> Operation:
    """Read a source as `parse` does; without the implicit module, exactly one operation must stand at the top."""
    from odsgen.runtime.registry.context import Context

    context = context or Context()
    root = _root_of_file(source, context, implicit_module)
    root.parse_context = context
    return root


def _root_of_file(source: SourceFile, context: Context, implicit_module: bool) -> Operation:
    from odsgen.runtime.builtin.locations import FileLineColLoc

    operations, parser = _parse_file(source, context)
    line, column = source.origin
    location = FileLineColLoc.get(source.filename, line, column)
    try:
        root = root_of(operations, context, location, implicit_module)
    except ParseError as error:
        raise ParseError(error.diagnostics, source) from None
    if parser.external_resources:
        root.external_resources = parser.external_resources
    if parser.type_aliases or parser.attribute_aliases:
        from odsgen.runtime.parser.read_aliases import keep_aliases

        keep_aliases(parser, root)
    return root


def root_of(
    operations: list[Operation], context: Context, location: Location, implicit_module: bool
) -> Operation:
    """The operation at the top: the only one, or a module around those of a file, which has this location.

    Without the implicit module, ParseError unless it is exactly one.
    """
    if len(operations) == 1 and (not implicit_module or operations[0].name == MODULE):
        return operations[0]
    if not implicit_module:
        message = f"source must contain a single top-level operation, found: {len(operations)}"
        raise ParseError([Diagnostic(Severity.ERROR, location, message)])
    module_class = context.operation_class(MODULE)
    if module_class is None:
        raise RuntimeError(
            "the dialect 'builtin' is not installed: no builtin.module to put around"
        )
    body = Block(operations=operations)
    return module_class((), (), None, None, (), (Region([body]),), location)


def parse_operations(
    text: str, context: Context | None = None, filename: str = "-"
) -> list[Operation]:
    """Read a text: the operations at its top, in no block.  Raises ParseError."""
    from odsgen.runtime.registry.context import Context

    return _parse_file(SourceFile(text, filename), context or Context())[0]


def read_whole(parser: Parser, parse: Callable[[], T]) -> T:
    """The result of a method of the parser, wherever the caller stands; nothing is too deep without a diagnostic."""
    try:
        return on_new_stack(parse) if stack_is_deep() else parse()
    except RecursionError:
        # The parser itself refuses what nests too deeply; a hook may go deeper than Python allows.
        text = "nesting is too deep to be read by Python's {} nested calls"
        raise parser.error(text.format(sys.getrecursionlimit())) from None


def _parser_in(source: SourceFile, context: Context) -> Parser:
    """The parser of the syntax in which the programs of a context are written."""
    if not context.early_syntax:
        return Parser(source, context)
    from odsgen.runtime.parser.early import EarlyParser

    return EarlyParser(source, context)


def _parse_file(source: SourceFile, context: Context) -> tuple[list[Operation], Parser]:
    """The operations at the top of a source, and the parser that knows what stands beside them."""
    parser = _parser_in(source, context)
    try:
        return read_file(parser), parser
    except ParseError:
        from odsgen.runtime.parser.newer import in_older_spelling

        older = in_older_spelling(source)
        if older is None:
            raise
    parser = _parser_in(older, context)
    return read_file(parser), parser


def read_file(parser: Parser) -> list[Operation]:
    """The operations at the top of the source of a parser, which then knows what stands beside them.

    Raises ParseError, whatever hooks do.
    """
    try:
        with without_collector():
            return read_whole(parser, parser.parse_file)
    except (MissingHookError, HookImportError, DialectLoadError) as error:
        raise parser.error(str(error)) from None
    except ParseError as error:
        # Without the frames of the parser, which hold the whole half-built program.
        raise error.with_traceback(None) from None
    except Exception as error:
        if not is_fault(error):
            raise
        raise parser.fault(error) from None
