"""The law for any text: it is refused with a diagnostic, or it is verified, printed and read back."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import TypeVar

from odsgen.runtime import Context, DiagnosticError, ParseError, VerifyError, parse, print_ir
from tests.fuzz.runner import Failure
from tests.oracle import OracleError, mlir_opt

T = TypeVar("T")
FAULT = "this is a fault of the hook"
REFUSED = "refused"
ACCEPTED = "accepted"
UNREADABLE = "accepted; mlir-opt prints the same, which does not read back as the same"
#: A symbol without a name, as MLIR prints it.
NAMELESS = "@<<INVALID EMPTY SYMBOL>>"


class Refused(Exception):
    """A text is refused, as it may be."""


def check_text(text: str, context: Context) -> str:
    """Read, verify and print a text in both forms, and read both again; raises Failure."""
    try:
        module = guarded("parse", lambda: parse(text, context, filename="mutated.mlir"))
    except Refused:
        return REFUSED
    try:
        guarded("verify", module.verify)
    except Refused:
        # It can be shown nevertheless: in the generic form, if need be.
        _printed("unverified, custom", lambda: print_ir(module))
        _printed("unverified, generic", lambda: print_ir(module, generic=True))
        return REFUSED
    for form in ("generic", "custom"):
        generic = form == "generic"
        printed = _printed(form, lambda generic=generic: print_ir(module, generic=generic))  # type: ignore[misc]
        try:
            again = parse(printed, context, filename="again.mlir")
            again.verify()
            reprinted = print_ir(again, generic=generic)
        except (ParseError, VerifyError) as error:
            if NAMELESS in printed or printed == printed_by_mlir(text, generic):
                return UNREADABLE
            first = error.diagnostics[0]
            raise Failure(
                f"{form} form does not read back: {_without_names(first.message)}",
                f"{error}\n{printed}",
            ) from None
        if reprinted != printed:
            if reprinted == printed_by_mlir(printed, generic):
                return UNREADABLE  # a number, say, that both print and neither reads exactly
            raise Failure(f"{form} form reads back as another program", f"{printed}\n{reprinted}")
    return ACCEPTED


def guarded(stage: str, work: Callable[[], T]) -> T:
    """The result of some work; raises Refused for a diagnostic, and Failure for any other error."""
    try:
        return work()
    except (ParseError, VerifyError) as error:
        _check_diagnostics(stage, error)
        raise Refused from None
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{frame.filename.rpartition('/')[2]}:{frame.lineno}"
        raise Failure(
            f"{stage}: {type(error).__name__} at {place}", traceback.format_exc(limit=-8)
        ) from None


def _printed(form: str, work: Callable[[], str]) -> str:
    try:
        return guarded(f"print {form}", work)
    except Refused:
        raise Failure(f"print {form}: refused", "") from None


def _check_diagnostics(stage: str, error: DiagnosticError) -> None:
    str(error)  # it can be rendered
    for diagnostic in error.diagnostics:
        for note in diagnostic.notes:
            if FAULT in note.message:
                what = diagnostic.message.rpartition(": ")[0] or diagnostic.message
                place = note.message.rpartition("/")[2].rstrip(")")
                raise Failure(f"{stage}: {what.partition(' cannot ')[2]} at {place}", str(error))


def printed_by_mlir(text: str, generic: bool, *passes: str) -> str | None:
    """The output of mlir-opt for a text; None where it is not installed or refuses the text."""
    form = ["--mlir-print-op-generic"] if generic else []
    try:
        return mlir_opt(text, "--allow-unregistered-dialect", *form, *passes).rstrip("\n") + "\n"
    except OracleError:
        return None


def _without_names(message: str) -> str:
    head, _, rest = message.partition("'")
    return head if rest else message
