"""Passes on loops of `affine`: random nests as mlir-opt, and where MLIR's own are wrong."""

from __future__ import annotations

import pytest

from tests.oracle import requires_oracle
from tests.passes.affine_programs import SPLIT, by_mlir_opt, by_odsgen, program

#: Passes with options, and what the programs are made of.
RANDOM: dict[str, dict[str, int | bool]] = {
    "affine-parallelize{parallel-reductions}": {"other_branches": 0},
    "affine-parallelize{max-nested=1}": {"other_branches": 0},
    "affine-parallelize,affine-loop-normalize": {"other_branches": 0},
    "affine-loop-normalize{promote-single-iter}": {},
    "affine-loop-unroll{unroll-factor=3}": {"later_starts": False},
    "affine-loop-unroll{unroll-factor=5 cleanup-unroll}": {"later_starts": False},
    "affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=4}": {"later_starts": False},
    "affine-loop-unroll-jam{unroll-jam-factor=2}": {
        "allocations": False,
        "reductions": False,
        "later_starts": False,
    },
    "affine-loop-fusion": {
        "seed": 7,
        "conditions": False,
        "quotients": False,
        "equal_bounds": True,
    },
    "affine-loop-tile{tile-size=3}": {"depth": 1},
    "affine-loop-tile{separate tile-size=4}": {"depth": 1},
    "affine-scalrep": {"depth": 2},
    "lower-affine,affine-raise-from-memref": {},
}


@requires_oracle
@pytest.mark.parametrize("number", range(len(RANDOM)), ids=RANDOM)
def test_random_nests_as_mlir_opt(number: int) -> None:
    name, shape = list(RANDOM.items())[number]
    pipeline = f"builtin.module(func.func({name}))"
    text = program(shape.get("seed", number), 40, **{k: v for k, v in shape.items() if k != "seed"})
    chunks = text.split(SPLIT)
    found = by_mlir_opt(text, pipeline)
    assert len(found) == len(chunks)
    for chunk, expected in zip(chunks, found, strict=True):
        assert by_odsgen(chunk, pipeline).strip() == expected.strip(), chunk


def test_a_nest_is_not_tiled_where_iterations_would_change_places() -> None:
    text = by_odsgen(
        """func.func @f(%a: memref<8x8xf32>, %b: memref<f32>) {
          affine.for %i = 0 to 8 {
            affine.for %j = 0 to 8 {
              %x = affine.load %a[%i, %j] : memref<8x8xf32>
              %y = affine.load %b[] : memref<f32>
              %z = arith.subf %x, %y : f32
              affine.store %z, %b[] : memref<f32>
            }
          }
          return
        }""",
        "builtin.module(func.func(affine-loop-tile{tile-size=2}))",
    )
    assert "step" not in text


def test_a_condition_says_nothing_of_its_other_branch() -> None:
    text = by_odsgen(
        """func.func @f(%a: memref<8xf32>, %x: f32) {
          affine.for %i = 0 to 4 {
            affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
            } else {
              affine.store %x, %a[0] : memref<8xf32>
            }
          }
          return
        }""",
        "builtin.module(func.func(affine-parallelize))",
    )
    assert "affine.parallel" not in text


def copied(body: str, option: str = "") -> str:
    return by_odsgen(
        f"func.func @f(%a: memref<8x8xf32>, %b: memref<8xf32>, %x: f32, %n: index) {{\n{body}\nreturn }}",
        f"builtin.module(func.func(affine-data-copy-generate{{{option}}}))",
    )


def test_elements_that_a_loop_does_not_write_are_copied_in() -> None:
    every = "affine.for %i = 0 to 4 { affine.store %x, %b[%i * 2] : memref<8xf32> }"
    assert copied(every).count("affine.load %arg1") == 1
    all = "affine.for %i = 0 to 4 { affine.for %j = 0 to 2 { affine.store %x, %b[%i * 2 + %j] : memref<8xf32> } }"
    assert copied(all).count("affine.load %arg1") == 0


def test_memory_that_something_else_touches_is_not_copied() -> None:
    assert "memref.alloc" not in copied(
        "affine.for %i = 0 to 4 { affine.store %x, %b[%i] : memref<8xf32>\n"
        "%0 = memref.load %b[%n] : memref<8xf32>\nmemref.store %0, %b[%n] : memref<8xf32> }"
    )


def test_copies_stay_in_a_loop_in_which_another_nest_touches_the_memory() -> None:
    text = copied(
        "affine.for %k = 0 to 8 step 2 {\n"
        "affine.for %i = 0 to 8 { affine.store %x, %b[%i] : memref<8xf32> }\n"
        "affine.for %i = 0 to 8 { %0 = affine.load %b[%i] : memref<8xf32>\n"
        "affine.store %0, %a[%k, %i] : memref<8x8xf32> } }",
        "skip-non-unit-stride-loops",
    )
    assert text.index("affine.for") < text.index("memref.alloc() : memref<8xf32, 1>")
