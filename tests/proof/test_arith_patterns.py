"""The patterns of arith that MLIR declares: each has its verdict, and mlir-opt makes the mistakes that are found."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest

from odsgen.interpreter import POISON, EvaluationError, Machine
from odsgen.ods import DialectDef, load_dialect
from odsgen.proof.claims import FixedAttribute
from odsgen.proof.patterns import pattern_claims
from odsgen.proof.proving import Options, prove, prove_one, subjects
from odsgen.proof.report import Verdict
from odsgen.proof.terms import ScalarType
from odsgen.proof.types import Typings
from odsgen.runtime import Context, Operation, parse
from odsgen_dialects.arith import patterns as generated
from tests.oracle import mlir_opt, requires_oracle
from tests.proof.claim_programs import ClaimProgram, Search, refined

pytest.importorskip("z3")

#: Flags that two sums have in common do not hold of their sum; an index does not fit into any integer; rounding twice.
REFUTED = set(
    "AddIAddConstant AddISubConstantRHS AddISubConstantLHS MulIMulIConstant SubILHSAddConstant "
    "SubIRHSSubConstantRHS SubIRHSSubConstantLHS SubILHSSubConstantRHS SubILHSSubConstantLHS "
    "IndexCastOfIndexCast IndexCastUIOfIndexCastUI TruncFSIToFPToSIToFP TruncFUIToFPToUIToFP".split()
)
#: `make prove` takes more; tests/proof/test_all_widths.py proves the patterns for integers of any width.
_WIDTHS = (
    (1, 2, 3, 4, 8, 16, 31, 32, 64) if "ODSGEN_PROVE_ALL" in os.environ else (1, 2, 3, 8, 32, 64)
)
_OPTIONS = Options(widths=_WIDTHS, seconds=20)


@pytest.fixture(scope="module")
def arith() -> DialectDef:
    return load_dialect("dialect_specs/arith.yaml")


@pytest.fixture(scope="module")
def verdicts(arith: DialectDef) -> dict[str, Verdict]:
    return {v.name: v for v in prove(subjects(arith), _OPTIONS)}


def test_each_pattern_has_a_verdict(arith: DialectDef, verdicts: dict[str, Verdict]) -> None:
    for pattern in arith.patterns:
        expected = "refuted" if pattern.name in REFUTED else "proved"
        assert verdicts[pattern.name].status == expected, verdicts[pattern.name]


def test_traits_are_proved(verdicts: dict[str, Verdict]) -> None:
    traits = [verdict for verdict in verdicts.values() if verdict.kind == "trait"]
    assert {verdict.status for verdict in traits} == {"proved"}
    assert {"arith.addi: Commutative", "arith.andi: Idempotent"} <= {v.name for v in traits}


def test_wrong_traits_are_refuted(arith: DialectDef) -> None:
    """A difference is not commutative: its trait would be refuted."""
    from odsgen.ods import load_dialect_text

    spec = """
dialect: wrong
ops:
  sub:
    arguments: {a: I8, b: I8}
    results: {r: I8}
    traits: [Pure, Commutative]
    semantics: $a - $b
  not:
    arguments: {a: I8}
    results: {r: I8}
    traits: [Pure, SameOperandsAndResultType, Involution]
    semantics: ~$a
  twice:
    arguments: {a: I8}
    results: {r: I8}
    traits: [Pure, SameOperandsAndResultType, Idempotent]
    semantics: $a + $a
"""
    found = {v.name: v.status for v in prove(subjects(load_dialect_text(spec)), _OPTIONS)}
    assert found == {
        "wrong.sub: Commutative": "refuted",
        "wrong.not: Involution": "proved",
        "wrong.twice: Idempotent": "refuted",
    }


@pytest.mark.parametrize("name", sorted(set(REFUTED)))
@requires_oracle
def test_mlir_opt_makes_the_mistake(name: str, arith: DialectDef) -> None:
    """The source at the values of the counter-example, canonicalized: the interpreter gets what the model says."""
    [pattern] = [p for p in arith.patterns if p.name == name]
    [claim] = pattern_claims(pattern)
    # MLIR gives i1 the constant `true`, and casts of an index are for 64 bits
    # other patterns simplify operations with small constants first
    widths = (2, 3, 4, 8, 32) if "Cast" not in name else (1, 2, 8)
    options = Options(widths=widths, seconds=20, is_simple=False)
    verdict = prove_one((name, "pattern", None, lambda: [claim]), options)
    counter = verdict.counter_example
    assert counter is not None
    typings = Typings(claim, options.widths)
    types = typings.of_source(
        {**_fixed(typings), **dict(zip(verdict.variables, counter.types, strict=True))}
    )
    bits = {line.name: line.bits for line in counter.inputs}
    program = ClaimProgram(claim, types, bits)
    text = program.function(claim.source, [old for old, _ in claim.pairs])
    before, after = parse(text, Context()), parse(mlir_opt(text, "--canonicalize"), Context())
    values = [
        POISON if line.poison else line.bits for line in counter.inputs if line.name in claim.values
    ]
    first, second = (_results(module, values) for module in (before, after))
    assert first is not None
    function = Machine(after).function("main")
    assert second is None or not refined(first, second, function), (text, str(after), first, second)


def _fixed(typings: Typings) -> dict[str, ScalarType]:
    return {root: types[0] for root, types in typings.domains.items() if len(types) == 1}


def _results(module: Operation, values: Sequence[object]) -> list[object] | None:
    machine = Machine(module)
    try:
        return list(machine.call(machine.function("main"), values))
    except EvaluationError:
        return None


def test_search_refutes_nothing_that_is_proved(arith: DialectDef) -> None:
    for pattern in arith.patterns:
        if pattern.name not in REFUTED:
            for claim in pattern_claims(pattern):
                assert Search(1).refutes(claim, 500) is None, pattern.name


def test_absent_attributes_are_those_of_the_pattern(arith: DialectDef) -> None:
    """The rounding mode is absent in the patterns that ask for it: only then is it to nearest."""
    [pattern] = [p for p in arith.patterns if p.name == "TruncFSIToFPToSIToFP"]
    [claim] = pattern_claims(pattern)
    assert any(a == FixedAttribute(None, a.enum) for a in claim.attributes.values())


def test_what_is_proved_is_what_runs(arith: DialectDef) -> None:
    """The generated pattern makes of the source what the target of its claim computes."""
    search = Search(3, widths=(1, 2, 3, 8))
    for pattern in arith.patterns:
        [claim] = pattern_claims(pattern)
        applied = search.agrees(claim, getattr(generated, pattern.name)(), 20)
        assert applied > 0, pattern.name
