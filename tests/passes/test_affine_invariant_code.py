"""`affine-loop-invariant-code-motion` leaves in the loop what may not be moved, where MLIR moves it."""

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir

KEPT = {
    "a store, in a loop that may never run": "affine.for %i = 0 to %n { affine.store %x, %m[0] : memref<10xf32> }",
    "a store, in a loop that never runs": "affine.for %i = 0 to 0 { affine.store %x, %m[0] : memref<10xf32> }",
    "a division, in a loop that may never run": """affine.for %i = 0 to %n { %d = arith.divsi %n, %n : index
        affine.store %x, %m[%i] : memref<10xf32> }""",
    "a store before a call that reads": """affine.for %i = 0 to 10 { affine.store %x, %m[0] : memref<10xf32>
        func.call @f(%m) : (memref<10xf32>) -> () }""",
    "a load before a store through a view": """%v = memref.cast %m : memref<10xf32> to memref<?xf32>
        affine.for %i = 0 to 10 { %l = affine.load %m[0] : memref<10xf32>
        affine.store %l, %v[%i] : memref<?xf32> }""",
}


@pytest.mark.parametrize("body", KEPT.values(), ids=KEPT)
def test_stays_in_the_loop(body: str) -> None:
    module = parse(
        f"""func.func private @f(memref<10xf32>)
        func.func @kept(%m: memref<10xf32>, %x: f32, %n: index) {{ {body} return }}""",
        Context(),
    )
    before = print_ir(module)
    PassManager.parse("builtin.module(func.func(affine-loop-invariant-code-motion))").run(module)
    assert print_ir(module) == before
