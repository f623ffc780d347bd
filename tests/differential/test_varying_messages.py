"""A message that mlir-opt words in another way each time says nothing about odsgen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from tests.differential import comparison
from tests.differential.comparison import Program, disagreements
from tests.differential.oracle_batch import FoundDiagnostic, OracleAnswer

_PROGRAM = Program("func.func private @f(!quant.any<f32>)\n", "func.func", "hand-written")


def _ask_with(monkeypatch: pytest.MonkeyPatch, messages: Iterator[str]) -> None:
    """Lets mlir-opt refuse every program, each run with the next message."""

    def ask(programs: Sequence[str], *, generic: bool, unregistered: bool) -> list[OracleAnswer]:
        if not programs:
            return []
        error = FoundDiagnostic(next(messages), 1, 29)
        return [OracleAnswer("", (error,)) for _ in programs]

    monkeypatch.setattr(comparison, "ask", ask)


def test_a_message_that_lasts_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    _ask_with(monkeypatch, iter(["illegal size: 7"] * 3))
    found, _ = disagreements([_PROGRAM])
    assert [d.kind for d in found] == ["message"]


def test_a_message_that_varies_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    _ask_with(monkeypatch, (f"illegal size: {number}" for number in range(3)))
    assert disagreements([_PROGRAM]) == ([], [])


def test_that_a_program_is_refused_must_be_agreed_with_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _ask_with(monkeypatch, (f"illegal size: {number}" for number in range(3)))
    found, _ = disagreements([Program("module {\n}\n", "builtin.module", "hand-written")])
    assert [d.kind for d in found] == ["accepted"]
