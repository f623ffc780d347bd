"""Wrong programs are refused with StableHLO's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse

HEADER = (
    "func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %i: tensor<i32>, %s: tensor<f32>, "
    "%t: !stablehlo.token, %v: tensor<3xf32>, %p: tensor<3xi1>, %l: tensor<11x5xf32>, "
    "%q: tensor<i1>, %d: tensor<2x?xf32>, %e: tensor<2x?xf32, #stablehlo.bounds<?, 2>>, "
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


@pytest.mark.parametrize(
    ("mesh", "message"),
    [
        ('<["a"=0]>', "axis size must be at least 1, got: 0"),
        ('<["a"=2, "a"=2]>', 'duplicate axis name: "a"'),
        (
            '<["a"=2], device_ids=[1, 2]>',
            "sorted device ids must be iota(product(axes)), got: 1, 2",
        ),
        (
            '<["a"=2], device_ids=[1]>',
            "total product of axis sizes must match total number of device ids, got: 2 != 1",
        ),
        ("<[], device_ids=[1, 0]>", "axes is empty and device_ids has more than one element"),
        ('<["a"=2], device_ids=[-1, 0]>', "device id must be non-negative, got: -1"),
    ],
)
def test_wrong_meshes_are_refused(mesh: str, message: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(f"sdy.mesh @m = {mesh}", context).verify()
    assert refused.value.diagnostics[0].message.endswith(message)


def test_meshes_that_are_right(context: Context) -> None:
    for mesh in (
        "<[]>",
        "<[], device_ids=[3]>",
        '<["a"=2], device_ids=[1, 0]>',
        '<["a"=2], device_ids=[0, 1]>',
    ):
        parse(f"sdy.mesh @m = {mesh}", context).verify()
