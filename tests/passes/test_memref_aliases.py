"""`fold-memref-alias-ops` and `flatten-memref` where MLIR's own are wrong."""

from __future__ import annotations

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir

SUBVIEW = "memref<4x8xf32, strided<[64, 1], offset: ?>>"


def folded(body: str) -> str:
    module = parse(
        f"func.func @f(%m: memref<32x8xf32>, %n: memref<16x64xf32>, %i: index, %v: f32) {{\n{body}\nreturn }}",
        Context(allow_unregistered=True),
        filename="program.mlir",
    )
    PassManager.parse("builtin.module(fold-memref-alias-ops)").run(module)
    return print_ir(module)


@pytest.mark.parametrize(
    "access, folds",
    [
        ("vector.load %e[%i, %i, %i] : memref<4x8x8xf32>, vector<2x8xf32>", True),
        ("vector.load %e[%i, %i, %i] : memref<4x8x8xf32>, vector<2x2x8xf32>", False),
        (
            "vector.transfer_read %e[%i, %i, %i], %v {in_bounds = [true, true]} "
            ": memref<4x8x8xf32>, vector<2x8xf32>",
            True,
        ),
        ("vector.transfer_read %e[%i, %i, %i], %v : memref<4x8x8xf32>, vector<2x8xf32>", False),
    ],
)
def test_vectors_are_read_from_the_source_where_its_rows_are_the_same(access, folds):
    size = "2x2x8" if "2x2x8" in access else "2x8"
    text = folded(
        "%e = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 8, 8] "
        f": memref<32x8xf32> into memref<4x8x8xf32>\n%r = {access}\n"
        f'"test.use"(%r) : (vector<{size}xf32>) -> ()'
    )
    assert ("affine.linearize_index" in text) == folds


def test_constant_offsets_stay_dynamic_where_the_type_says_so():
    text = folded(f"""%c2 = arith.constant 2 : index
        %e = memref.subview %n[%c2, 3] [8, 16] [1, 1] : memref<16x64xf32> to {SUBVIEW.replace('4x8x', '8x16x')}
        %f = memref.subview %e[4, 3] [4, 8] [1, 1] : {SUBVIEW.replace('4x8x', '8x16x')} to {SUBVIEW}
        "test.use"(%f) : ({SUBVIEW}) -> ()""")
    assert "memref.subview %arg1[%c6, %c6] [4, 8] [1, 1]" in text


def test_strides_count_once_in_flat_memory():
    module = parse(
        """func.func @f(%m: memref<4x8xf32, strided<[16, 2], offset: 3>>, %i: index) -> f32 {
          %x = memref.load %m[%i, %i] : memref<4x8xf32, strided<[16, 2], offset: 3>>
          return %x : f32
        }""",
        Context(),
    )
    PassManager.parse("builtin.module(flatten-memref)").run(module)
    text = print_ir(module)
    assert "s0 * 18" in text and "sizes: [64], strides: [1]" in text


@pytest.mark.parametrize("size, folds", [(8, True), (9, False)])
def test_rows_that_are_longer_than_those_of_the_source_are_not_read_from_it(size, folds):
    text = folded(f"""%c = memref.collapse_shape %m [[0, 1]] : memref<32x8xf32> into memref<256xf32>
        %r = vector.load %c[%i] : memref<256xf32>, vector<{size}xf32>
        "test.use"(%r) : (vector<{size}xf32>) -> ()""")
    assert ("affine.delinearize_index" in text) == folds
