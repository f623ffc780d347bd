"""The cost of predicates is bounded: a diagnostic, never a program that nobody sees the end of."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.runtime import Context, Operation, VerifyError, parse
from odsgen.spec import SpecErrors

CONSTRAINT = "constraints:\n  Slow: {summary: slow, type: AnyInteger, predicate: '%s'}\n"


@pytest.mark.parametrize(
    "predicate",
    [
        "all(i >= 0 for i in range(99999999999))",
        "any(i < 0 for i in range(1000 * 1000 + 1))",
        "sum(range(4000000 - 2)) > 3",
        "len(range(99999999999999999999999999)) > 3",
    ],
)
def test_a_bound_that_can_be_told(predicate: str) -> None:
    with pytest.raises(SpecErrors) as refused:
        load_dialect_text("dialect: slow\n" + CONSTRAINT % predicate, "slow.yaml")
    assert "a predicate may look at up to 1000000 numbers" in refused.value.render()
    assert "slow.yaml:3:" in refused.value.render()


def _program(predicate: str, operands: int, width: int = 32, invariant: str = "True") -> Operation:
    spec: dict[str, Any] = {
        "dialect": "slow",
        "constraints": {"Slow": {"summary": "slow", "type": "AnyInteger", "predicate": predicate}},
        "ops": {
            "weigh": {
                "arguments": {"things": "Variadic<Slow>"},
                "invariants": [{"predicate": invariant, "message": "it is so"}],
            }
        },
    }
    context = Context(dialects=[load_in_memory(spec).DIALECT], allow_unregistered=True)
    names, types = ", ".join(["%0"] * operands), ", ".join([f"i{width}"] * operands)
    return parse(
        f'%0 = "x.y"() : () -> i{width}\n"slow.weigh"({names}) : ({types}) -> ()\n', context
    )


@pytest.mark.parametrize(
    "predicate",
    [
        "all(i >= 0 for i in range($_self.width * 100000))",
        "len(range($_self.width << 1000)) > 1",
        "sum(range($_self.width * 1000000)) > 1",
        "all(all(k >= 0 for k in range(100000)) for j in range(1000000))",
        "all(len(repeated(1, 1000000)) > i for i in range(1000000))",
        "all(i in range(1000000) and sum(range(10000)) > 0 for i in range(1000000))",
    ],
)
def test_a_bound_that_the_program_sets(predicate: str) -> None:
    with pytest.raises(VerifyError) as refused:
        _program(predicate, 1).verify()
    (diagnostic,) = refused.value.diagnostics
    assert diagnostic.message.startswith(
        "'slow.weigh' op cannot be verified: a predicate may look at up to"
    )
    assert not diagnostic.notes


@pytest.mark.parametrize(
    "invariant",
    [
        "all(all(all(a == b for a in $things.types) for b in $things.types) for c in $things.types)",
        "all(all($things.types.count(b) > 0 for b in $things.types) for a in $things.types)",
        "all(all(len($things.types[1:] + $things.types) >= i for i in range(len($things.types))) for a in $things.types)",
    ],
)
def test_elements_for_each_element_for_each_element(invariant: str) -> None:
    _program("True", 10, invariant=invariant).verify()
    with pytest.raises(VerifyError, match="a predicate may look at up to 10000000 elements"):
        _program("True", 1500, invariant=invariant).verify()


def test_pairs_of_a_thousand() -> None:
    """Looking at all pairs is what predicates do."""
    _program(
        "True",
        1000,
        invariant="all($things.types.count(a) == 1000 and a in $things.types for a in $things.types)",
    ).verify()
    _program("all(i >= 0 for i in range($_self.width))", 1000).verify()


def test_constraints_that_name_each_other() -> None:
    """Each constraint tests the one before twice: the last one would come to 2^14 times some tests."""
    lines = [
        "dialect: laugh",
        "constraints:",
        "  C0: {summary: s, type: AnyType, predicate: 'isa($_self, IntegerType)'}",
    ]
    for number in range(1, 15):
        before = f"C{number - 1}"
        test = f"not satisfies($_self, {before}) or any(satisfies(t, {before}) for t in [$_self])"
        lines.append(f"  C{number}: {{summary: s, type: AnyType, predicate: '{test}'}}")
    with pytest.raises(SpecErrors, match="this constraint comes to more than 20000 tests"):
        load_dialect_text("\n".join(lines), "laugh.yaml")
