"""The head that all commands with MLIR's command lines share: help, version, wrong usage, what ends them with a line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen import __version__
from odsgen.cli.options import CommandLine, OptionParser, UsageError
from odsgen.cli.streams import complain, read_input, report, write

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.context import Context


def run_tool(
    parser: OptionParser,
    arguments: Sequence[str],
    process: Callable[[CommandLine], int],
    overview: str,
    positional: str = "<input file, or - for stdin>",
    *,
    more_help: Callable[[], str] = str,
    usage_code: int = 1,
) -> int:
    """Read a command line and process it; return the exit code, `usage_code` where the line is wrong.

    What a user's dialects, hooks, patterns and passes raise is told in a line, as is an output that cannot be written.
    """
    try:
        line = parser.parse(arguments)
        if line.flag("help") or line.flag("h"):
            sys.stdout.write(parser.help(overview, positional) + more_help())
            return 0
        if line.flag("version"):
            print(f"{parser.tool} (odsgen) {__version__}")
            return 0
        return process(line)
    except UsageError as error:
        for message in error.messages:
            complain(message)
        return usage_code
    except BrokenPipeError:
        return 1
    except OSError as error:
        what = "cannot write the output" if error.filename is None else f"'{error.filename}'"
        complain(f"{parser.tool}: {what}: {error.strerror}")
    except NotImplementedError as error:  # what `odsgen generate` writes into a new hooks.py
        complain(f"{parser.tool}: the hook '{error}' is not written yet")
    except Exception as error:
        if not isinstance(error, _told_errors()):
            raise
        complain(f"{parser.tool}: {error}")
    return 1


def _told_errors() -> tuple[type[Exception], ...]:
    from odsgen.rewriting import FoldError, RewriteError, UnknownPatternError
    from odsgen.runtime.registry.context import DialectLoadError
    from odsgen.runtime.registry.hook_errors import HookError

    return (DialectLoadError, HookError, FoldError, RewriteError, UnknownPatternError)


def with_program(path: str, context: Context, work: Callable[[Operation], int]) -> int:
    """Read and verify the program of a file or, for "-", of standard input, and work on it; return the exit code.

    Diagnostics of reading, of verifying and of the work are told with their places.
    """
    from odsgen.bytecode import parse_file
    from odsgen.bytecode.toplevel import program_file
    from odsgen.runtime.diagnostics import DiagnosticError
    from odsgen.runtime.diagnostics.text import diagnostic_text
    from odsgen.runtime.support.source import SourceFile

    data = read_input(path)
    if data is None:
        return 1
    file = program_file(data, "<stdin>" if path == "-" else path)
    try:
        module = parse_file(file, context)
        module.verify()
        return work(module)
    except DiagnosticError as error:
        sys.stdout.flush()
        source = file if isinstance(file, SourceFile) else None
        for diagnostic in error.diagnostics:
            report(diagnostic_text(diagnostic, source) + "\n")
    return 1


def with_output(path: str | None, work: Callable[[Callable[[str | bytes], None]], bool]) -> int:
    """Let work write to a file, which is written whole or not at all, or to standard output; return the exit code."""
    if path is None or path == "-":
        return 0 if work(write) else 1
    from odsgen.drivers.output_file import OutputFile

    try:
        with OutputFile(path) as output:
            if not work(output.write):
                return 1
            output.keep()
    except OSError as error:
        complain(f"cannot open output file '{path}': {error.strerror}")
        return 1
    return 0
