"""Programs on which mlir-opt crashes, or writes beyond its memory: canonicalize leaves them as they are."""

from __future__ import annotations

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir

#: -2^63 stands for an unknown number in lists of static ones.
OFFSET = """
func.func @offset(%m: memref<1xi32>) -> memref<2xi32, strided<[1], offset: ?>> {
  %c = arith.constant -9223372036854775808 : index
  %r = memref.reinterpret_cast %m to offset: [%c], sizes: [2], strides: [1] : memref<1xi32> to memref<2xi32, strided<[1], offset: ?>>
  return %r : memref<2xi32, strided<[1], offset: ?>>
}
"""
STRIDE = """
func.func @stride(%t: memref<?xi32>) -> memref<2xi32, strided<[?]>> {
  %c = arith.constant -9223372036854775808 : index
  %r = memref.subview %t[0] [2] [%c] : memref<?xi32> to memref<2xi32, strided<[?]>>
  return %r : memref<2xi32, strided<[?]>>
}
"""
ELEMENTS = """
func.func @elements() -> vector<1x2xf16> {
  %cst = arith.constant dense<1.270000e+02> : tensor<1x2xf16>
  %cst_0 = arith.constant dense<3.000000e+00> : vector<1x2xf16>
  %0 = vector.insert %cst, %cst_0 [0, 1] : tensor<1x2xf16> into vector<1x2xf16>
  return %0 : vector<1x2xf16>
}
"""


@pytest.mark.parametrize(
    "program", [OFFSET, STRIDE, ELEMENTS], ids=["offset", "stride", "elements"]
)
def test_program_stays_as_it_is(program: str) -> None:
    module = parse(program, Context())
    before = print_ir(module)
    PassManager.parse("builtin.module(canonicalize)").run(module)
    assert print_ir(module) == before
