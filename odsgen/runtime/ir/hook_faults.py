"""Faults of hooks: an exception that a hook did not mean to raise becomes a diagnostic.

A verifier, parser, printer, fold or inference that somebody wrote by hand may fail over a program of which its author did
not think.  Whoever reads that program is told where it happened, and whose fault it is, not with a traceback.

The guards stand around whole programs (a parse, a print, a pass) and around the verification of one operation, where
there is one anyway, so that they cost nothing while all goes well; what was going on is read from the traceback.

A fault is blamed on the innermost function of the author of a hook, pattern or pass, not on the code of odsgen that
this function called. With ``ODSGEN_TRACEBACK=1`` in the environment (`--traceback` of the commands) the whole traceback
is a note of the diagnostic.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, TypeGuard

from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.registry.dialect_packages import without_made_up_names
from odsgen.runtime.registry.hook_errors import (
    HookError,
    HookImportError,
    MissingHookError,
    PredicateCostError,
    WrongHookError,
)
from odsgen.runtime.registry.import_failures import maker_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import FrameType

    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation

#: The environment variable that asks for tracebacks.
TRACEBACK_VARIABLE = "ODSGEN_TRACEBACK"

_RUNTIME = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
_ODSGEN = os.path.dirname(_RUNTIME)
_CALLERS = os.path.join(_RUNTIME, "registry", "hook_")  # what checks the results of hooks
_IN_MEMORY = " (in memory)"  # how the files of packages end that were never written


def _reason(error: Exception) -> str:
    """An exception in a line: what it says where it says all, else its class, too."""
    from odsgen.runtime.registry.context import DialectLoadError

    if isinstance(error, (HookError, DialectLoadError)):
        return str(error)
    if isinstance(error, NotImplementedError) and str(error).isidentifier():  # in a stub
        return f"the hook '{_hook_of(error)[0]}' is not written yet"
    text = without_made_up_names(str(error))
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def is_refusal(error: Exception) -> bool:
    """Whether somebody raised a ValueError on purpose: a type or an attribute cannot be, an inference has no answer.

    One that the interpreter raised, for a tuple of another length say, is a fault.
    """
    from dis import opmap

    traceback = error.__traceback__
    if not isinstance(error, ValueError) or traceback is None:
        return False
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    return traceback.tb_frame.f_code.co_code[traceback.tb_lasti] == opmap["RAISE_VARARGS"]


def fault_diagnostic(
    error: Exception, doing: str, location: Location, op_name: str | None = None
) -> Diagnostic:
    """The diagnostic for a fault, with a note that names the hook, its file and line; ``doing`` is "verified", "read" …"""
    subject = "the program" if op_name is None else f"'{op_name}' op"
    reason = _reason(error)
    diagnostic = Diagnostic(Severity.ERROR, location, f"{subject} cannot be {doing}: {reason}")
    if not _tells_where(error):
        name, file, line = _hook_of(error)
        diagnostic.attach_note(f"this is a fault of the hook '{name}' ({file}:{line})")
    if os.environ.get(TRACEBACK_VARIABLE, "") not in ("", "0"):
        from traceback import format_exception

        text = "".join(format_exception(error)).rstrip("\n")
        diagnostic.attach_note(without_made_up_names(text))
    return diagnostic


def _tells_where(error: Exception) -> bool:
    """Whether an error says in its text where it arose: it is about no function that was called."""
    from odsgen.runtime.registry.context import DialectLoadError

    return isinstance(
        error, (MissingHookError, HookImportError, PredicateCostError, DialectLoadError)
    )


def fault_of_operation(error: Exception, doing: str, op: Operation) -> Diagnostic:
    """The diagnostic for a fault over an operation."""
    return fault_diagnostic(error, doing, op.location, op.name)


def fault_inside(error: Exception, doing: str, root: Operation) -> Diagnostic:
    """The diagnostic for a fault over something inside an operation: the innermost one that the traceback shows."""
    op = root
    for frame in _frames(error):
        for name in ("self", "op"):
            value = frame.f_locals.get(name)
            if _is_inside(value, root):
                op = value
    return fault_of_operation(error, doing, op)


def place_in_text(error: Exception, functions: Iterable[Callable[..., object]]) -> int | None:
    """The token at which the innermost operation begins that was being read, by one of the parser's ``functions``."""
    place: int | None = None
    codes = {function.__code__ for function in functions}
    for frame in _frames(error):
        if frame.f_code in codes:
            known = frame.f_locals
            place = known.get("place", known.get("index", known.get("start")))
    return place


def _is_inside(value: object, op: Operation) -> TypeGuard[Operation]:
    from odsgen.runtime.ir.operation import Operation

    return isinstance(value, Operation) and hasattr(value, "parent_block") and op.is_ancestor(value)


def _frames(error: Exception) -> Iterator[FrameType]:
    """The frames of a traceback from the guard inwards."""
    traceback = error.__traceback__
    while traceback is not None:
        yield traceback.tb_frame
        traceback = traceback.tb_next


def _hook_of(error: Exception) -> tuple[str, str, int]:
    """The function that a fault is blamed on, with its file and line.

    The innermost function that somebody wrote for odsgen; if there is none, the innermost one of the bundled dialects, of
    generated code, of the runtime.
    """
    if isinstance(error, WrongHookError) and error.place is not None:
        return (error.name, *error.place)
    found = ("?", "?", 0)
    nearest = -1
    traceback = error.__traceback__
    while traceback is not None:
        code = traceback.tb_frame.f_code
        distance = _distance(code.co_filename)
        if distance >= nearest:
            found = (code.co_qualname, code.co_filename, traceback.tb_lineno)
            nearest = distance
        called = None
        if traceback.tb_next is None and code.co_filename.startswith(_CALLERS):
            # Of no other frame: a look at the variables keeps them, an error among them, and so the frame.
            called = getattr(traceback.tb_frame.f_locals.get("hook"), "__code__", None)
        traceback = traceback.tb_next
        if called is not None:  # it takes other arguments than it was given
            found = (called.co_qualname, called.co_filename, called.co_firstlineno)
    return found


def is_written_by_hand(file: str) -> bool:
    """Whether a file has hooks, of odsgen's own dialects or of somebody else's: it is neither the runtime nor generated."""
    if file.endswith(_IN_MEMORY):
        return file.endswith(f"hooks.py{_IN_MEMORY}")
    return _distance(file) >= 2


@cache
def _distance(file: str) -> int:
    """The distance of a file from the runtime: 0 for it, 1 for generated code, 2 for bundled hooks, 3 for everybody else's."""
    if file.startswith(("<", _RUNTIME + os.sep)):
        return 0
    if file.startswith(_ODSGEN + os.sep):
        return 2
    return 1 if maker_of(file) is not None else 3
