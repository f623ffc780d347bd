"""Locations of operations that replace others."""

from __future__ import annotations

import pytest

from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, Location, UnknownLoc, parse
from odsgen_dialects import arith

PROGRAM = """func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}
"""


@pytest.mark.parametrize("own", [None, UnknownLoc.get()])
def test_a_replacement_without_a_location_gets_that_of_the_operation(own: Location | None) -> None:
    class AddInstead(RewritePattern[arith.SubIOp]):
        def match_and_rewrite(self, op: arith.SubIOp, rewriter: PatternRewriter) -> bool:
            rewriter.replace_op_with_new(op, arith.AddIOp.build(op.lhs, op.rhs, location=own))
            return True

    module = parse(PROGRAM, Context(), filename="f.mlir")
    apply_patterns_greedily(module, [AddInstead()])
    [add] = [op for op in module.walk() if isinstance(op, arith.AddIOp)]
    assert str(add.location) == ('loc("f.mlir":2:8)' if own is None else "loc(unknown)")
