"""Decides queries with Z3, each in a context and with a time limit of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from time import monotonic
from typing import Any


def is_installed() -> bool:
    """Whether Z3 can be imported."""
    return find_spec("z3") is not None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of the solver: `unsat`, `sat` with the values of the wanted terms, or `unknown`."""

    status: str
    values: tuple[int, ...]
    seconds: float = 0.0  # the time limit


#: Conditions of which a model shall satisfy one, the first if it may; and so for each of several lists.
Preferences = Sequence[Sequence[str]]

#: The time for a model that is preferred to the first one that is found, and for each of its queries.
_SECONDS_OF_PREFERENCES, _SECONDS_OF_PREFERENCE = 2.0, 0.5


def solve(
    text: str,
    wanted: Sequence[tuple[str, str]],
    seconds: float,
    preferences: Preferences = (),
) -> Answer:
    """Decide a query; `wanted` are terms with their sorts, whose values in a model are given in their order."""
    import z3

    context = z3.Context()
    lines = [text.replace("(check-sat)\n", "")]
    for index, (term, sort) in enumerate(wanted):
        lines.append(_named(f"!{index}", term, sort))
    chosen = []
    for number, alternatives in enumerate(preferences):
        names = [f"?{number}.{index}" for index in range(len(alternatives))]
        chosen.append([z3.Bool(name, context) for name in names])
        for name, condition in zip(names, alternatives, strict=True):
            lines.append(f"(declare-const {name} Bool)\n(assert (=> {name} {condition}))")
    solver: Any = (
        z3.Solver(ctx=context) if "FloatingPoint" in text else z3.SolverFor("QF_BV", ctx=context)
    )
    solver.set("timeout", max(1, int(seconds * 1000)))
    solver.from_string("\n".join(lines))
    status = str(solver.check())
    if status != "sat":
        return Answer(status, (), seconds)
    model = _preferred(solver, chosen)
    found = {each.name(): model[each] for each in model.decls()}
    return Answer(
        status, tuple(_number(z3, found.get(f"!{index}")) for index in range(len(wanted)))
    )


def _preferred(solver: Any, preferences: Sequence[Sequence[Any]]) -> Any:
    """The model of a solver, or one that satisfies more of what is preferred."""
    model = solver.model()
    kept: list[Any] = []
    end = monotonic() + _SECONDS_OF_PREFERENCES
    solver.set("timeout", int(_SECONDS_OF_PREFERENCE * 1000))
    for alternatives in preferences:
        for condition in alternatives:
            if monotonic() > end:
                return model
            if str(solver.check(*kept, condition)) == "sat":
                model = solver.model()
                kept.append(condition)
                break
    return model


def _named(name: str, term: str, sort: str) -> str:
    """A constant for a term; of a float, for its bits."""
    if not sort.startswith("(_ FloatingPoint"):
        return f"(declare-const {name} {sort})\n(assert (= {name} {term}))"
    exponent, significand = (int(size) for size in sort.rstrip(")").split()[2:])
    made = f"((_ to_fp {exponent} {significand}) {name})"
    return f"(declare-const {name} (_ BitVec {exponent + significand}))\n(assert (= {made} {term}))"


def _number(z3: Any, value: Any) -> int:
    """The bits of a value; 1 and 0 of conditions."""
    if value is None:
        return 0  # any value
    if z3.is_bv_value(value):
        return int(value.as_long())
    return int(z3.is_true(value))
