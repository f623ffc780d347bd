"""The smallest programs of what the campaign has found: `found.mlir`."""

from __future__ import annotations

from pathlib import Path

from tests.differential.comparison import Program, disagreements
from tests.differential.oracle_batch import SEPARATOR
from tests.oracle import requires_oracle

_FOUND = Path(__file__).parent / "found.mlir"


@requires_oracle
def test_mlir_opt_and_odsgen_agree_about_what_was_found() -> None:
    texts = _FOUND.read_text(encoding="utf-8").split(f"{SEPARATOR}\n")
    found, accepted = disagreements([Program(text, "found", "found") for text in texts])
    assert found == []
    assert 3 < len(accepted) < len(texts)
