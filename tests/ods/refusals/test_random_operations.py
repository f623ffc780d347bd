"""Random operations are accepted and refused as mlir-tblgen does, with its message among ours."""

from __future__ import annotations

from random import Random

import pytest

from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors
from tests.ods.format.tablegen import requires_tablegen
from tests.ods.refusals.as_tablegen import as_tablegen
from tests.ods.refusals.mlir_tblgen import CRASH, ask
from tests.ods.refusals.random_operations import operation

_OPERATIONS = 60
# Where there is no property: an attribute behind an operand, which mlir-tblgen looks for by the wrong index.
_DEFECT = "Properties cannot be used for type inference"


def _messages(spec: str) -> list[str]:
    try:
        load_dialect_text(f"dialect: t\n{spec}", "t.yaml")
    except SpecErrors as errors:
        return [diagnostic.message for diagnostic in errors.diagnostics]
    return []


@requires_tablegen
@pytest.mark.parametrize("seed", range(4))
def test_operations_as_mlir_tblgen(seed: int):
    random = Random(seed)
    accepted = 0
    for _ in range(_OPERATIONS):
        spec = operation(random)
        answer = ask(("-gen-op-defs", "-gen-op-decls"), as_tablegen(spec)).message
        if answer in (CRASH, _DEFECT):
            continue
        ours = _messages(spec)
        if answer is None:
            accepted += 1
            assert ours == [], spec
        else:
            assert answer in ours, spec
    assert _OPERATIONS / 6 < accepted < _OPERATIONS * 5 / 6
