"""`ods-run`: read a program and run one of its functions."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.native_options import NATIVE_OPTIONS, is_native
from odsgen.cli.options import (
    CommandLine,
    Option,
    OptionKind,
    OptionParser,
    limit_option,
)
from odsgen.cli.streams import leave_with, write
from odsgen.cli.tool import run_tool, with_program
from odsgen.runtime.support.limits import DEPTH, ELEMENTS, STEPS
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.interpreter import Limits
    from odsgen.runtime.ir.operation import Operation

_TOOL = "ods-run"
_OPTIONS = (
    DIALECT_OPTION,
    Option("e", OptionKind.VALUE, "The same as --entry, as mlir-runner has it", "name"),
    Option("early-syntax", OptionKind.FLAG, "Read the syntax of MLIR's early specification, too"),
    Option("entry", OptionKind.VALUE, "The function to run (main)", "name"),
    *NATIVE_OPTIONS,
    limit_option(DEPTH),
    limit_option(ELEMENTS),
    limit_option(STEPS),
)
#: More arguments than any function takes.
_MANY = 1 << 16


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    leave_with(_TOOL, lambda: run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(_TOOL, _OPTIONS, max_positional=_MANY, takes_numbers=True)
    positional = "<input file, or - for stdin> <arguments of the function>"
    return run_tool(parser, arguments, _process, "reads MLIR and runs a function of it", positional)


def _process(line: CommandLine) -> int:
    from odsgen.runtime.registry.context import Context

    limits = _limits(line)
    context = Context(early_syntax=line.flag("early-syntax"))
    if not load_dialects(line, context):
        return 1
    path, *texts = line.positional or ["-"]
    entry = line.value("entry") or line.value("e") or "main"

    def work(module: Operation) -> int:
        from odsgen.interpreter.call_texts import CallTextError

        try:
            if is_native(line):
                from odsgen.cli.native_run import run_natively

                lines = run_natively(line, module, entry, texts, limits, path)
            else:
                lines = _run(module, entry, texts, limits)
        except CallTextError as error:
            raise line.refusal(str(error)) from None
        for text in lines:
            write(text + "\n")
        return 0

    return with_program(path, context, work)


def _run(module: Operation, entry: str, texts: Sequence[str], limits: Limits) -> list[str]:
    """Run a function with arguments in text; the texts of its results.  Raises CallTextError."""
    from odsgen.interpreter import Machine
    from odsgen.interpreter.call_texts import result_texts, values_of_texts
    from odsgen.interpreter.machine import function_type
    from odsgen.interpreter.runner_functions import runner_functions

    machine = Machine(module, limits=limits, write=write, externals=runner_functions(write))
    function = machine.function(entry)
    type = function_type(function)
    results = machine.call(function, values_of_texts(entry, texts, type.inputs))
    return result_texts(entry, results, type.results, limits)


def _limits(line: CommandLine) -> Limits:
    """The limits of a program."""
    from odsgen.interpreter import Limits

    limits = Limits()
    for name in limits._fields:
        limits = limits._replace(**{name: line.number(f"max-{name}", getattr(limits, name))})
    return limits


if __name__ == "__main__":
    main()
