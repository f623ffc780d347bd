"""Passes on loops of `scf` where MLIR's own are wrong."""

from __future__ import annotations

import pytest

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir


def result(pipeline: str, body: str) -> str:
    module = parse(
        f"""func.func @f(%n: index, %x: f32, %a: memref<?xf32>) -> f32 {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %least = affine.min affine_map<(d0) -> (d0, 8)>(%n)
          {body}
        }}""",
        Context(),
        filename="program.mlir",
    )
    PassManager.parse(f"builtin.module({pipeline})").run(module)
    return print_ir(module)


def test_specialized_loop_keeps_its_results():
    text = result(
        "scf-for-loop-specialization",
        """%r = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f32 {
          %t = arith.addf %s, %x : f32
          scf.yield %t : f32
        }
        return %r : f32""",
    )
    assert "scf.if %1 -> (f32)" in text and text.count("scf.for") == 2


@pytest.mark.parametrize("factor, folds", [(0, False), (-1, False), (2, True)])
def test_only_positive_factors_become_steps(factor, folds):
    text = result(
        "scf-for-loop-range-folding",
        f"""%f = arith.constant {factor} : index
        scf.for %i = %c0 to %n step %c1 {{
          %k = arith.muli %i, %f : index
          memref.store %x, %a[%k] : memref<?xf32>
        }}
        return %x : f32""",
    )
    assert (text.count("arith.muli") == 3) == folds


def test_the_check_in_a_tile_does_not_scale_the_counter():
    text = result(
        "scf-parallel-loop-tiling{parallel-loop-tile-sizes=3 no-min-max-bounds}",
        """%c2 = arith.constant 2 : index
        scf.parallel (%i) = (%c0) to (%n) step (%c2) {
          memref.store %x, %a[%i] : memref<?xf32>
        }
        return %x : f32""",
    )
    assert text.count("arith.muli") == 1  # the step of the tiles
    assert "arith.cmpi ult, %2, %arg0" in text


@pytest.mark.parametrize("pipeline", ["scf-forall-to-for", "scf-forall-to-parallel"])
def test_parallel_loop_with_results_is_refused_with_a_reason(pipeline):
    body = """%t = tensor.empty() : tensor<1xf32>
          %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<1xf32> {
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %t into %o[%i] [1] [1] : tensor<1xf32> into tensor<1xf32>
            }
          }
          return %x : f32"""
    with pytest.raises(PassFailure, match="has results"):
        result(pipeline, body)
