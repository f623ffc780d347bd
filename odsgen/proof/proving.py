"""Proves the claims of a dialect: its rewrite patterns, and what its traits and fold identities say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from odsgen.ods import DialectDef
from odsgen.places import Place
from odsgen.proof.claims import Claim
from odsgen.proof.identities import identity_claims, identity_name
from odsgen.proof.patterns import pattern_claims
from odsgen.proof.refinement import Query, Shown, encode, preferences_of
from odsgen.proof.report import CounterExample, Line, Verdict, line_of
from odsgen.proof.solver import Answer, Preferences, solve
from odsgen.proof.terms import OutsideError, ScalarType, integer_type
from odsgen.proof.traits import trait_claims
from odsgen.proof.types import Typings


@dataclass(frozen=True, slots=True)
class Options:
    """How claims are proved."""

    widths: tuple[int, ...] = tuple(range(1, 65))
    seconds: float = 10.0  # for each query
    jobs: int = 1
    smtlib: Path | None = None  # a folder for the queries
    is_simple: bool = True  # whether a counter-example shall have small numbers and no poison
    general_seconds: float = 5.0  # for a query about all widths at once
    claim_seconds: float = 60.0  # for all queries of a claim; each gets a second all the same


@dataclass(frozen=True, slots=True)
class Task:
    """One query, as text that another process can solve."""

    types: tuple[ScalarType, ...]  # of the variables, for the verdict
    names: tuple[str, ...]
    text: str
    wanted: tuple[tuple[str, str], ...]
    holds: bool
    invalid: str
    query: Query | None = None
    preferences: Preferences = ()
    claim: Claim | None = None
    classes: Mapping[str, ScalarType] = field(default_factory=dict)


@dataclass(slots=True)
class Prepared:
    """The queries of a claim, or the reason why there are none."""

    name: str
    kind: str
    place: Place | None
    summary: str = ""
    claims: list[Claim] = field(default_factory=list)
    #: Queries about integers of all widths at once; which of these are proved; and those about single types.
    general: list[Task] = field(default_factory=list)
    proved: list[tuple[ScalarType, ...]] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    names: tuple[str, ...] = ()
    reason: str = ""
    #: Conditions that are not encoded.
    ignored: tuple[str, ...] = ()


#: The claims of a pattern, trait or fold identity, made when it is their turn.
Subject = tuple[str, str, Place | None, Callable[[], Sequence[Claim]]]


def subjects(dialect: DialectDef, names: Sequence[str] = ()) -> list[Subject]:
    """The patterns, traits and fold identities of a dialect, or the patterns of some names."""
    found: list[Subject] = []
    for pattern in dialect.patterns:
        if not names or pattern.name in names:
            make = partial(pattern_claims, pattern)
            found.append((pattern.name, "pattern", pattern.place, make))
    if names:
        return found
    for op in dialect.ops:
        for claim in trait_claims(op):
            found.append((claim.name, "trait", claim.place, partial(list, [claim])))
        for identity in op.folds:
            claims = partial(identity_claims, op, identity)
            found.append((identity_name(op, identity), "fold identity", identity.place, claims))
    return found


def prove(subjects: Iterable[Subject], options: Options) -> Iterator[Verdict]:
    """The verdict of each subject, in their order."""
    if options.jobs <= 1:
        for subject in subjects:
            yield prove_one(subject, options)
        return
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        general = [
            (
                prepared,
                pool.submit(_solve_each, texts_of(prepared.general), options.general_seconds),
            )
            for prepared in [_prepared(subject, options) for subject in subjects]
        ]
        waiting = []
        for prepared, answers in general:
            _narrow(prepared, answers.result(), options)
            texts = texts_of(prepared.tasks)
            limits = options.seconds, options.claim_seconds
            waiting.append((prepared, pool.submit(solve_all, texts, *limits)))
        for prepared, answers in waiting:
            yield decided(prepared, answers_of(answers.result()), options)


_Text = tuple[str, Sequence[tuple[str, str]], Preferences]


def texts_of(tasks: Sequence[Task]) -> list[_Text]:
    return [
        (task.text, task.wanted, task.preferences)
        for task in tasks
        if not task.holds and not task.invalid
    ]


def _solve_each(texts: list[_Text], seconds: float) -> list[Answer]:
    return [solve(text, wanted, seconds) for text, wanted, _ in texts]


def solve_all(texts: list[_Text], seconds: float, limit: float) -> list[Answer]:
    """Answers until one isn't `unsat`."""
    found = []
    end = monotonic() + limit
    for text, wanted, preferences in texts:
        left = min(seconds, max(1.0, end - monotonic()))
        found.append(solve(text, wanted, left, preferences))
        if found[-1].status != "unsat":
            break
    return found


