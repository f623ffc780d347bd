"""Wrong patterns, made by changing right ones: the solver finds what random values refute, and proves none of these."""

from __future__ import annotations

import os
from collections import Counter
from functools import partial

import pytest

from odsgen.proof.patterns import pattern_claims
from odsgen.proof.proving import Options, prove_one
from tests.proof.claim_programs import Search
from tests.proof.mutations import mutated_dialect

pytest.importorskip("z3")

#: `make prove` tries every change, with 10,000 inputs each.
_ALL = "ODSGEN_PROVE_ALL" in os.environ
_EVERY, _INPUTS = (1, 10_000) if _ALL else (13, 600)
_OPTIONS = Options(widths=tuple(range(1, 9)), seconds=20)


def test_wrong_patterns_are_refuted() -> None:
    counts: Counter[tuple[str, bool]] = Counter()
    for pattern in mutated_dialect(_EVERY).patterns:
        claims = pattern_claims(pattern)
        verdict = prove_one(
            (pattern.name, "pattern", pattern.place, partial(list, claims)), _OPTIONS
        )
        found = next((f for claim in claims if (f := Search(1).refutes(claim, _INPUTS))), None)
        counts[verdict.status, found is not None] += 1
        assert verdict.status != "proved" or found is None, (pattern.source_text, found)
    by_values = sum(count for (_, is_found), count in counts.items() if is_found)
    assert counts["refuted", True] >= 0.95 * by_values, counts
    assert by_values > 15, counts
