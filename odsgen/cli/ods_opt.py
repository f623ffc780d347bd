"""`ods-opt`: read MLIR, verify it, print it. Takes mlir-opt's options and answers as it does."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen import __version__
from odsgen.cli.options import CommandLine, Option, OptionKind, OptionParser, UsageError

if TYPE_CHECKING:
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.rewriting import Pass
    from odsgen.runtime.tools.driver import BytecodeOptions
    from odsgen.runtime.tools.verify_diagnostics import VerifyLevel

_OPTIONS = (
    Option(
        "allow-unregistered-dialect",
        OptionKind.FLAG,
        "Allow operations, types and attributes of dialects that are not registered",
    ),
    Option(
        "apply-patterns",
        OptionKind.VALUE,
        "Apply the rewrite patterns of these names, or all of a dialect: toy.Name,toy",
        "names",
    ),
    Option(
        "canonicalize",
        OptionKind.OPTIONAL_VALUE,
        "Fold, and apply the canonicalization patterns of the dialects",
        "options",
    ),
    Option(
        "dialect",
        OptionKind.VALUE,
        "Add the dialect of a generated package that is not installed (may be repeated)",
        "folder",
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
    Option("help", OptionKind.SWITCH, "Print this text and exit"),
    Option("h", OptionKind.SWITCH, "The same"),
    Option(
        "mlir-print-debuginfo", OptionKind.FLAG, "Print the location of each operation and argument"
    ),
    Option(
        "mlir-print-local-scope",
        OptionKind.FLAG,
        "Print attributes, types and locations in full, without aliases",
    ),
    Option("mlir-print-op-generic", OptionKind.FLAG, "Print the generic form of operations"),
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
        "verify-each",
        OptionKind.FLAG,
        "Verify after each pass (on unless =false); what is read is always verified",
    ),
    Option("version", OptionKind.SWITCH, "Print the version and exit"),
)

_TOOL = "ods-opt"


def main() -> None:
    """Run the command and leave the process with its exit code."""
    # The process reads, prints and ends: looking for cycles would only take time.
    gc.disable()
    try:
        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130  # as of a process that SIGINT ended
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = 1
    except OSError as error:
        _complain(f"{_TOOL}: cannot write the output: {error.strerror}")
        code = 1
    sys.stderr.flush()
    # Let the operating system take the memory back at once.
    os._exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run the command with these arguments; return its exit code, 0 or 1."""
    parser = OptionParser(_TOOL, _OPTIONS, max_positional=1)
    try:
        line = parser.parse(arguments)
    except UsageError as error:
        for message in error.messages:
            _complain(message)
        return 1
    if line.flag("help") or line.flag("h"):
        sys.stdout.write(
            parser.help("reads MLIR, verifies it and prints it", "<input file, or - for stdin>")
        )
        return 0
    if line.flag("version"):
        print(f"{_TOOL} (odsgen) {__version__}")
        return 0
    from odsgen.runtime.registry.context import DialectLoadError
    from odsgen.runtime.registry.hooks import MissingHookError

    rewriting_errors: tuple[type[Exception], ...] = ()
    if _rewrites(line):
        from odsgen.runtime.rewriting import FoldError, RewriteError, UnknownPatternError

        rewriting_errors = (FoldError, RewriteError, UnknownPatternError)
    try:
        return _process(line)
    except BrokenPipeError:
        return 1
    except OSError as error:
        _complain(f"{_TOOL}: cannot write the output: {error.strerror}")
    except (DialectLoadError, MissingHookError) as error:
        _complain(f"{_TOOL}: {error}")
    except UsageError as error:
        _complain(str(error))
    except rewriting_errors as error:
        _complain(f"{_TOOL}: {error}")
    except NotImplementedError as error:  # what `odsgen generate` writes into a new hooks.py
        _complain(f"{_TOOL}: the hook '{error}' is not written yet")
    return 1


