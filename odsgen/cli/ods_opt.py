"""`ods-opt`: read MLIR, verify it, print it. Takes mlir-opt's options and answers as it does."""

from __future__ import annotations

import gc
import sys
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.cli.action_options import ACTION_OPTIONS, action_handlers
from odsgen.cli.dialect_options import DIALECT_OPTION, load_dialects
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser
from odsgen.cli.passes import pass_names, pass_option, passes_help, runs_passes
from odsgen.cli.print_limits import PRINT_LIMIT_OPTIONS, print_limits
from odsgen.cli.split_option import split_marker
from odsgen.cli.streams import leave_with, read_input, report
from odsgen.cli.tool import run_tool, with_output
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.bytecode import BytecodeFile
    from odsgen.drivers.driver import BytecodeOptions, DriverOptions
    from odsgen.drivers.verify_diagnostics import VerifyLevel
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile

_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations, types and attributes of dialects that are not registered",
    ),
    DIALECT_OPTION,
    Option("dump-pass-pipeline", OptionKind.FLAG, "Print the pipeline that will be run"),
    Option(
        "early-syntax",
        OptionKind.FLAG,
        "Read programs in the syntax of MLIR's early specification, too (docs/reference/early-specification.md)",
    ),
    Option(
        "elide-resource-data-from-bytecode",
        OptionKind.FLAG,
        "Leave the data of resources out of the bytecode",
    ),
    Option("emit-bytecode", OptionKind.FLAG, "Write bytecode instead of text"),
    Option(
        "emit-bytecode-producer",
        OptionKind.VALUE,
        "Name this producer in the bytecode",
        "name",
    ),
    Option(
        "emit-bytecode-version",
        OptionKind.VALUE,
        "Write this version of the bytecode format",
        "number",
    ),
    *ACTION_OPTIONS,
    Option(
        "mlir-disable-threading",
        OptionKind.FLAG,
        "Run passes one after another, whatever --workers says",
    ),
    Option(
        "mlir-pass-pipeline-crash-reproducer",
        OptionKind.VALUE,
        "Write the program and the pipeline to this file if the pipeline fails",
        "file",
    ),
    Option(
        "mlir-pass-pipeline-local-reproducer",
        OptionKind.FLAG,
        "Let the reproducer have the pass that fails alone, and the program as it was before it",
    ),
    *PRINT_LIMIT_OPTIONS,
    Option("mlir-pass-statistics", OptionKind.FLAG, "Display the statistics of each pass"),
    Option(
        "mlir-pass-statistics-display",
        OptionKind.VALUE,
        "Display method for pass statistics",
        choices={
            "list": "display the results in a merged list sorted by pass name",
            "pipeline": "display the results with a nested pipeline view",
        },
    ),
    Option(
        "mlir-print-debuginfo", OptionKind.FLAG, "Print the location of each operation and argument"
    ),
    Option("mlir-print-ir-after", OptionKind.VALUE, "Print IR after specified passes", "passes"),
    Option("mlir-print-ir-after-all", OptionKind.FLAG, "Print IR after each pass"),
    Option(
        "mlir-print-ir-after-change",
        OptionKind.FLAG,
        "When printing the IR after a pass, only print if the IR changed",
    ),
    Option(
        "mlir-print-ir-after-failure",
        OptionKind.FLAG,
        "When printing the IR after a pass, only print if the pass failed",
    ),
    Option("mlir-print-ir-before", OptionKind.VALUE, "Print IR before specified passes", "passes"),
    Option("mlir-print-ir-before-all", OptionKind.FLAG, "Print IR before each pass"),
    Option(
        "mlir-print-ir-module-scope",
        OptionKind.FLAG,
        "When printing the IR before or after a pass, print the whole program",
    ),
    Option(
        "mlir-print-local-scope",
        OptionKind.FLAG,
        "Print attributes, types and locations in full, without aliases",
    ),
    Option("mlir-print-op-generic", OptionKind.FLAG, "Print the generic form of operations"),
    Option(
        "mlir-print-op-on-diagnostic",
        OptionKind.FLAG,
        "Show the operation that a diagnostic is about as a note (on unless =false)",
    ),
    Option("mlir-timing", OptionKind.FLAG, "Display execution times"),
    Option(
        "mlir-timing-display",
        OptionKind.VALUE,
        "Display method for timing data",
        choices={
            "list": "display the results in a list sorted by total time",
            "tree": "display the results with a nested tree view",
        },
    ),
    Option("no-hints", OptionKind.FLAG, "Leave out the notes that mlir-opt does not have"),
    Option(
        "no-implicit-module",
        OptionKind.FLAG,
        "Expect exactly one operation at the top level; put no module around it",
    ),
    Option("o", OptionKind.VALUE, "Write to a file, whole or not at all", "file"),
    Option(
        "output-split-marker",
        OptionKind.VALUE,
        "What stands between the chunks of the output",
        "text",
    ),
    Option(
        "pass-pipeline",
        OptionKind.VALUE,
        "Run the passes of a pipeline: builtin.module(func.func(canonicalize,cse))",
        "pipeline",
    ),
    Option(
        "record",
        OptionKind.VALUE,
        "Write every change that passes make to this file, for ods-replay (compressed: FILE.gz)",
        "file",
    ),
    Option("run-reproducer", OptionKind.FLAG, "Run the pipeline stored in the reproducer"),
    Option("show-dialects", OptionKind.FLAG, "Print the dialects that can be loaded and exit"),
    Option(
        "split-input-file",
        OptionKind.OPTIONAL_VALUE,
        "Process the chunks between lines of a marker ('// -----') one by one",
        "marker",
    ),
    Option(
        "verify-diagnostics",
        OptionKind.OPTIONAL_VALUE,
        "Check that the diagnostics are those of the expected-* comments",
        default="all",
        choices={
            "all": "Unexpected diagnostics are errors too",
            "only-expected": "Only missing diagnostics are errors",
        },
    ),
    Option(
        "unchecked",
        OptionKind.VALUE,
        "What to do about parts whose checks nobody has written, as in imported dialects (warn)",
        choices={
            "warn": "let them pass, with a warning for each operation, type and attribute",
            "silent": "let them pass",
            "error": "refuse the program",
        },
    ),
    Option(
        "verify-each",
        OptionKind.FLAG,
        "Verify after each pass (on unless =false); what is read is always verified",
    ),
    Option(
        "verify-roundtrip",
        OptionKind.FLAG,
        "Write each program in every form once it is read, and fail if it is not read back as it was",
    ),
    Option(
        "workers",
        OptionKind.VALUE,
        "Run pipelines on functions in so many processes, where there is enough to do (1)",
        "number",
    ),
)

