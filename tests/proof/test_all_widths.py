"""A query about integers of all widths says what those about each width say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from odsgen.ods import DialectDef, load_dialect, load_dialect_text
from odsgen.proof.claims import Claim
from odsgen.proof.proving import Options, general_tasks, prove, subjects
from odsgen.proof.refinement import encode
from odsgen.proof.solver import solve
from odsgen.proof.terms import OutsideError, ScalarType, integer_type
from odsgen.proof.types import Typings
from tests.proof.mutations import mutated_dialect

pytest.importorskip("z3")

_OPTIONS = Options(widths=(1, 2, 3, 5), seconds=20)

#: Right and wrong patterns about each kind of function, of one type and of several.
_SPEC = """
dialect: w
op_classes:
  Binary:
    arguments: {a: AnySignlessInteger, b: AnySignlessInteger}
    results: {r: AnySignlessInteger}
    traits: [Pure, SameOperandsAndResultType]
  Cast:
    arguments: {a: AnySignlessInteger}
    results: {r: AnySignlessInteger}
    traits: [Pure]
ops:
  add: {extends: Binary, traits: [Commutative], semantics: $a + $b}
  sub: {extends: Binary, traits: [Commutative], semantics: $a - $b}
  mul: {extends: Binary, semantics: $a * $b}
  div: {extends: Binary, semantics: {result: "quo(signed($a), signed($b))", undefined: {by zero: $b == 0}}}
  rem: {extends: Binary, semantics: {result: "rem(signed($a), signed($b))", undefined: {by zero: $b == 0}}}
  udiv: {extends: Binary, semantics: {result: $a // $b, undefined: {by zero: $b == 0}}}
  shl: {extends: Binary, semantics: {result: $a << $b, poison: {too far: $b >= width($a)}}}
  shr: {extends: Binary, semantics: {result: signed($a) >> $b, poison: {too far: $b >= width($a)}}}
  min: {extends: Binary, traits: [Commutative, Idempotent], semantics: "min(signed($a), signed($b))"}
  ones: {extends: Binary, semantics: popcount($a) + popcount($b)}
  zeros: {extends: Binary, semantics: leading_zeros($a) + $b}
  sext: {extends: Cast, semantics: {result: signed($a), requires: {wider: width($r) > width($a)}}}
  zext: {extends: Cast, semantics: {result: $a, requires: {wider: width($r) > width($a)}}}
  trunc: {extends: Cast, semantics: {result: $a, requires: {narrower: width($r) < width($a)}}}
patterns:
  ShiftTwice: {source: "(shr (shr $x, $y), $y)", results: "(shr $x, (add $y, $y))"}
  LeftAndRight: {source: "(shr (shl $x, $y), $y)", results: "(replaceWithValue $x)"}
  Half: {source: "(div (add $x, $x), $y)", results: "(div (add $x, $x), $y)"}
  Quotients: {source: "(div $x, $y)", results: "(udiv $x, $y)"}
  Remainder: {source: "(rem $x, $y)", results: "(sub $x, (mul (div $x, $y), $y))"}
  Ones: {source: "(ones $x, $y)", results: "(ones $y, $x)"}
  Ones2: {source: "(ones $x, $x)", results: "(add $x, $x)"}
  Zeros: {source: "(zeros $x, $y)", results: "(add (zeros $x, $x), (sub $y, $x))"}
  Extensions: {source: "(sext (zext $x))", results: "(zext $x)"}
  Extensions2: {source: "(zext (sext $x))", results: "(sext $x)"}
  Back: {source: "(trunc:$r (sext $x))", results: "(trunc $x)"}
  Product: {source: "(trunc (mul (zext $x), (zext $y)))", results: "(mul $x, $y)"}
  Quotient: {source: "(trunc (udiv (zext:$e $x), (zext $y)))", results: "(udiv $x, $y)"}
  Quotient2: {source: "(trunc (div (sext $x), (sext $y)))", results: "(div $x, $y)"}
  Least: {source: "(min (sext $x), (sext $y))", results: "(sext (min $x, $y))"}
  Least2: {source: "(min (zext $x), (zext $y))", results: "(zext (min $x, $y))"}
  Sum: {source: "(add (zext $x), (zext $y))", results: "(zext (add $x, $y))"}
"""


def claims_of(dialect: DialectDef) -> Iterator[Claim]:
    for _, _, _, make in subjects(dialect):
        try:
            yield from make()
        except OutsideError:
            continue


def is_refuted(claim: Claim, typings: Typings, classes: dict[str, ScalarType]) -> bool:
    query = encode(claim, typings.of_source(classes), typings.of_target)
    if not query.applies or query.holds:
        return False
    return bool(query.invalid) or solve(query.text, (), 20).status == "sat"


def compared(claim: Claim) -> Iterator[str]:
    """The answers for all widths at once, which are compared with those for each."""
    typings = Typings(claim, _OPTIONS.widths)
    for task in general_tasks(claim, typings, _OPTIONS):
        status = "unsat" if task.holds else solve(task.text, task.wanted, 20).status
        assert status in ("sat", "unsat"), claim.name
        single = list(_combinations(task.classes))
        wrong = [classes for classes in single if is_refuted(claim, typings, classes)]
        assert (status == "sat") == bool(wrong), (claim.name, claim.summary, wrong[:1])
        if status == "sat":
            values = iter(solve(task.text, task.wanted, 20).values)
            found = {
                name: integer_type(next(values)) if type.count else type
                for name, type in task.classes.items()
            }
            assert found in wrong, (claim.name, found)
        yield status


def _combinations(classes: Mapping[str, ScalarType]) -> Iterator[dict[str, ScalarType]]:
    if not classes:
        yield {}
        return
    (name, type), *rest = classes.items()
    for each in type.each():
        for others in _combinations(dict(rest)):
            yield {name: each, **others}


def test_each_function() -> None:
    counts: Counter[str] = Counter()
    for claim in claims_of(load_dialect_text(_SPEC)):
        counts.update(compared(claim))
    assert counts["sat"] >= 5 and counts["unsat"] >= 5, counts


def test_patterns_of_arith() -> None:
    counts: Counter[str] = Counter()
    for claim in claims_of(load_dialect("dialect_specs/arith.yaml")):
        if not any(type.kind == "float" for type in claim.types.values()):
            counts.update(compared(claim))
    assert counts["sat"] >= 6 and counts["unsat"] >= 20, counts


def test_changed_patterns() -> None:
    counts: Counter[str] = Counter()
    for claim in claims_of(mutated_dialect(11)):
        if len(Typings(claim, (1, 2, 3)).variables) > 1:
            counts.update(compared(claim))
    assert counts["sat"] >= 3, counts


def test_all_combinations_are_said() -> None:
    """A verdict tells that all combinations are proved, or the widths of a counter-example."""
    wanted = subjects(load_dialect_text(_SPEC), ["Extensions", "Extensions2"])
    found = {verdict.name: str(verdict) for verdict in prove(wanted, Options())}
    assert found["Extensions"] == (
        "proved (x: i1 to i64; zext: i1 to i64; sext: i1 to i64; all combinations)"
    )
    assert found["Extensions2"].startswith("refuted at i1, i2")
