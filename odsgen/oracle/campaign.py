"""Many programs through one validator: which findings there are, each with the pass to blame and a small program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from odsgen.oracle.bisection import Bisection, bisect
from odsgen.oracle.engines import Engine, in_process
from odsgen.oracle.transformations import Command, InProcess, Transformed
from odsgen.oracle.validator import Finding, Kind, Validator, Verdict
from odsgen.reduction import Reducer
from odsgen.runtime import Context, DiagnosticError, parse, print_ir


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of the check of one program."""

    name: str
    verdict: Verdict
    #: The pass to blame with its options, where there is a finding and one can be told.
    blamed: str = ""
    #: The finding in the smallest program that shows it.
    reduced: Finding | None = None
    #: The pattern, fold or other action to blame, where the transformation is ours.
    action: str = ""
    #: Why the program was not checked at all.
    invalid: str = ""

    @property
    def finding(self) -> Finding | None:
        """The finding, in the smallest program that is known."""
        return self.reduced or self.verdict.finding

    def likeness(self) -> object:
        """A key that findings of most likely the same fault share: kind, pass, and the operations of the smallest program."""
        finding = self.finding
        if finding is None:
            return None
        operations = frozenset(_operations(finding.program))
        words = "" if finding.kind is Kind.CHANGED else " ".join(_words(finding.message))
        return finding.kind, self.blamed, operations, words


@dataclass(slots=True)
class Totals:
    """Counts of what came of all programs."""

    programs: int = 0
    compared: int = 0
    #: Functions that can be called, and those of them that were compared.
    functions: int = 0
    compared_functions: int = 0
    calls: int = 0
    undefined: int = 0
    invalid: int = 0
    findings: Counter[str] = field(default_factory=Counter)
    #: The first of those that are alike.
    distinct: dict[object, Outcome] = field(default_factory=dict)
    #: How many there are of each, in the same order.
    alike: Counter[object] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    #: In how many programs that were compared each operation stands.
    operations: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> bool:
        """Count one outcome; whether it is a finding like no earlier one."""
        verdict = outcome.verdict
        self.programs += 1
        self.invalid += bool(outcome.invalid)
        self.functions += verdict.functions
        self.compared_functions += verdict.compared_functions
        self.calls += verdict.compared
        self.undefined += verdict.undefined
        if verdict.compared:
            self.compared += 1
            self.operations.update(verdict.operations)
        elif verdict.finding is None and not outcome.invalid:
            self.reasons[(verdict.reasons or ["every input is undefined"])[0]] += 1
        if verdict.finding is not None:
            self.findings[verdict.finding.kind.value] += 1
            likeness = outcome.likeness()
            self.alike[likeness] += 1
            return self.distinct.setdefault(likeness, outcome) is outcome
        return False


#: Programs that a command transforms at once.
_AT_ONCE = 64


@dataclass(frozen=True, slots=True)
class Campaign:
    """Checks programs."""

    validator: Validator
    #: The text of each program, by its name; called where the program is checked.
    text: Callable[[str], str]
    reduces: bool = True
    #: Reduced findings by kind and pass, each with its operations.
    _reduced_before: dict[object, list[tuple[frozenset[str], Finding]]] = field(
        default_factory=dict
    )

    def run(self, names: Iterable[str], engine: Engine = in_process) -> Iterator[Outcome]:
        """The outcome of each program, in their order."""
        pending = iter(names)
        return engine(self, iter(lambda: list(islice(pending, _AT_ONCE)), []))

    def outcomes(self, names: Sequence[str]) -> Iterator[Outcome]:
        """Check some programs, which a command transforms at once."""
        texts: dict[str, str] = {}
        unread: dict[str, Outcome] = {}
        for name in names:
            try:
                texts[name] = self.text(name)
            except DiagnosticError as error:
                unread[name] = Outcome(name, Verdict(), invalid=error.diagnostics[0].message)
        command, done = self.validator.transformation, {}
        if isinstance(command, Command):
            done = dict(zip(texts, command.all(list(texts.values())), strict=True))
        for name in names:
            yield unread.get(name) or self._outcome(name, texts[name], done.get(name))

    def _outcome(self, name: str, text: str, transformed: Transformed | None) -> Outcome:
        """Check one program; blame a pass and reduce the program where there is a finding."""
        try:
            verdict = self.validator.check(text, transformed)
        except DiagnosticError as error:
            return Outcome(name, Verdict(), invalid=error.diagnostics[0].message)
        if verdict.finding is None:
            return Outcome(name, verdict)
        found = Bisection(None, "", verdict.finding)
        transformation = self.validator.transformation
        if isinstance(transformation, Command):
            found = bisect(transformation, verdict.finding, self.validator)
        reduced = self._known_or_reduced(found, verdict) if self.reduces else found.finding
        return Outcome(name, verdict, found.blamed, reduced, self._action(found, reduced))

    def _action(self, found: Bisection, finding: Finding) -> str:
        """The action that makes the result of a program wrong."""
        transformation = found.command or self.validator.transformation
        if not isinstance(transformation, (Command, InProcess)):
            return ""
        if finding.kind is Kind.TIMED_OUT:
            return ""

        def is_right(transformed: Transformed) -> bool:
            after = self.validator.check(finding.program, transformed).finding
            if after is not None and after.kind is not finding.kind:
                raise ValueError(after.message)  # half of a conversion: nothing can be said
            return after is None

        return transformation.wrong_action(finding.program, is_right)

    def _known_or_reduced(self, found: Bisection, verdict: Verdict) -> Finding:
        """The finding in a small program: one that was reduced before, if several of its kind had the same operations."""
        known = self._reduced_before.setdefault((found.finding.kind, found.blamed), [])
        alike = [finding for operations, finding in known if operations <= verdict.operations]
        if len(alike) >= _REDUCED_EACH:
            return alike[0]
        reduced = self._reduced(found)
        operations = frozenset(_operations(reduced.program)) - _EVERYWHERE
        if operations:
            known.append((operations, reduced))
        return reduced

    def _reduced(self, found: Bisection) -> Finding:
        """The finding in the smallest program that shows one of its kind."""
        validator = self.validator
        if found.command is not None:
            validator = validator.of(found.command)
        kind, message = found.finding.kind, found.finding.message

        def shows_it(text: str) -> bool:
            finding = _finding(validator, text)
            if finding is None or finding.kind is not kind:
                return False
            return kind in (Kind.CHANGED, Kind.TIMED_OUT) or _alike(finding.message, message)

        try:
            module = parse(found.finding.program, Context(allow_unregistered=True))
            text = print_ir(Reducer(shows_it).reduce(module))
        except (DiagnosticError, ValueError):  # what is printed anew may not show it
            return found.finding
        return _finding(validator, text) or found.finding


#: So many findings are reduced whose small programs have operations that a program has; those after them are alike.
_REDUCED_EACH = 3
_EVERYWHERE = frozenset({"builtin.module", "func.func", "func.return", "arith.constant"})


def _operations(text: str) -> list[str]:
    return re.findall(r"\b[a-z_]\w*\.\w+", text)


def _finding(validator: Validator, text: str) -> Finding | None:
    try:
        return validator.check(text).finding
    except DiagnosticError:
        return None


def _alike(message: str, other: str) -> bool:
    """Whether two messages are the same but for places, names and numbers."""
    return _words(message) == _words(other)


def _words(message: str) -> list[str]:
    return [word for word in message.split() if word.isalpha()]
