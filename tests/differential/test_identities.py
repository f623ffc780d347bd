"""Fold identities of the bundled specs, held against mlir-opt."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.differential import identities
from tests.oracle import requires_oracle


@requires_oracle
@pytest.mark.parametrize("spec", identities.SPECS_WITH_IDENTITIES, ids=lambda spec: spec.stem)
def test_each_identity_folds_as_in_mlir(spec: Path) -> None:
    found = identities.outcome(spec)
    assert not found.differences, "\n".join(found.differences[:5])
    assert not found.idle, f"they never fold: {found.idle}"
