"""The verdicts that the documentation's site shows: those of claims that are as they were when they were proved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from odsgen.ods import load_dialect_text
from odsgen.ods.model import DialectDef
from tools import verdicts
from tools.verdicts import current_verdicts, digests

TEXT = """\
dialect: half
ops:
  both:
    summary: Says it.
    traits: [Pure, SameOperandsAndResultType]
    arguments: {lhs: AnySignlessInteger, rhs: AnySignlessInteger}
    results: {result: AnySignlessInteger}
    semantics: $lhs & $rhs
    folds: {$lhs == $rhs: $lhs}
"""


def dialect(*changed: tuple[str, str]) -> DialectDef:
    text = TEXT
    for before, after in changed:
        assert before in text
        text = text.replace(before, after)
    return load_dialect_text(text)


@pytest.mark.parametrize(
    "before, after, is_same",
    [
        ("Says it.", "Says something else.", True),
        ("$lhs & $rhs", "$lhs | $rhs", False),
        ("$lhs == $rhs: $lhs", "$lhs == $rhs: $rhs", False),
        ("lhs: AnySignlessInteger", "lhs: I32", False),
        ("[Pure, Same", "[Pure, Commutative, Same", False),
    ],
)
def test_what_a_claim_follows_from(before: str, after: str, is_same: bool) -> None:
    changed = digests([dialect((before, after))])
    assert (changed == digests([dialect()])) is is_same


def test_only_current_verdicts_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "verdicts.json"
    monkeypatch.setattr(verdicts, "FILE", file)
    assert current_verdicts([dialect()]) == ({}, ["half"])
    entry = {"digest": digests([dialect()])["half"], "verdicts": {"half.both: x": "proved (i1)"}}
    file.write_text(json.dumps({"half": entry}), "utf-8")
    assert current_verdicts([dialect()]) == (entry["verdicts"], [])
    changed = dialect(("$lhs & $rhs", "$lhs | $rhs"))
    assert current_verdicts([changed]) == ({}, ["half"])
