"""The options of `ods-opt` that are about actions: logs, profiles, counters, checks (MLIR: Action Tracing and Debugging)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.cli.options import CommandLine, Option, OptionKind
from odsgen.cli.streams import report, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import ExitStack

    from odsgen.rewriting.actions import ActionHandler

_COUNTER = "mlir-debug-counter"
#: LLVM's own spelling.
_OTHER_COUNTER = "debug-counter"
_PRINT_COUNTER = "mlir-print-debug-counter"
_LOG = "log-actions-to"
_FILTER = "log-mlir-actions-filter"
_CHECKS = "expensive-checks"
_PROFILE = "profile-actions-to"

ACTION_OPTIONS = (
    Option(_OTHER_COUNTER, OptionKind.VALUE, f"The same as --{_COUNTER}", "counters"),
    Option(
        _CHECKS,
        OptionKind.FLAG,
        "After each pattern, fold and pass, check what it changed, and that it told of it (slow)",
    ),
    Option(_LOG, OptionKind.VALUE, "Log actions to a file, or standard output for '-'", "file"),
    Option(
        _FILTER,
        OptionKind.VALUE,
        "Log only actions about operations of these places: file, file:line, file:line:column, …",
        "places",
    ),
    Option(
        _COUNTER,
        OptionKind.VALUE,
        "Skip the first N actions of a tag, do M: apply-pattern-skip=N,apply-pattern-count=M",
        "counters",
    ),
    Option(_PRINT_COUNTER, OptionKind.FLAG, "Print the counters at the end"),
    Option(
        _PROFILE,
        OptionKind.VALUE,
        "Write when actions begin and end, for a trace viewer, to a file, or to standard output for '-'",
        "file",
    ),
)


def action_handlers(line: CommandLine, stack: ExitStack) -> list[ActionHandler]:
    """The handlers that a command line asks for, those that decide first; what they need to end is left to `stack`.

    Raises UsageError.
    """
    handlers: list[ActionHandler] = []
    counters = [*line.values.get(_OTHER_COUNTER, ()), *line.values.get(_COUNTER, ())]
    if counters or line.flag(_PRINT_COUNTER):
        from odsgen.tracing import DebugCounter

        try:
            counter = DebugCounter(",".join(counters))
        except ValueError as error:
            raise line.refused_option(_COUNTER, str(error)) from None
        handlers.append(counter)
        if line.flag(_PRINT_COUNTER):
            stack.callback(lambda: report(counter.report()))
    path = line.value(_LOG)
    if path is not None:
        from odsgen.tracing import ActionLog, LocationFilter

        try:
            filters = [
                LocationFilter.parse(text)
                for texts in line.values.get(_FILTER, ())
                for text in texts.split(",")
            ]
        except ValueError as error:
            raise line.refused_option(_FILTER, str(error)) from None
        handlers.append(ActionLog(_output(line, _LOG, path, stack), filters, line.tool))
    path = line.value(_PROFILE)
    if path is not None:
        from odsgen.tracing import ActionProfile

        profile = ActionProfile(_output(line, _PROFILE, path, stack))
        stack.callback(profile.finish)
        handlers.append(profile)
    if line.flag(_CHECKS):
        from odsgen.oracle import ResultChecks
        from odsgen.tracing import ExpensiveChecks

        handlers += [ResultChecks(), ExpensiveChecks()]
    return handlers


def _output(line: CommandLine, option: str, path: str, stack: ExitStack) -> Callable[[str], object]:
    if path == "-":
        return write
    try:
        # Written as it happens: what was logged before a crash is there.
        return stack.enter_context(
            open(path, "w", encoding="utf-8", errors="surrogateescape")
        ).write
    except OSError as error:
        message = f"cannot open output file '{path}': {error.strerror}"
        raise line.refusal(f"Opening file for --{option} failed: {message}") from None
