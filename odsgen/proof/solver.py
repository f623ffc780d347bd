"""Decides queries with Z3, each in a context and with a time limit of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any


def is_installed() -> bool:
    """Whether Z3 can be imported."""
    return find_spec("z3") is not None


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of the solver: `unsat`, `sat` with the values of the wanted terms, or `unknown`."""

    status: str
    values: tuple[int, ...]


def solve(text: str, wanted: Sequence[tuple[str, str]], seconds: float) -> Answer:
    """Decide a query; `wanted` are terms with their sorts, whose values in a model are given in their order."""
    import z3

    context = z3.Context()
    lines = [text.replace("(check-sat)\n", "")]
    for index, (term, sort) in enumerate(wanted):
        lines.append(_named(f"!{index}", term, sort))
    solver: Any = (
        z3.Solver(ctx=context) if "FloatingPoint" in text else z3.SolverFor("QF_BV", ctx=context)
    )
    solver.set("timeout", max(1, int(seconds * 1000)))
    solver.from_string("\n".join(lines))
    status = str(solver.check())
    if status != "sat":
        return Answer(status, ())
    model = solver.model()
    found = {each.name(): model[each] for each in model.decls()}
    return Answer(
        status, tuple(_number(z3, found.get(f"!{index}")) for index in range(len(wanted)))
    )


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
