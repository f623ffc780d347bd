"""`ods-batch`: read, verify and transform many programs, and write a row for each."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.cli.options import (
    CommandLine,
    Option,
    OptionKind,
    OptionParser,
    limit_option,
)
from odsgen.cli.passes import pass_manager, pass_names, pass_option, passes_help
from odsgen.cli.print_limits import VERSION_OPTION, mlir_version
from odsgen.cli.split_option import split_marker
from odsgen.cli.streams import complain, leave_with
from odsgen.cli.tool import run_tool
from odsgen.runtime.support.limits import MEMORY, RATIO, ROWS, SIZE, TIME, UNPACKED
from odsgen.search_path import leave_start_folder

if TYPE_CHECKING:
    from odsgen.batch import Engine, Settings, Totals

_TOOL = "ods-batch"
_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations, types and attributes of dialects that are not registered",
    ),
    Option("batch-size", OptionKind.VALUE, "Programs of a task, and so of a part (500)", "number"),
    Option(
        "bytecode-column",
        OptionKind.VALUE,
        "The column of tables with bytecode (base64 in JSON Lines), instead of text",
        "name",
    ),
    Option(
        "dialect",
        OptionKind.VALUE,
        "Add the dialect of a generated package that is not installed (may be repeated)",
        "folder",
    ),
    Option("early-syntax", OptionKind.FLAG, "Read the syntax of MLIR's early specification, too"),
    Option(
        "emit",
        OptionKind.VALUE,
        "Keep the programs as they are at the end (none; for files: text)",
        choices={
            "none": "only what became of them",
            "text": "their text",
            "bytecode": "their bytecode",
        },
    ),
    Option(
        "engine",
        OptionKind.VALUE,
        "Where the programs are processed (local)",
        choices={
            "dask": "on a Dask cluster, see --scheduler",
            "in-process": "in this process, without limits of time and memory",
            "local": "in worker processes on this machine",
        },
    ),
    Option(
        "format",
        OptionKind.VALUE,
        "The form of the output (jsonl)",
        choices={
            "files": "a file for each program, and JSON Lines for the rest",
            "jsonl": "JSON Lines",
            "parquet": "Parquet",
        },
    ),
    Option("jobs", OptionKind.VALUE, "Worker processes (one for each processor)", "number"),
    limit_option(RATIO),
    limit_option(ROWS),
    limit_option(SIZE),
    limit_option(UNPACKED),
    limit_option(MEMORY),
    Option(
        "mlir-print-debuginfo", OptionKind.FLAG, "Print the location of each operation and argument"
    ),
    Option(
        "mlir-print-local-scope",
        OptionKind.FLAG,
        "Print attributes, types and locations in full, without aliases",
    ),
    Option("mlir-print-op-generic", OptionKind.FLAG, "Print the generic form of operations"),
    VERSION_OPTION,
    Option(
        "native",
        OptionKind.VALUE,
        "Run this function of each program natively, after the passes; the text of a row is what it prints",
        "function",
    ),
    Option("o", OptionKind.VALUE, "The folder of the output", "folder"),
    Option(
        "pass-pipeline",
        OptionKind.VALUE,
        "Run the passes of a pipeline: builtin.module(func.func(canonicalize,cse))",
        "pipeline",
    ),
    Option("quiet", OptionKind.FLAG, "Do not tell how far it is"),
    Option("resume", OptionKind.FLAG, "Continue a run that did not come to its end"),
    Option("scheduler", OptionKind.VALUE, "The Dask scheduler: tcp://host:8786", "address"),
    Option(
        "split-input-file",
        OptionKind.OPTIONAL_VALUE,
        "Process the chunks between lines of a marker ('// -----') one by one",
        "marker",
    ),
    Option("strict", OptionKind.FLAG, "Exit with 1 where a program is not ok"),
    Option("text-column", OptionKind.VALUE, "The column of tables with text (text)", "name"),
    limit_option(TIME),
    Option(
        "verify-each",
        OptionKind.FLAG,
        "Verify after each pass (on unless =false); what is read is always verified",
    ),
)
_MANY = 1 << 24
#: Less than that a worker needs for itself once it has loaded all dialects.
_LEAST_MEMORY = 256 << 20


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    leave_with(_TOOL, _interruptible)


def _interruptible() -> int:
    try:
        return run(sys.argv[1:])
    except KeyboardInterrupt:
        complain(f"{_TOOL}: interrupted; the parts that are there are whole, --resume continues")
        raise


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(
        _TOOL, _OPTIONS, max_positional=_MANY, find_option=pass_option, found_names=pass_names
    )
    return run_tool(
        parser,
        arguments,
        _process,
        "processes many programs and writes a row for each",
        "<files, folders, patterns, archives, tables>",
        more_help=passes_help,
    )


def _process(line: CommandLine) -> int:
    from odsgen.batch import BatchError, Format, InputError, run
    from odsgen.cli.batch_progress import progress_shown

    settings = _settings(line)
    output = line.value("o")
    if output is None:
        raise line.refusal("-o is missing: the folder of the output")
    try:
        with progress_shown(line.flag("quiet")) as observer:
            totals = run(
                line.positional,
                output,
                settings,
                format=Format(line.value("format") or "jsonl"),
                engine=_engine(line),
                batch_size=line.number("batch-size", 500, least=1),
                resume=line.flag("resume"),
                observer=observer,
            )
    except (BatchError, InputError) as error:
        complain(f"{_TOOL}: {error}")
        return 1
    if not line.flag("quiet"):
        complain(_told(totals))
    is_strict = line.flag("strict")
    return 1 if is_strict and any(c for s, c in totals.counts.items() if s.value != "ok") else 0


def _told(totals: Totals) -> str:
    counts = ", ".join(f"{count:,} {status.value}" for status, count in totals.counts.items())
    return f"{totals.rows:,} rows in {totals.parts:,} parts: {counts}"


def _engine(line: CommandLine) -> Engine:
    from odsgen.batch import dask, in_process, local

    workers = line.number("jobs", 0, least=1)
    name = line.value("engine") or "local"
    scheduler = line.value("scheduler")
    if scheduler is not None and name != "dask":
        raise line.refusal("--scheduler is for --engine=dask")
    match name:
        case "dask":
            return dask(scheduler, workers)
        case "local":
            return local(workers)
        case _:
            for option in ("jobs", "timeout", "memory", "native"):
                if option in line.values:
                    raise line.refusal(f"--{option} is not for --engine=in-process")
            return in_process


def _check_native(line: CommandLine) -> None:
    """Raise UsageError where programs cannot run natively."""
    if line.value("native") is None:
        return
    if line.value("emit") is not None:
        raise line.refusal("--emit is not for --native: the text is what a program prints")
    from odsgen.native.errors import MissingExtraError, check_extra

    try:
        check_extra()
    except MissingExtraError as error:
        raise line.refusal(str(error)) from None


def _settings(line: CommandLine) -> Settings:
    from odsgen.batch import Emit, Settings

    _check_native(line)
    defaults = Settings()
    marker = split_marker(line)
    manager = pass_manager(line)
    pipeline = line.value("pass-pipeline")
    if pipeline is None and manager.entries:
        pipeline = manager.pipeline_text()
    memory = line.size("memory", defaults.memory)
    if 0 < memory < _LEAST_MEMORY:
        raise line.refused_option("memory", "a worker needs at least 256M")
    return Settings(
        pipeline=pipeline,
        verify_each=manager.verify_each,
        split_marker=marker,
        allow_unregistered=line.flag("allow-unregistered-dialect"),
        early_syntax=line.flag("early-syntax"),
        dialects=tuple(line.values.get("dialect", ())),
        emit=Emit(line.value("emit") or defaults.emit.value),
        print_generic=line.flag("mlir-print-op-generic"),
        print_locations=line.flag("mlir-print-debuginfo"),
        local_scope=line.flag("mlir-print-local-scope"),
        mlir_version=mlir_version(line),
        native=line.value("native"),
        text_column=line.value("text-column") or defaults.text_column,
        bytecode_column=line.value("bytecode-column"),
        max_size=line.size("max-size", defaults.max_size),
        max_unpacked=line.size("max-unpacked", defaults.max_unpacked),
        max_rows=line.number("max-rows", defaults.max_rows, least=1),
        max_ratio=line.number("max-ratio", defaults.max_ratio, least=1),
        timeout=line.seconds("timeout", defaults.timeout),
        memory=memory,
    )


if __name__ == "__main__":
    main()
