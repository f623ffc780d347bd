"""`ods-reduce`: makes a program smaller while a test finds it interesting."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen import __version__
from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser, UsageError
from odsgen.cli.streams import complain, leave_with, read_input, report, write
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.reduction import Progress, ScriptTester
    from odsgen.runtime import Operation

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
    Option("help", OptionKind.SWITCH, "Print this text and exit"),
    Option("h", OptionKind.SWITCH, "The same"),
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
    Option("version", OptionKind.SWITCH, "Print the version and exit"),
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
    try:
        line = parser.parse(arguments)
        if line.flag("help") or line.flag("h"):
            sys.stdout.write(parser.help("makes programs smaller", "<input file, or - for stdin>"))
            return 0
        if line.flag("version"):
            print(f"{_TOOL} (odsgen) {__version__}")
            return 0
        return _process(line)
    except UsageError as error:
        for message in error.messages:
            complain(message)
    return 1


def _process(line: CommandLine) -> int:
    from odsgen.bytecode import parse_file
    from odsgen.bytecode.toplevel import program_file
    from odsgen.reduction import Reducer, ScriptError
    from odsgen.runtime import DiagnosticError
    from odsgen.runtime.diagnostics.text import diagnostic_text
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile

    tester = _tester(line)
    jobs = _number(line, "jobs")
    context = Context(allow_unregistered=line.flag("allow-unregistered-dialect"))
    if not load_dialects(_TOOL, line, context):
        return 1
    path = (line.positional or ["-"])[0]
    data = read_input(path)
    if data is None:
        return 1
    file = program_file(data, "<stdin>" if path == "-" else path)
    try:
        module = parse_file(file, context)
        module.verify()
    except DiagnosticError as error:
        source = file if isinstance(file, SourceFile) else None
        for diagnostic in error.diagnostics:
            report(diagnostic_text(diagnostic, source) + "\n")
        return 1
    for options in line.values.get(_PASS, ()):
        pipeline = _options(options).get("opt-pass", "")
        try:
            module = _transformed(module, pipeline, tester)
        except (ScriptError, ValueError) as error:
            complain(f"{_TOOL}: {error}")
            return 1
    if line.values.get(_PASS) and not (line.value("test") or line.value(_TREE)):
        return _write(line, module)
    reducer = Reducer(
        tester, jobs=int(jobs or os.cpu_count() or 1), told=None if line.flag("quiet") else _tell
    )
    try:
        module = reducer.reduce(module)
    except (ScriptError, ValueError) as error:
        complain(f"{_TOOL}: {error}")
        return 1
    return _write(line, module)


def _transformed(module: Operation, pipeline: str, tester: ScriptTester) -> Operation:
    """A program after a pipeline where it is smaller then and still interesting, else as it was; raises ValueError."""
    from odsgen.passes import PassManager, PipelineError
    from odsgen.reduction.reducer import measure
    from odsgen.runtime import DiagnosticError, print_ir

    text = print_ir(module)
    if not tester(text):
        raise ValueError("the program is not interesting before anything is taken from it")
    copy = module.clone()
    try:
        PassManager.parse(f"builtin.module({pipeline})").run(copy)
        after = print_ir(copy)
    except PipelineError as error:
        raise ValueError(f"for the --{_PASS} option: {error}") from None
    except DiagnosticError:
        return module
    return copy if measure(copy, after) < measure(module, text) and tester(after) else module


def _write(line: CommandLine, module: Operation) -> int:
    from odsgen.drivers.output_file import OutputFile
    from odsgen.runtime import print_ir

    output = line.value("o")
    if output is None or output == "-":
        write(print_ir(module))
        return 0
    try:
        with OutputFile(output) as result:
            result.write(print_ir(module))
            result.keep()
    except OSError as error:
        complain(f"{_TOOL}: cannot write '{output}': {error.strerror}")
        return 1
    return 0


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
        raise UsageError([f"{_TOOL}: no test was given: --test=SCRIPT"])
    return ScriptTester(
        tuple(shlex.split(command)), line.flag("zero-is-interesting"), _number(line, "timeout")
    )


def _options(text: str) -> dict[str, str]:
    """The options of a pass of mlir-reduce: names with values, in quotes where these have blanks."""
    parts = (part.partition("=") for part in shlex.split(text))
    return {name: value for name, _, value in parts}


def _number(line: CommandLine, name: str) -> float | None:
    text = line.value(name)
    if text is None:
        return None
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e9:
        raise UsageError([f"{_TOOL}: for the --{name} option: '{text}' is no positive number"])
    return number


def _tell(progress: Progress) -> None:
    report(f"{_TOOL}: {progress.operations} operations, {progress.tested} programs tested\n")


if __name__ == "__main__":
    main()
