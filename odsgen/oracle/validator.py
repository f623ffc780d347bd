"""Validation: programs run before and after a transformation, on the same inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from odsgen.interpreter import Buffer, Elements, Limits, value_text
from odsgen.interpreter.machine import EvaluationError, function_type
from odsgen.oracle.behavior import LIMITS, Behavior, Case, Opaque, Runs, runnable_functions
from odsgen.oracle.comparison import difference
from odsgen.oracle.inputs import TooLarge, arguments_for
from odsgen.oracle.rounding import Rounding
from odsgen.oracle.transformations import Transformed
from odsgen.runtime import (
    Context,
    DiagnosticError,
    Operation,
    SymbolRefAttr,
    parse,
)
from odsgen.runtime.ir.symbol_table import symbol_name

Transformation = Callable[[str], Transformed]

#: So many elements are enough for all inputs of a function, if there are two.
_MOST_ELEMENTS = 20_000
#: So many inputs are drawn for one that is wanted, as some are the same.
_DRAWN = 4
#: So many inputs that cannot be run are tried for a function.
_REFUSED = 2
#: Inputs for which a function takes more steps than these are left out where there are others,
_FEW_STEPS = 1_000
#: and all that follow after so many of them.
_LONG = 4
#: Operations that take one step where one of several dimensions is empty, however long the others are.
_NESTS = frozenset({"scf.parallel", "scf.forall", "affine.parallel"})
#: A transformation may make the steps and elements of a call so many times as many.
_SLOWDOWN = 200


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
        return f"{SymbolRefAttr.get(self.case.function)}({', '.join(texts)})"


@dataclass(slots=True)
class Verdict:
    """Result of the check of one program."""

    finding: Finding | None = None
    #: Calls whose outcomes before and after were compared.
    compared: int = 0
    #: Calls that are undefined before, after which anything may come out.
    undefined: int = 0
    #: Functions that can be called, and those of them that were compared.
    functions: int = 0
    compared_functions: int = 0
    #: Why functions were not compared: what cannot be run, before or after.
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
        opaque: Opaque = lambda name: True,
        limits: Limits = LIMITS,
    ) -> None:
        """`reader` only reads programs and prints them: what it refuses, or crashes on, is no finding.

        `opaque` tells whether the transformation knows as little of an operation that is not registered as we do.
        """
        self.transformation = transformation
        self.reader = reader
        self.opaque = opaque
        self.limits = limits
        self.inputs = inputs
        self.seed = seed

    def of(self, transformation: Transformation) -> Validator:
        """The same for another transformation of the same tool."""
        return Validator(
            transformation,
            reader=self.reader,
            inputs=self.inputs,
            seed=self.seed,
            opaque=self.opaque,
            limits=self.limits,
        )

    def check(self, text: str, transformed: Transformed | None = None) -> Verdict:
        """Transform a program and compare what it does; raises DiagnosticError where the program is not valid itself.

        `transformed` is what comes of it, where that is known.
        """
        before = _read(text)
        verdict = Verdict(operations=frozenset(op.name for op in before.walk()))
        if transformed is None:
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
        functions = runnable_functions(before)
        if not functions:
            verdict.reasons.append("there is no function to call")
        verdict.functions = len(functions)
        # What is printed as it was does the same.
        is_same = text.strip() == output.strip()
        runs = _Comparison(before, before if is_same else after, self.limits, self.opaque)
        for function in functions:
            compared = verdict.compared
            rounding = Rounding.of(function, before)
            cases = self._cases(function, rounding, verdict)
            found = runs.first_difference(cases, rounding, verdict)
            if found is not None:
                return Finding(Kind.CHANGED, found[0], text, output, found[1])
            verdict.compared_functions += verdict.compared > compared
        return None

    def _cases(self, function: Operation, rounding: Rounding, verdict: Verdict) -> Sequence[Case]:
        name = symbol_name(function) or ""
        try:
            types = tuple(function_type(function).inputs)
            moderate = rounding is Rounding.REORDERED
            inputs, elements = [], 0
            drawn = arguments_for(types, _DRAWN * self.inputs, self.seed, moderate=moderate)
            for arguments in drawn:
                if arguments in inputs:
                    continue
                inputs.append(arguments)
                elements += sum(map(_elements_of, arguments))
                if len(inputs) >= self.inputs or elements > _MOST_ELEMENTS and len(inputs) > 1:
                    break
        except EvaluationError as error:
            verdict.reasons.append(error.diagnostics[0].message)
            return ()
        except TooLarge as error:
            verdict.reasons.append(str(error))
            return ()
        if not inputs:
            verdict.reasons.append(f"there are no inputs for the types of @{name}")
        return [Case(name, types, arguments) for arguments in inputs]


class _Comparison:
    """The runs of a program before and after."""

    def __init__(self, before: Operation, after: Operation, limits: Limits, opaque: Opaque) -> None:
        self._module = before
        self._before = Runs(before, limits, opaque)
        self._after = self._before if after is before else Runs(after, limits, opaque)
        self._limits = limits

    def first_difference(
        self, cases: Sequence[Case], rounding: Rounding, verdict: Verdict
    ) -> tuple[str, Case] | None:
        """The first case whose outcome must not be what it is, with what differs; long runs come last."""
        compared, refused = verdict.compared, 0
        long: list[Case] = []
        few = min(_FEW_STEPS, self._limits.steps)
        for steps, chosen in ((few, cases), (self._limits.steps, long)):
            for case in chosen:
                first = self._before.behavior(case, steps)
                if first.undefined:
                    verdict.undefined += 1
                    continue
                if first.takes_long and steps < self._limits.steps:
                    long.append(case)
                    if len(long) >= _LONG and verdict.compared > compared:
                        break
                    continue
                reason = first.unsupported
                if not reason:
                    message, reason = self._difference(case, first, rounding)
                    if message is not None:
                        return message, case
                if not reason:
                    verdict.compared += 1
                    continue
                verdict.reasons.append(reason)
                refused += 1
                if refused > _REFUSED and verdict.compared == compared:
                    return None  # other inputs most likely end there, too
            if verdict.compared > compared:
                break
        return None

    def _difference(
        self, case: Case, first: Behavior, rounding: Rounding
    ) -> tuple[str | None, str]:
        """The difference afterwards, or why it cannot be said."""
        if self._after is self._before:
            return None, ""
        second = self._after.behavior(case)
        if second.takes_long and self._is_slower(case, first):
            return f"it took {first.steps} steps and takes more than {self._limits.steps} now", ""
        if second.unsupported:
            return None, f"afterwards, {second.unsupported}"
        is_rounded = rounding is not Rounding.EXACT
        return difference(first, second, case.types, is_rounded=is_rounded), ""

    def _is_slower(self, case: Case, first: Behavior) -> bool:
        """Whether more steps than the limit are more than a transformation may make of a call."""
        work = first.steps + sum(map(_elements_of, case.arguments))
        if _SLOWDOWN * work > self._limits.steps:
            return False
        return not any(op.name in _NESTS for op in self._module.walk())


def _elements_of(value: object) -> int:
    if isinstance(value, Elements):
        return len(value.values)
    return len(value.storage.cells) if isinstance(value, Buffer) else 1


def _read(text: str) -> Operation:
    module = parse(text, Context(allow_unregistered=True))
    module.verify()
    return module


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    marked = [line for line in lines if "Assertion" in line or "Error:" in line or "error:" in line]
    return (marked or lines or ["it ends by a signal"])[0]
