"""Validation: programs run before and after a transformation, on the same inputs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from odsgen.interpreter import value_text
from odsgen.interpreter.machine import EvaluationError, function_type
from odsgen.oracle.behavior import Case, behavior, runnable_functions
from odsgen.oracle.comparison import difference
from odsgen.oracle.inputs import TooLarge, arguments_for
from odsgen.oracle.transformations import Transformed
from odsgen.runtime import Context, DiagnosticError, Operation, parse
from odsgen.runtime.ir.symbol_table import symbol_name

Transformation = Callable[[str], Transformed]

#: Flags with which results may differ within what floating point allows.
_INEXACT = frozenset({"fast", "reassoc", "contract", "arcp", "afn", "nsz"})


class Kind(Enum):
    """Kinds of findings."""

    CHANGED = "changed"  # another result, other memory, another output, or undefined now
    CRASHED = "crashed"
    TIMED_OUT = "timed out"
    REFUSED = "refused"  # a program that verifies
    INVALID = "invalid"  # the output is no valid program


@dataclass(frozen=True, slots=True)
class Finding:
    """A program with which a transformation does what it must not."""

    kind: Kind
    message: str
    program: str
    output: str = ""
    case: Case | None = None

    def call(self) -> str:
        """The function and its arguments in words, as `ods-run` takes them."""
        if self.case is None:
            return ""
        texts = []
        for value, type in zip(self.case.arguments, self.case.types, strict=True):
            texts.append(value_text(value, type))
        return f"@{self.case.function}({', '.join(texts)})"


@dataclass(slots=True)
class Verdict:
    """Result of the check of one program."""

    finding: Finding | None = None
    #: Calls whose outcomes before and after were compared.
    compared: int = 0
    #: Calls that are undefined before, after which anything may come out.
    undefined: int = 0
    #: Why calls were not compared: what cannot be run, before or after.
    reasons: list[str] = field(default_factory=list)
    #: The names of the operations in a program that was compared.
    operations: frozenset[str] = frozenset()


class Validator:
    """Checks programs against a transformation; the same inputs for the same seed."""

    def __init__(
        self,
        transformation: Transformation,
        *,
        reader: Transformation | None = None,
        inputs: int = 16,
        seed: int = 0,
    ) -> None:
        """`reader` only reads programs and prints them: what it refuses, or crashes on, is no finding."""
        self.transformation = transformation
        self.reader = reader
        self.inputs = inputs
        self.seed = seed

    def of(self, transformation: Transformation) -> Validator:
        """The same for another transformation of the same tool."""
        return Validator(transformation, reader=self.reader, inputs=self.inputs, seed=self.seed)

    def check(self, text: str) -> Verdict:
        """Transform a program and compare what it does; raises DiagnosticError where the program is not valid itself."""
        before = _read(text)
        verdict = Verdict(operations=frozenset(op.name for op in before.walk()))
        transformed = self.transformation(text)
        finding = self._failure(text, transformed)
        if finding is not None and self.reader is not None and not self.reader(text).succeeded:
            verdict.reasons.append("the tool does not read the program")
            return verdict
        if finding is None:
            try:
                after = _read(transformed.text)
            except DiagnosticError as error:
                message = error.diagnostics[0].message
                finding = Finding(Kind.INVALID, message, text, transformed.text)
            else:
                finding = self._compare(before, after, text, transformed.text, verdict)
        verdict.finding = finding
        return verdict

    def _failure(self, text: str, transformed: Transformed) -> Finding | None:
        if transformed.timed_out:
            return Finding(Kind.TIMED_OUT, "it does not end in time", text)
        if transformed.crashed:
            return Finding(Kind.CRASHED, _last_line(transformed.complaint), text)
        if transformed.complaint:
            return Finding(Kind.REFUSED, transformed.complaint.splitlines()[0], text)
        return None

    def _compare(
        self, before: Operation, after: Operation, text: str, output: str, verdict: Verdict
    ) -> Finding | None:
        """The first call of which the outcome differs."""
        if any(map(_is_inexact, before.walk())):
            verdict.reasons.append("flags of fast math allow several results")
            return None
        for case in self._cases(before, verdict):
            first = behavior(before, case)
            if first.undefined:
                verdict.undefined += 1
                continue
            if first.unsupported:
                verdict.reasons.append(first.unsupported)
                break  # other inputs most likely end there, too
            second = behavior(after, case)
            if second.unsupported:
                verdict.reasons.append(f"afterwards, {second.unsupported}")
                break
            verdict.compared += 1
            message = difference(first, second)
            if message is not None:
                return Finding(Kind.CHANGED, message, text, output, case)
        return None

    def _cases(self, module: Operation, verdict: Verdict) -> Sequence[Case]:
        found = []
        for function in runnable_functions(module):
            name = symbol_name(function) or ""
            try:
                types = tuple(function_type(function).inputs)
                inputs = list(arguments_for(types, self.inputs, self.seed))
            except EvaluationError as error:
                verdict.reasons.append(error.diagnostics[0].message)
                continue
            except TooLarge as error:
                verdict.reasons.append(str(error))
                continue
            if not inputs:
                verdict.reasons.append(f"there are no inputs for the types of @{name}")
            found += [Case(name, types, arguments) for arguments in inputs]
        return found


def _is_inexact(op: Operation) -> bool:
    for name in ("fastmath", "fastmathFlags"):
        flags = op.property_attribute(name) if name in op.PROPERTY_NAMES else None
        if flags is not None and not _INEXACT.isdisjoint(re.findall(r"\w+", str(flags))):
            return True
    return False


def _read(text: str) -> Operation:
    module = parse(text, Context(allow_unregistered=True))
    module.verify()
    return module


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    marked = [line for line in lines if "Assertion" in line or "Error:" in line or "error:" in line]
    return (marked or lines or ["it ends by a signal"])[0]
