"""Wrong programs are refused with StableHLO's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse

HEADER = (
    "func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %i: tensor<i32>, %s: tensor<f32>, "
    "%t: !stablehlo.token) {\n"
)
LINES = [
    line.split(" // ")
    for line in Path(__file__).with_name("refusals.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("operation", "message"), LINES)
def test_wrong_operations_are_refused(operation: str, message: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(f"{HEADER}{operation}\nreturn\n}}", context).verify()
    assert message in [diagnostic.message for diagnostic in refused.value.diagnostics]
