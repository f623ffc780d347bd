"""Where odsgen and mlir-opt do not agree about a program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.differential.oracle_batch import FoundDiagnostic, OracleAnswer, ask
from tests.test_dialect.package import dialect_folder


@cache
def context(*, unregistered: bool) -> Context:
    """One that finds every bundled dialect and MLIR's test dialect; each program is read in a copy of its own, as in mlir-opt."""
    return Context(allow_unregistered=unregistered, dialect_path=[dialect_folder()])


@dataclass(frozen=True, slots=True)
class Program:
    """A program, its text ended by a new line, and what it was made for: the op that it is about, and what is special."""

    text: str
    subject: str
    variation: str


@dataclass(frozen=True, slots=True)
class Disagreement:
    """``kind`` is one of crash, accepted, refused, generic, custom, reread, message, line, column."""

    kind: str
    program: Program
    ours: str
    theirs: str

    @property
    def group(self) -> tuple[str, str]:
        """Disagreements of one group may have one cause."""
        return self.kind, re.sub(
            r"\{.*\}|\d+|'[^']*'|for op \S+|\"[^\"]*\"",
            "_",
            self.theirs.splitlines()[0] if self.theirs else "",
        )


@dataclass(frozen=True, slots=True)
class OwnAnswer:
    generic: str
    custom: str
    errors: tuple[FoundDiagnostic, ...]
    crash: str = ""


def own_answer(text: str, *, unregistered: bool = True) -> OwnAnswer:
    """The answer of odsgen to a program: both printed forms, or the errors, or the crash."""
    try:
        module = parse(text, context(unregistered=unregistered).copy(), filename="<stdin>")
        module.verify()
        return OwnAnswer(print_ir(module, generic=True), print_ir(module), ())
    except (ParseError, VerifyError) as refusal:
        errors = tuple(
            FoundDiagnostic(
                diagnostic.message.partition("\n")[0],  # all that a line of mlir-opt shows
                getattr(diagnostic.location, "line", None) or 0,
                getattr(diagnostic.location, "column", None) or 0,
            )
            for diagnostic in refusal.diagnostics
        )
        return OwnAnswer("", "", errors)
    except Exception as error:
        return OwnAnswer("", "", (), crash=f"{type(error).__name__}: {error}")


def disagreements(
    programs: Sequence[Program], *, unregistered: bool = True
) -> tuple[list[Disagreement], list[str]]:
    """Every disagreement about the programs (at most one for each), and the accepted ones as mlir-opt prints them."""
    texts = [program.text for program in programs]
    generic = ask(texts, generic=True, unregistered=unregistered)
    custom = ask(texts, generic=False, unregistered=unregistered)
    found: list[Disagreement] = []
    printed: list[str] = []
    doubtful: list[tuple[Program, str, OwnAnswer]] = []
    for program, in_generic, in_custom in zip(programs, generic, custom, strict=True):
        if in_generic.crashed or in_custom.crashed:
            continue
        if in_custom.is_accepted:
            printed.append(in_custom.text)
        verdict = _compare(program, in_generic, in_custom, unregistered)
        if verdict is not None:
            found.append(verdict)
        elif in_custom.is_accepted:
            again = own_answer(f"{in_custom.text}\n", unregistered=unregistered)
            if again.custom.strip() != in_custom.text.strip():
                doubtful.append((program, in_custom.text, again))
    rereads = ask([text for _, text, _ in doubtful], generic=False, unregistered=unregistered)
    for (program, _, again), theirs in zip(doubtful, rereads, strict=True):
        verdict = _compare_reread(program, again, theirs)
        if verdict is not None:
            found.append(verdict)
    return _lasting(found, unregistered=unregistered), printed


def _lasting(found: list[Disagreement], *, unregistered: bool) -> list[Disagreement]:
    """The disagreements without those about a message that mlir-opt words in another way when it is asked again.

    That is what memory holds that was never set: quant's width of a storage type that is no integer.
    """
    messages = [d.program.text for d in found if d.kind == "message"]
    again = iter(ask(messages, generic=True, unregistered=unregistered))
    return [d for d in found if d.kind != "message" or _is_worded_so(next(again), d.theirs)]


def _is_worded_so(answer: OracleAnswer, message: str) -> bool:
    return not answer.errors or answer.errors[0].message == message


def _compare(
    program: Program, generic: OracleAnswer, custom: OracleAnswer, unregistered: bool
) -> Disagreement | None:
    own = own_answer(program.text, unregistered=unregistered)
    wanted = generic.errors[0].message if generic.errors else ""
    if own.crash:
        return Disagreement("crash", program, own.crash, wanted)
    if generic.is_silent:
        return None if own.errors else Disagreement("accepted", program, "", "")
    if generic.is_accepted:
        if own.errors:
            return Disagreement("refused", program, own.errors[0].message, generic.text)
        if own.generic.strip() != generic.text.strip():
            return Disagreement("generic", program, own.generic, generic.text)
        if own.custom.strip() != custom.text.strip():
            return Disagreement("custom", program, own.custom, custom.text)
        return None
    if not own.errors:
        return Disagreement("accepted", program, "", wanted)
    first, theirs = own.errors[0], generic.errors[0]
    if first.message != theirs.message:
        return Disagreement("message", program, first.message, theirs.message)
    if first.line != theirs.line:
        return Disagreement("line", program, str(first), str(theirs))
    if first.column != theirs.column:
        return Disagreement("column", program, str(first), str(theirs))
    return None


def _compare_reread(
    program: Program, again: OwnAnswer, theirs: OracleAnswer
) -> Disagreement | None:
    """The custom form must read back; where mlir-opt cannot read its own text, neither must we."""
    if again.crash:
        return Disagreement("crash", program, again.crash, theirs.text)
    message = again.errors[0].message if again.errors else ""
    if theirs.crashed:
        return None
    if theirs.errors:
        if message == theirs.errors[0].message:
            return None
        return Disagreement("reread message", program, message, theirs.errors[0].message)
    if theirs.text.strip() == again.custom.strip():
        return None
    return Disagreement("reread", program, message or again.custom, theirs.text)
