"""A function of JAX: lowered, counted, made smaller, written back, and run by JAX.

`python examples/jax/run.py` needs `jax` and the pack `odsgen-stablehlo`.
"""

from __future__ import annotations

from math import prod
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from odsgen_stablehlo import stablehlo

from odsgen.interop.mlir import from_bindings, update_bindings
from odsgen.passes import PassManager
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, Operation, RankedTensorType


def layer(x: Any, weights: Any, bias: Any) -> Any:
    """The function: its transpositions undo each other, though JAX lowers both."""
    rows = jnp.transpose(jnp.transpose(x @ weights))
    return jnp.tanh(rows + bias)


# --- counting ---------------------------------------------------------------------------------------


def elements(value: Any) -> int:
    """The number of elements of a tensor of static shape."""
    type: RankedTensorType = value.type
    return prod(type.shape)


def flops(program: Operation) -> dict[str, int]:
    """The operations on numbers, by the name of the operation: a product of matrices has two for each step of each element."""
    counted: dict[str, int] = {}
    for op in program.walk():
        if isinstance(op, stablehlo.DotGeneralOp):
            contracted = op.dot_dimension_numbers.lhs_contracting_dimensions
            steps = prod(op.lhs.type.shape[dimension] for dimension in contracted)
            count = 2 * steps * elements(op.result)
        elif isinstance(op, stablehlo.AddOp | stablehlo.TanhOp):
            count = elements(op.result)
        else:
            continue
        counted[op.name] = counted.get(op.name, 0) + count
    return counted


# --- rewriting --------------------------------------------------------------------------------------


class OneTransposition(RewritePattern[Any]):
    """Makes one transposition of two, and none where they undo each other."""

    root = "stablehlo.transpose"

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        inner = op.operand.owner
        if not isinstance(inner, stablehlo.TransposeOp):
            return False
        order = [inner.permutation[dimension] for dimension in op.permutation]
        if order == sorted(order):
            rewriter.replace_op(op, [inner.operand])
        else:
            rewriter.replace_op_with_new(op, stablehlo.TransposeOp.build(inner.operand, order))
        return True


def transpositions(program: Operation) -> int:
    """How many there are."""
    return sum(isinstance(op, stablehlo.TransposeOp) for op in program.walk())


def main() -> None:
    """Print what is found, and whether the numbers stay."""
    generator = np.random.default_rng(0)
    shapes = [(4, 16), (16, 8), (8,)]
    arguments = [generator.random(shape, np.float32) for shape in shapes]
    expected = jax.jit(layer)(*arguments)

    lowered = jax.jit(layer).lower(*arguments)
    theirs = lowered.compiler_ir("stablehlo")
    program = from_bindings(theirs, Context(dialects=[stablehlo.DIALECT]))
    program.verify()
    for name, count in flops(program).items():
        print(f"{name:<24}{count:>6}")
    before = transpositions(program)
    apply_patterns_greedily(program, [OneTransposition()])
    PassManager.parse("builtin.module(canonicalize,cse)").run(program)
    print(f"transpositions: {before}, then {transpositions(program)}")

    update_bindings(theirs, program)
    found = lowered.compile()(*arguments)
    print("the same numbers" if np.array_equal(found, expected) else "other numbers")


if __name__ == "__main__":
    main()