def _process(line: CommandLine) -> int:
    from odsgen.runtime.bytecode.toplevel import program_file
    from odsgen.runtime.registry.context import Context, load_dialect_package
    from odsgen.runtime.tools.driver import Driver, DriverOptions
    from odsgen.runtime.tools.split_input import DEFAULT_SPLIT_MARKER, check_split_marker

    context = Context(allow_unregistered=line.flag("allow-unregistered-dialect"))
    for folder in line.values.get("dialect", ()):
        context.load(load_dialect_package(folder))
    if line.flag("show-dialects"):
        print("Available Dialects: " + ",".join(context.available_dialects()))
        return 0

    marker = line.value("split-input-file")
    if marker is not None:
        marker = marker or DEFAULT_SPLIT_MARKER
        try:
            check_split_marker(marker)
        except ValueError as error:
            _complain(f"{_TOOL}: for the --split-input-file option: {error}")
            return 1
    path = line.positional[0] if line.positional else "-"
    data = _read(path)
    if data is None:
        return 1
    level = line.value("verify-diagnostics")
    output_marker = line.value("output-split-marker")
    options = DriverOptions(
        print_generic=line.flag("mlir-print-op-generic"),
        print_locations=line.flag("mlir-print-debuginfo"),
        local_scope=line.flag("mlir-print-local-scope"),
        implicit_module=not line.flag("no-implicit-module"),
        split_marker=marker,
        output_split_marker=DEFAULT_SPLIT_MARKER if output_marker is None else output_marker,
        verify_diagnostics=None if level is None else _verify_level(level),
        passes=_passes(line, context),
        verify_each=line.flag("verify-each", True),
        bytecode=_bytecode_options(line),
    )
    source = program_file(data, "<stdin>" if path == "-" else path)
    output_path = line.value("o")
    if output_path is None or output_path == "-":
        return 0 if Driver(context, options, _write, _report).process(source) else 1
    from odsgen.runtime.tools.output_file import OutputFile

    try:
        with OutputFile(output_path) as output:
            if not Driver(context, options, output.write, _report).process(source):
                return 1
            output.keep()
    except OSError as error:
        _complain(f"cannot open output file '{output_path}': {error.strerror}")
        return 1
    return 0


def _rewrites(line: CommandLine) -> bool:
    return "apply-patterns" in line.values or "canonicalize" in line.values


def _passes(line: CommandLine, context: Context) -> tuple[Pass, ...]:
    """What the options do to the program, in a fixed order: first the patterns, then the canonicalization."""
    found: list[Pass] = []
    names = [name for text in line.values.get("apply-patterns", ()) for name in text.split(",")]
    if _rewrites(line):
        from odsgen.cli.canonicalize_options import canonicalize_options
        from odsgen.runtime.rewriting import canonicalization, named_patterns, pattern_pass

        if names:
            found.append(pattern_pass(named_patterns(names, context.dialect)))
        for text in line.values.get("canonicalize", ()):
            found.append(canonicalization(canonicalize_options(_TOOL, text)))
    return tuple(found)


def _verify_level(name: str) -> VerifyLevel:
    from odsgen.runtime.tools.verify_diagnostics import VerifyLevel

    return VerifyLevel(name)


def _bytecode_options(line: CommandLine) -> BytecodeOptions | None:
    """How bytecode is to be written, if it is."""
    if not line.flag("emit-bytecode"):
        return None
    from odsgen.runtime.tools.driver import BytecodeOptions

    options = BytecodeOptions(
        elide_resource_data=line.flag("elide-resource-data-from-bytecode"),
        producer=line.value("emit-bytecode-producer") or BytecodeOptions().producer,
    )
    version = line.value("emit-bytecode-version")
    if version is None:
        return options
    try:
        return options._replace(version=int(version))
    except ValueError:
        raise UsageError(
            [
                f"{_TOOL}: for the --emit-bytecode-version option: Invalid argument "
                f"'{version}', only integer is supported."
            ]
        ) from None


def _read(path: str) -> bytes | None:
    """The bytes of a file or of standard input."""
    if path == "-":
        if sys.stdin.isatty():
            _complain("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)")
        data = sys.stdin.buffer.read()
    else:
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError as error:
            _complain(f"cannot open input file '{path}': {error.strerror}")
            return None
    return data


def _write(output: str | bytes) -> None:
    if isinstance(output, str):
        output = output.encode("utf-8", "surrogateescape")
    sys.stdout.buffer.write(output)


def _report(text: str) -> None:
    sys.stderr.buffer.write(text.encode("utf-8", "surrogateescape"))


def _complain(message: str) -> None:
    _report(message + "\n")


if __name__ == "__main__":
    main()