_TOOL = "ods-opt"


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    # The process reads, prints and ends: looking for cycles would only take time.
    gc.disable()
    leave_with(_TOOL, lambda: run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(
        _TOOL, _OPTIONS, max_positional=1, find_option=pass_option, found_names=pass_names
    )
    overview = "reads MLIR, verifies it and prints it"
    return run_tool(parser, arguments, _process, overview, more_help=passes_help)


def _process(line: CommandLine) -> int:
    from odsgen.bytecode.toplevel import program_file
    from odsgen.drivers.driver import DriverOptions
    from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER
    from odsgen.runtime.registry.context import Context

    if line.value("unchecked") in ("error", "silent"):
        warnings.filterwarnings("ignore", "nobody has written")
    context = Context(
        allow_unregistered=line.flag("allow-unregistered-dialect"),
        early_syntax=line.flag("early-syntax"),
    )
    if not load_dialects(line, context):
        return 1
    if line.flag("show-dialects"):
        print("Available Dialects: " + ",".join(context.available_dialects()))
        return 0

    marker = split_marker(line)
    path = line.positional[0] if line.positional else "-"
    data = read_input(path)
    if data is None:
        return 1
    level = line.value("verify-diagnostics")
    output_marker = line.value("output-split-marker")
    options = DriverOptions(
        print_generic=line.flag("mlir-print-op-generic"),
        print_locations=line.flag("mlir-print-debuginfo"),
        local_scope=line.flag("mlir-print-local-scope"),
        limits=print_limits(line),
        operation_on_diagnostic=line.flag("mlir-print-op-on-diagnostic", default=True),
        implicit_module=not line.flag("no-implicit-module"),
        split_marker=marker,
        output_split_marker=DEFAULT_SPLIT_MARKER if output_marker is None else output_marker,
        verify_diagnostics=None if level is None else _verify_level(level),
        bytecode=_bytecode_options(line),
        hints=not line.flag("no-hints"),
        verify_round_trip=line.flag("verify-roundtrip"),
        refuse_unchecked=line.value("unchecked") == "error",
    )
    source = program_file(data, "<stdin>" if path == "-" else path)
    if not any(option.name in line.values or line.flag(option.name) for option in ACTION_OPTIONS):
        return _run(line, context, options, source)
    from contextlib import ExitStack

    from odsgen.tracing import tracing

    with ExitStack() as stack:
        stack.enter_context(tracing(*action_handlers(line, stack)))
        return _run(line, context, options, source)


def _run(
    line: CommandLine, context: Context, options: DriverOptions, source: SourceFile | BytecodeFile
) -> int:
    if not runs_passes(line):
        return _run_driver(context, options, source, line.value("o"))
    from odsgen.cli.passes import PassRunner

    runner = PassRunner(line, options, report)
    code = _run_driver(context, runner.options, source, line.value("o"))
    runner.finish()
    return code


def _run_driver(
    context: Context, options: DriverOptions, source: SourceFile | BytecodeFile, path: str | None
) -> int:
    """Process the input; write the output to standard output or to a file, whole or not at all."""
    from odsgen.drivers.driver import Driver

    return with_output(path, lambda write: Driver(context, options, write, report).process(source))


def _verify_level(name: str) -> VerifyLevel:
    from odsgen.drivers.verify_diagnostics import VerifyLevel

    return VerifyLevel(name)


def _bytecode_options(line: CommandLine) -> BytecodeOptions | None:
    """How bytecode is to be written, if it is."""
    if not line.flag("emit-bytecode"):
        return None
    from odsgen.drivers.driver import BytecodeOptions

    options = BytecodeOptions(
        elide_resource_data=line.flag("elide-resource-data-from-bytecode"),
        producer=line.value("emit-bytecode-producer") or None,
    )
    version = line.value("emit-bytecode-version")
    if version is None:
        return options
    try:
        return options._replace(version=int(version))
    except ValueError:
        message = f"Invalid argument '{version}', only integer is supported."
        raise line.refused_option("emit-bytecode-version", message) from None


if __name__ == "__main__":
    main()
