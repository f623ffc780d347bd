"""Wrong programs are refused with StableHLO's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse

HEADER = (
    "func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %i: tensor<i32>, %s: tensor<f32>, "
    "%t: !stablehlo.token, %v: tensor<3xf32>, %p: tensor<3xi1>, %l: tensor<11x5xf32>, "
    "%r: tensor<3x5x7xf32>, %g: tensor<3xi64>, %h: tensor<2x3xi64>, %k: tensor<4xi64>) {\n"
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
