"""Proves the claims of a dialect: its rewrite patterns, and what its traits and fold identities say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from odsgen.ods import DialectDef
from odsgen.places import Place
from odsgen.proof.claims import Claim
from odsgen.proof.identities import identity_claims, identity_name
from odsgen.proof.patterns import pattern_claims
from odsgen.proof.refinement import Query, Shown, encode
from odsgen.proof.report import CounterExample, Line, Verdict, line_of
from odsgen.proof.solver import Answer, solve
from odsgen.proof.terms import OutsideError, ScalarType
from odsgen.proof.traits import trait_claims
from odsgen.proof.types import Typings


@dataclass(frozen=True, slots=True)
class Options:
    """How claims are proved."""

    widths: tuple[int, ...] = tuple(range(1, 65))
    seconds: float = 10.0  # for each query
    jobs: int = 1
    smtlib: Path | None = None  # a folder for the queries


@dataclass(frozen=True, slots=True)
class _Task:
    """One query, as text that another process can solve."""

    types: tuple[ScalarType, ...]  # of the variables, for the verdict
    names: tuple[str, ...]
    text: str
    wanted: tuple[tuple[str, str], ...]
    holds: bool
    invalid: str
    query: Query | None = None


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
        made = [(subject, _prepared(subject, options)) for subject in subjects]
        waiting = [
            (subject, prepared, pool.submit(_solve_all, _texts(prepared), options.seconds))
            for subject, prepared in made
        ]
        for subject, prepared, answers in waiting:
            known = iter(answers.result())
            yield _decided(subject, prepared, lambda *_, known=known: next(known), options)


def _texts(prepared: list[_Task] | str) -> list[tuple[str, tuple[tuple[str, str], ...]]]:
    if isinstance(prepared, str):
        return []
    return [(task.text, task.wanted) for task in prepared if not task.holds and not task.invalid]


def _solve_all(
    texts: list[tuple[str, tuple[tuple[str, str], ...]]], seconds: float
) -> list[Answer]:
    """Answers until one isn't `unsat`."""
    found = []
    for text, wanted in texts:
        found.append(solve(text, wanted, seconds))
        if found[-1].status != "unsat":
            break
    return found


Solver = Callable[[str, Sequence[tuple[str, str]], float], Answer]


def prove_one(subject: Subject, options: Options) -> Verdict:
    """The verdict of one subject."""
    return _decided(subject, _prepared(subject, options), solve, options)


def _prepared(subject: Subject, options: Options) -> list[_Task] | str:
    """The queries of a subject, or why there are none."""
    tasks: list[_Task] = []
    try:
        claims = subject[3]()
        for claim in claims:
            tasks += _tasks(claim, options)
    except OutsideError as error:
        return str(error)
    if not tasks:
        return "no type satisfies the conditions"
    return tasks


def _tasks(claim: Claim, options: Options) -> Iterator[_Task]:
    typings = Typings(claim, options.widths)
    of_functions = bool(claim.shown_results)  # all types are known
    names = tuple(typings.variables or (() if of_functions else typings.domains))
    for classes in typings.each():
        source = typings.of_source(classes)
        query = encode(claim, source, typings.of_target)
        if not query.applies:
            continue
        types = tuple(classes[name] for name in names)
        wanted = tuple(
            pair
            for shown in (*query.inputs, *query.sources, *query.targets)
            for pair in _terms(shown)
        ) + ((query.source_undefined, "Bool"), (query.target_undefined, "Bool"))
        text = query.text
        if options.smtlib is not None:
            _write(options.smtlib, claim, types, text)
        yield _Task(
            types,
            tuple(claim.labels.get(n, n) for n in names),
            text,
            wanted,
            query.holds,
            query.invalid,
            query,
        )


def _terms(shown: Shown) -> tuple[tuple[str, str], ...]:
    quantity = shown.quantity
    return (quantity.text, quantity.sort), (quantity.poison, "Bool"), (quantity.given, "Bool")


def _write(folder: Path, claim: Claim, types: Sequence[ScalarType], text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    words = [
        claim.name.replace(": ", "."),
        *(f"{t.name}x{t.width}" if t.kind == "index" else t.name for t in types),
    ]
    file = re.sub(r"[^\w.+-]+", "_", "-".join(words))
    (folder / f"{file}.smt2").write_text(f"; {claim.summary}\n{text}", encoding="utf-8")


def _decided(
    subject: Subject, prepared: list[_Task] | str, solver: Solver, options: Options
) -> Verdict:
    name, kind, place, make = subject
    if isinstance(prepared, str):
        return Verdict(name, kind, place, "outside", reason=prepared)
    claims = make()
    summary = claims[0].summary
    ignored = tuple(dict.fromkeys(text for claim in claims for text in claim.ignored))
    proved: list[tuple[ScalarType, ...]] = []
    names = prepared[0].names
    for task in prepared:
        counter: CounterExample | None = None
        if task.invalid:
            counter = CounterExample(task.types, (), (), (), invalid=task.invalid)
        elif not task.holds:
            answer = solver(task.text, task.wanted, options.seconds)
            if answer.status == "unknown":
                return Verdict(
                    name, kind, place, "undecided", summary, names, tuple(proved), stopped_at=task.types,
                    reason=f"the time limit of {options.seconds:g} seconds",
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
