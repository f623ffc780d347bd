"""A small, always equal part of the campaign: no more disagreements with mlir-opt than there were."""

from __future__ import annotations

from random import Random

import pytest

from tests.differential import comparison
from tests.differential.campaign import Outcome, run
from tests.differential.comparison import Program, disagreements
from tests.differential.tokens import changed_programs
from tests.oracle import requires_oracle

pytestmark = requires_oracle

#: The share of programs about which both agree, for each dialect; it may only grow.
PROGRAMS = 600
AGREEMENT = {"builtin": 0.995, "func": 0.995, "arith": 0.995, "cf": 0.995, "test": 0.98}


@pytest.mark.parametrize("dialect", AGREEMENT)
def test_both_make_the_same_of_programs_of_a_dialect(dialect: str) -> None:
    small = dialect in ("builtin", "func", "cf")
    outcome = run(
        dialect,
        seed=7,
        programs=PROGRAMS,
        instances=8 if small else 1,
        variations=12 if small else 3,
        tokens=2 if small else 1,
    )
    assert outcome.tried["generic"] > 100
    assert outcome.share >= AGREEMENT[dialect], _listed(outcome)


def test_crashes_of_none_of_the_dialects() -> None:
    outcome = run("arith", seed=11, programs=PROGRAMS, instances=2, variations=6, tokens=2)
    assert not [d for d in outcome.found if d.kind == "crash"], _listed(outcome)


def test_a_disagreement_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is no formality: what is not MLIR's answer is reported, with its kind."""
    program = Program("func.func private @f()\n", "func.func", "hand-written")
    assert disagreements([program]) == ([], ["module {\n  func.func private @f()\n}"])
    monkeypatch.setattr(comparison, "print_ir", lambda module, generic=False: "module {}\n")
    found, _ = disagreements([program])
    assert [d.kind for d in found] == ["generic"]
    monkeypatch.setattr(comparison, "parse", _refuse)
    found, _ = disagreements([program])
    assert [d.kind for d in found] == ["crash"]


def _refuse(*_: object, **__: object) -> None:
    raise KeyError("a defect")


def test_the_same_seed_changes_the_same_tokens() -> None:
    texts = ["module {\n  %0 = arith.constant 1 : i32\n}"]
    first = list(changed_programs(texts, "arith", Random(3), 8))
    assert first == list(changed_programs(texts, "arith", Random(3), 8))
    assert any(program.text != texts[0] + "\n" for program in first)


def _listed(outcome: Outcome) -> str:
    lines = [f"{outcome.dialect}: {outcome.share:.2%} of {outcome.tried.total()} agree"]
    for d in outcome.found[:20]:
        lines.append(
            f"{d.kind} ({d.program.variation})\n{d.program.text}\n  {d.ours}\n  {d.theirs}"
        )
    return "\n".join(lines)