Solver = Callable[[str, Sequence[tuple[str, str]], float, Preferences], Answer]


def answers_of(answers: Sequence[Answer]) -> Solver:
    """A solver that gives known answers, in their order."""
    known = iter(answers)
    return lambda *_: next(known)


def prove_one(subject: Subject, options: Options) -> Verdict:
    """The verdict of one subject."""
    prepared = _prepared(subject, options)
    answers = _solve_each(texts_of(prepared.general), options.general_seconds)
    _narrow(prepared, answers, options)
    return decided(prepared, solve, options)


def _prepared(subject: Subject, options: Options) -> Prepared:
    """The claims of a subject with the queries about integers of all widths, or why there are none."""
    name, kind, place, make = subject
    made = Prepared(name, kind, place)
    try:
        for claim in make():
            made.summary = made.summary or claim.summary
            made.ignored = tuple(dict.fromkeys((*made.ignored, *claim.ignored)))
            made.claims.append(claim)
            typings = Typings(claim, options.widths)
            if len(typings.variables) > 1:  # else, each type by itself is faster
                made.general += general_tasks(claim, typings, options)
    except OutsideError as error:
        made.reason = str(error)
    return made


def general_tasks(claim: Claim, typings: Typings, options: Options) -> Iterator[Task]:
    """A query for each combination of types in which integers of all widths are one."""
    for classes in typings.general():
        try:
            query = encode(claim, typings.of_source(classes), typings.of_target)
        except OutsideError:
            continue
        if query.applies and not query.invalid:
            counts = [(t.count, t.sort_of_count) for t in classes.values() if t.count]
            yield replace(_task(claim, typings, classes, query, options), wanted=tuple(counts))


def _narrow(prepared: Prepared, answers: Sequence[Answer], options: Options) -> None:
    """Add the queries for single types that the answers for all of them leave."""
    if prepared.reason:
        return
    known = iter(answers)
    proved, refuted = [], []
    for task in prepared.general:
        answer = Answer("unsat", ()) if task.holds else next(known)
        if answer.status == "unsat":
            proved.append(task)
        elif answer.status == "sat":
            refuted.append((task, answer.values))
    prepared.proved = [task.types for task in proved]
    if proved:
        prepared.names = proved[0].names
    try:
        for claim in prepared.claims:
            typings = Typings(claim, options.widths)
            done = [task.classes for task in proved if task.claim is claim]
            found = [(task.classes, n) for task, n in refuted if task.claim is claim]
            for classes in (*typings.each(), *(_at_widths(*each) for each in found)):
                if any(_covers(each, classes) for each in done):
                    continue
                query = encode(claim, typings.of_source(classes), typings.of_target)
                if query.applies:
                    prepared.tasks.append(_task(claim, typings, classes, query, options))
    except OutsideError as error:
        prepared.tasks, prepared.proved, prepared.reason = [], [], str(error)
    if not prepared.tasks and not prepared.proved and not prepared.reason:
        prepared.reason = "no type satisfies the conditions"


def _covers(general: Mapping[str, ScalarType], classes: Mapping[str, ScalarType]) -> bool:
    """Whether types are among those of which integers of all widths are one."""
    return all(
        type == other or bool(type.count) and other.width in type.widths and other.kind == type.kind
        for type, other in zip(general.values(), classes.values(), strict=True)
    )


def _at_widths(classes: Mapping[str, ScalarType], widths: Sequence[int]) -> dict[str, ScalarType]:
    """The types at widths for which a query about all is refuted."""
    left = iter(widths)
    return {
        name: integer_type(next(left)) if type.count else type for name, type in classes.items()
    }


