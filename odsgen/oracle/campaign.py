"""Many programs through one validator: which findings there are, each with the pass to blame and a small program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from odsgen.oracle.bisection import Bisection, bisect
from odsgen.oracle.engines import Checks, Engine, in_process
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
    #: The number of the command, where there are several.
    command: int = 0

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
    #: The actions to blame for findings that were reduced, by the program.
    _actions: dict[str, str] = field(default_factory=dict)
    #: The last program with an output of it and their verdict: that of all transformations that make the same of it.
    _latest: dict[str, tuple[str, Verdict]] = field(default_factory=dict)

    def of(self, validator: Validator) -> Campaign:
        """The same programs through another transformation, on the same inputs."""
        return replace(self, validator=validator, _reduced_before={}, _actions={})

    def run(self, names: Iterable[str], engine: Engine = in_process) -> Iterator[Outcome]:
        """The outcome of each program, in their order."""
        return _run(self, names, engine)

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
            verdict = self._verdict(text, transformed)
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

    def _verdict(self, text: str, transformed: Transformed | None) -> Verdict:
        """The verdict on a program, which is known where another transformation made the same of it."""
        if transformed is None or not transformed.succeeded:
            return self.validator.check(text, transformed)
        output, verdict = self._latest.get(text, ("", None))
        if verdict is None or output != transformed.text:
            verdict = self.validator.check(text, transformed)
            self._latest.clear()
            self._latest[text] = transformed.text, verdict
        return verdict

    def _action(self, found: Bisection, finding: Finding) -> str:
        """The action that makes the result of a program wrong."""
        transformation = found.command or self.validator.transformation
        if not isinstance(transformation, (Command, InProcess)) or finding.kind is Kind.TIMED_OUT:
            return ""

        def is_right(transformed: Transformed) -> bool:
            after = self.validator.check(finding.program, transformed).finding
            if after is not None and after.kind is not finding.kind:
                raise ValueError(after.message)  # half of a conversion: nothing can be said
            return after is None

        key = f"{found.blamed}\n{finding.program}"
        if key not in self._actions:
            self._actions[key] = transformation.wrong_action(finding.program, is_right)
        return self._actions[key]

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
        command = validator.transformation

        def shows_it(text: str, transformed: Transformed | None = None) -> bool:
            finding = _finding(validator, text, transformed)
            if finding is None or finding.kind is not kind:
                return False
            return kind in (Kind.CHANGED, Kind.TIMED_OUT) or _alike(finding.message, message)

        def show_it(texts: Sequence[str]) -> Iterator[bool]:
            assert isinstance(command, Command)
            return map(shows_it, texts, command.all(texts))

        is_batched = isinstance(command, Command) and kind not in (Kind.CRASHED, Kind.TIMED_OUT)
        try:
            module = parse(found.finding.program, Context(allow_unregistered=True))
            reducer = Reducer(shows_it, together=show_it if is_batched else None)
            text = print_ir(reducer.reduce(module))
        except (DiagnosticError, ValueError):  # what is printed anew may not show it
            return found.finding
        return _finding(validator, text) or found.finding


@dataclass(frozen=True, slots=True)
class Campaigns:
    """The same programs through several transformations, one program after the other."""

    campaigns: Sequence[Campaign]

    def run(self, names: Iterable[str], engine: Engine = in_process) -> Iterator[Outcome]:
        """The outcomes of each program, in their order; those of one in the order of the transformations."""
        return _run(self, names, engine)

    def outcomes(self, names: Sequence[str]) -> Iterator[Outcome]:
        """Check some programs."""
        for outcomes in zip(*(each.outcomes(names) for each in self.campaigns), strict=True):
            for number, outcome in enumerate(outcomes):
                yield replace(outcome, command=number)


def _run(checks: Checks, names: Iterable[str], engine: Engine) -> Iterator[Outcome]:
    pending = iter(names)
    return engine(checks, iter(lambda: list(islice(pending, _AT_ONCE)), []))


#: So many findings are reduced whose small programs have operations that a program has; those after them are alike.
_REDUCED_EACH = 3
_EVERYWHERE = frozenset({"builtin.module", "func.func", "func.return", "arith.constant"})


def _operations(text: str) -> list[str]:
    return re.findall(r"\b[a-z_]\w*\.\w+", text)


def _finding(
    validator: Validator, text: str, transformed: Transformed | None = None
) -> Finding | None:
    try:
        return validator.check(text, transformed).finding
    except DiagnosticError:
        return None


def _alike(message: str, other: str) -> bool:
    """Whether two messages are the same but for places, names and numbers."""
    return _words(message) == _words(other)


def _words(message: str) -> list[str]:
    return [word for word in message.split() if word.isalpha()]
