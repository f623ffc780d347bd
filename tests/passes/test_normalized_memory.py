"""`normalize-memrefs`: programs beside mlir-opt, and where MLIR's own is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

PROGRAMS = Path(__file__).parent / "normalized_memory" / "programs.mlir"
SEPARATOR = "// -----\n"


def normalized(text: str) -> str:
    module = parse(text, Context(allow_unregistered=True), filename="program.mlir")
    PassManager.parse("builtin.module(normalize-memrefs)").run(module)
    return print_ir(module)


def test_programs_are_as_expected():
    made = [normalized(text) for text in PROGRAMS.read_text("utf-8").split(SEPARATOR)]
    assert f"\n{SEPARATOR}".join(made) == PROGRAMS.with_suffix(".after").read_text("utf-8")


@requires_oracle
def test_expected_is_what_mlir_opt_says():
    found = mlir_opt(
        PROGRAMS.read_text("utf-8"),
        "--normalize-memrefs",
        "--split-input-file",
        "--allow-unregistered-dialect",
    )
    assert found.rstrip() == PROGRAMS.with_suffix(".after").read_text("utf-8").rstrip()


PERMUTED = "memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>"
TILED = "memref<16xf32, affine_map<(i) -> (i floordiv 4, i mod 4)>>"


@pytest.mark.parametrize(
    "body",
    [
        f"%m = memref.alloc() : {PERMUTED} "
        f"%v = affine.vector_load %m[0, 0] : {PERMUTED}, vector<2xf32>",
        f"%m = memref.alloc() : {PERMUTED} "
        f"%k = arith.muli %i, %i : index scf.for %j = %i to %k step %k {{ "
        f"%l = arith.muli %j, %i : index memref.store %x, %m[%l, %l] : {PERMUTED} }}",
        f"%m = memref.alloc() : {TILED} %d = memref.dim %m, %i : {TILED}",
        "%m = memref.alloc() : memref<0x7xf32, affine_map<(d0, d1) -> (d1, d0)>>",
    ],
    ids=["a vector", "subscripts that no map takes", "a size of any dimension", "no elements"],
)
def test_what_another_shape_would_break_stays(body):
    text = f"func.func @f(%i: index, %x: f32) {{ {body} return }}"
    before = print_ir(parse(text, Context()))
    assert normalized(text) == before


def test_static_sizes_stay_what_they_were():
    text = normalized(f"""func.func @f() -> index {{
          %m = memref.alloc() : {TILED}
          %c0 = arith.constant 0 : index
          %d = memref.dim %m, %c0 : {TILED}
          return %d : index
        }}""")
    assert "memref.dim" not in text and "constant 16" in text


def test_results_of_several_casts_are_normalized():
    text = normalized(f"""func.func @f(%m: {TILED}) {{
          %a = memref.cast %m : {TILED} to {TILED.replace('16', '?')}
          %b = memref.cast %a : {TILED.replace('16', '?')} to {TILED}
          %x = affine.load %b[3] : {TILED}
          return
        }}""")
    assert "memref<4x4xf32> to memref<?x?xf32>" in text and "%cast_0[0, 3]" in text
