"""The smallest programs of what the campaign has found, `found.mlir`, and of checks that were missing, `found_refusals.mlir`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.differential.comparison import Program, disagreements
from tests.differential.oracle_batch import SEPARATOR
from tests.oracle import requires_oracle

_FOUND = sorted(Path(__file__).parent.glob("found*.mlir"))


@requires_oracle
@pytest.mark.parametrize("path", _FOUND, ids=lambda path: path.stem)
def test_mlir_opt_and_odsgen_agree_about_what_was_found(path: Path) -> None:
    texts = path.read_text(encoding="utf-8").split(f"{SEPARATOR}\n")
    found, accepted = disagreements([Program(text, "found", "found") for text in texts])
    assert found == []
    assert 3 < len(accepted) < len(texts)
