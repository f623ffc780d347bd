"""`ods-reduce`: makes a program smaller while a test finds it interesting."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser
from odsgen.cli.streams import complain, leave_with, report
from odsgen.cli.tool import run_tool, with_output, with_program
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.reduction import Progress, ScriptTester
    from odsgen.runtime.ir.operation import Operation

_TOOL = "ods-reduce"
_TREE = "reduction-tree"
_PASS = "opt-reduction-pass"
_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations of dialects that are not registered",
    ),
    DIALECT_OPTION,
    Option(
        "effort",
        OptionKind.VALUE,
        "How small the program is made (full)",
        choices={
            "full": "types, attributes, arguments and values, too, until nothing more can be taken away",
            "quick": "operations go, by half as many tests",
        },
    ),
    Option(
        "jobs", OptionKind.VALUE, "How many programs to test at once (the processors)", "number"
    ),
    Option("o", OptionKind.VALUE, "Write to a file, whole or not at all", "file"),
    Option(
        _PASS,
        OptionKind.VALUE,
        "A pipeline that is run first, and its test, as mlir-reduce has it: 'opt-pass=symbol-dce test=SCRIPT'",
        "options",
    ),
    Option("quiet", OptionKind.FLAG, "Do not tell how far it is"),
    Option(
        _TREE,
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
    from odsgen.reduction import EDITS, QUICK_EDITS, Reducer, ScriptError
    from odsgen.runtime.registry.context import Context

    tester = _tester(line)
    jobs = line.number("jobs", os.cpu_count() or 1, least=1)
    context = Context(allow_unregistered=line.flag("allow-unregistered-dialect"))
    if not load_dialects(line, context):
        return 1
    edits = QUICK_EDITS if line.value("effort") == "quick" else EDITS
    told = None if line.flag("quiet") else _tell
    reducer = Reducer(tester, jobs=jobs, told=told, edits=edits)
    passes = [_options(text).get("opt-pass", "") for text in line.values.get(_PASS, ())]

    def work(module: Operation) -> int:
        try:
            for pipeline in passes:
                module = _transformed(module, pipeline, tester)
            if not passes or line.value("test") or line.value(_TREE):
                module = reducer.reduce(module)
        except (ScriptError, ValueError) as error:
            complain(f"{_TOOL}: {error}")
            return 1
        return with_output(line.value("o"), partial(_write, module))

    return with_program((line.positional or ["-"])[0], context, work)


def _transformed(module: Operation, pipeline: str, tester: ScriptTester) -> Operation:
    """A program after a pipeline where it is smaller then and still interesting, else as it was; raises ValueError."""
    from odsgen.passes import PassManager, PipelineError
    from odsgen.reduction.candidates import Candidate, copied
    from odsgen.runtime import DiagnosticError

    before = Candidate.of(module)
    if not tester(before.text):
        raise ValueError("the program is not interesting before anything is taken from it")
    copy = copied(module)
    try:
        PassManager.parse(f"builtin.module({pipeline})").run(copy)
        after = Candidate.of(copy)
    except PipelineError as error:
        raise ValueError(f"for the --{_PASS} option: {error}") from None
    except DiagnosticError:
        return module
    return copy if after.measure < before.measure and tester(after.text) else module


def _write(module: Operation, write: Callable[[str | bytes], None]) -> bool:
    from odsgen.runtime import print_ir

    write(print_ir(module))
    return True


def _tester(line: CommandLine) -> ScriptTester:
    from odsgen.reduction import ScriptTester

    command = line.value("test")
    tree = line.value(_TREE) or line.value(_PASS)
    if command is None and tree is not None:
        options = _options(tree)
        command, extra = options.get("test"), options.get("test-arg")
        if command is not None and extra is not None:
            command = f"{command} {extra}"
    if not command:
        raise line.refusal("no test was given: --test=SCRIPT")
    seconds = line.seconds("timeout", 0) or None
    return ScriptTester(tuple(shlex.split(command)), line.flag("zero-is-interesting"), seconds)


def _options(text: str) -> dict[str, str]:
    """The options of a pass of mlir-reduce: names with values, in quotes where these have blanks."""
    parts = (part.partition("=") for part in shlex.split(text))
    return {name: value for name, _, value in parts}


def _tell(progress: Progress) -> None:
    report(f"{_TOOL}: {progress.operations} operations, {progress.tested} programs tested\n")


if __name__ == "__main__":
    main()