def _task(
    claim: Claim,
    typings: Typings,
    classes: Mapping[str, ScalarType],
    query: Query,
    options: Options,
) -> Task:
    names = tuple(typings.variables or typings.domains)
    types = tuple(classes[name] for name in names)
    labels = tuple(claim.labels.get(name, name) for name in names)
    made = task_of(query, claim.name, claim.summary, options, labels, types)
    return replace(made, claim=claim, classes=dict(classes))


def task_of(
    query: Query,
    name: str,
    summary: str,
    options: Options,
    names: tuple[str, ...] = (),
    types: tuple[ScalarType, ...] = (),
) -> Task:
    """A query as text, which is written to the folder of queries; `types` are those of the named values."""
    wanted = tuple(
        pair for shown in (*query.inputs, *query.sources, *query.targets) for pair in _terms(shown)
    ) + ((query.source_undefined, "Bool"), (query.target_undefined, "Bool"))
    text = query.text
    if options.smtlib is not None:
        _write(options.smtlib, name, summary, types, text)
    preferences = preferences_of(query) if options.is_simple else ()
    return Task(types, names, text, wanted, query.holds, query.invalid, query, preferences)


def _terms(shown: Shown) -> tuple[tuple[str, str], ...]:
    quantity = shown.quantity
    return (quantity.text, quantity.sort), (quantity.poison, "Bool"), (quantity.given, "Bool")


def _write(folder: Path, name: str, summary: str, types: Sequence[ScalarType], text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    words = [
        name.replace(": ", "."),
        *(f"{t.name}x{t.width}" if t.kind == "index" else t.name for t in types),
    ]
    file = re.sub(r"[^\w.+-]+", "_", "-".join(words))
    (folder / f"{file}.smt2").write_text(f"; {summary}\n{text}", encoding="utf-8")


def decided(prepared: Prepared, solver: Solver, options: Options) -> Verdict:
    """The verdict that the answers of a solver give."""
    name, kind, place, summary = prepared.name, prepared.kind, prepared.place, prepared.summary
    if prepared.reason:
        return Verdict(name, kind, place, "outside", reason=prepared.reason)
    ignored = prepared.ignored
    end = monotonic() + options.claim_seconds
    proved = prepared.proved
    names = prepared.tasks[0].names if prepared.tasks else prepared.names
    for task in prepared.tasks:
        counter: CounterExample | None = None
        if task.invalid:
            counter = CounterExample(task.types, (), (), (), invalid=task.invalid)
        elif not task.holds:
            seconds = min(options.seconds, max(1.0, end - monotonic()))
            answer = solver(task.text, task.wanted, seconds, task.preferences)
            if answer.status == "unknown":
                return Verdict(
                    name, kind, place, "undecided", summary, names, tuple(proved), stopped_at=task.types,
                    reason=_limit_text(options, answer),
                )  # fmt: skip
            if answer.status == "sat":
                assert task.query is not None
                counter = _counter_example(task.types, task.query, answer)
        if counter is not None:
            if ignored:
                reason = f"true only with {' and '.join(ignored)}, if at all"
                return Verdict(name, kind, place, "outside", summary, reason=reason)
            return Verdict(
                name, kind, place, "refuted", summary, names, tuple(proved), counter_example=counter
            )
        proved.append(task.types)
    return Verdict(name, kind, place, "proved", summary, names, tuple(proved))


def _limit_text(options: Options, answer: Answer) -> str:
    if answer.seconds == options.seconds:
        return f"the time limit of {options.seconds:g} seconds"
    return f"the time limit of {options.claim_seconds:g} seconds for all types"


def _counter_example(types: tuple[ScalarType, ...], query: Query, answer: Answer) -> CounterExample:
    values = iter(answer.values)

    def lines(shown: Sequence[Shown]) -> tuple[Line, ...]:
        return tuple(line_of(each, next(values), next(values), next(values)) for each in shown)

    inputs, sources, targets = lines(query.inputs), lines(query.sources), lines(query.targets)
    return CounterExample(
        types,
        inputs,
        sources,
        targets,
        source_undefined=bool(next(values)),
        target_undefined=bool(next(values)),
    )
