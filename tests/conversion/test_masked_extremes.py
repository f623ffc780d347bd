"""Masked minima and maxima of floats: what the mask leaves out is the neutral element, which MLIR 22 gets wrong."""

from __future__ import annotations

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir


@pytest.mark.parametrize(
    ("kind", "neutral"), [("minimumf", "0x7F800000"), ("maximumf", "0xFF800000")]
)
def test_neutral_element(kind: str, neutral: str) -> None:
    module = parse(
        "func.func @f(%mask: vector<4xi1>, %x: vector<4xf32>) -> f32 {"
        f"%0 = vector.mask %mask {{ vector.reduction <{kind}>, %x : vector<4xf32> into f32 }} : vector<4xi1> -> f32 "
        "return %0 : f32 }",
        Context(),
    )
    PassManager.parse("builtin.module(convert-vector-to-llvm)").run(module)
    assert f"llvm.mlir.constant(dense<{neutral}> : vector<4xf32>)" in print_ir(module)
