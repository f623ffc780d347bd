"""`ods-reduce`: makes a program smaller while a test finds it interesting."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser, UsageError
from odsgen.cli.streams import complain, leave_with, report
from odsgen.cli.tool import run_tool, with_output, with_program
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.reduction import Progress, ScriptTester
    from odsgen.runtime.ir.operation import Operation

_TOOL = "ods-reduce"
_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations of dialects that are not registered",
    ),
    DIALECT_OPTION,
    Option(
        "jobs", OptionKind.VALUE, "How many programs to test at once (the processors)", "number"
    ),
    Option("o", OptionKind.VALUE, "Write to a file, whole or not at all", "file"),
    Option("quiet", OptionKind.FLAG, "Do not tell how far it is"),
    Option(
        "reduction-tree",
        OptionKind.VALUE,
        "The test as mlir-reduce has it: 'traversal-mode=0 test=SCRIPT'",
        "options",
    ),
    Option(
        "test",
        OptionKind.VALUE,
        "The script that gets the file of a program as its last argument, and fails where that is interesting",
        "command",
    ),
    Option(
        "timeout", OptionKind.VALUE, "Seconds after which a program is not interesting", "seconds"
    ),
    Option(
        "zero-is-interesting",
        OptionKind.FLAG,
        "The script succeeds where a program is interesting, as llvm-reduce has it",
    ),
)


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    leave_with(_TOOL, lambda: run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(_TOOL, _OPTIONS, max_positional=1)
    return run_tool(parser, arguments, _process, "makes programs smaller")


def _process(line: CommandLine) -> int:
    from odsgen.reduction import Reducer, ScriptError
    from odsgen.runtime import print_ir
    from odsgen.runtime.registry.context import Context

    tester = _tester(line)
    jobs = line.number("jobs", os.cpu_count() or 1, least=1)
    context = Context(allow_unregistered=line.flag("allow-unregistered-dialect"))
    if not load_dialects(_TOOL, line, context):
        return 1
    reducer = Reducer(tester, jobs=jobs, told=None if line.flag("quiet") else _tell)

    def work(module: Operation) -> int:
        try:
            reduced = reducer.reduce(module)
        except (ScriptError, ValueError) as error:
            complain(f"{_TOOL}: {error}")
            return 1

        def write_reduced(write: Callable[[str | bytes], None]) -> bool:
            write(print_ir(reduced))
            return True

        return with_output(line.value("o"), write_reduced)

    return with_program((line.positional or ["-"])[0], context, work)


def _tester(line: CommandLine) -> ScriptTester:
    from odsgen.reduction import ScriptTester

    command = line.value("test")
    tree = line.value("reduction-tree")
    if command is None and tree is not None:
        options: dict[str, str] = {}
        for part in shlex.split(tree):
            name, _, value = part.partition("=")
            options[name] = value
        command, extra = options.get("test"), options.get("test-arg")
        if command is not None and extra is not None:
            command = f"{command} {extra}"
    if not command:
        raise UsageError([f"{_TOOL}: no test was given: --test=SCRIPT"])
    seconds = line.seconds("timeout", 0) or None
    return ScriptTester(tuple(shlex.split(command)), line.flag("zero-is-interesting"), seconds)


def _tell(progress: Progress) -> None:
    report(f"{_TOOL}: {progress.operations} operations, {progress.tested} programs tested\n")


if __name__ == "__main__":
    main()
