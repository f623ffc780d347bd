"""Programs of JAX, lowered, rewritten here, and compiled and run by JAX."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.interop.mlir import from_bindings, to_bindings, update_bindings
from odsgen.passes import PassManager
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, Operation, print_ir
from odsgen.runtime.builtin.attributes import DenseElementsAttr

jax = pytest.importorskip("jax")
jnp = pytest.importorskip("jax.numpy")
np = pytest.importorskip("numpy")

STABLEHLO = load_in_memory("""
dialect: stablehlo
allow_unknown_operations: true
allow_unknown_types: true
ops:
  add: {arguments: {lhs: AnyTensor, rhs: AnyTensor}, results: {result: AnyTensor}, traits: [Pure, SameOperandsAndResultType]}
  multiply: {arguments: {lhs: AnyTensor, rhs: AnyTensor}, results: {result: AnyTensor}, traits: [Pure, SameOperandsAndResultType]}
  tanh: {arguments: {operand: AnyTensor}, results: {result: AnyTensor}, traits: [Pure, SameOperandsAndResultType]}
  constant: {arguments: {value: ElementsAttr}, results: {output: AnyTensor}, traits: [Pure, ConstantLike]}
  broadcast_in_dim: {arguments: {operand: AnyTensor, broadcast_dimensions: DenseI64ArrayAttr}, results: {result: AnyTensor}, traits: [Pure]}
""")

Class = Any
ConstantOp: Class = STABLEHLO.ConstantOp
BroadcastInDimOp: Class = STABLEHLO.BroadcastInDimOp
MultiplyOp: Class = STABLEHLO.MultiplyOp
AddOp: Class = STABLEHLO.AddOp


class TimesTwoIsASum(RewritePattern[Any]):
    """Makes `x * 2` `x + x`: the same bits."""

    root = "stablehlo.multiply"

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        scalar = op.rhs.owner
        if not isinstance(scalar, BroadcastInDimOp) or not isinstance(
            scalar.operand.owner, ConstantOp
        ):
            return False
        if not np.all(np.asarray(scalar.operand.owner.value) == 2):
            return False
        rewriter.replace_op_with_new(op, AddOp.build(op.lhs, op.lhs))
        return True


def known() -> Context:
    return Context(allow_unregistered=True, dialects=[STABLEHLO.DIALECT])


def common(x: Any) -> Any:
    return jnp.tanh(x * x) + jnp.tanh(x * x) * 2


def softmax(x: Any) -> Any:
    return jax.nn.softmax(x) * 2.0


def loop(x: Any) -> Any:
    return jax.lax.fori_loop(0, 5, lambda i, y: y * 2.0 + i * jnp.sin(y * 2.0), x)


def weights(x: Any) -> Any:
    return x @ jnp.asarray(np.random.default_rng(0).random((64, 64), np.float32)).T


def small_floats(x: Any) -> Any:
    return (
        (x.astype(jnp.bfloat16) * jnp.bfloat16(1.5)).astype(jnp.float8_e4m3fn).astype(jnp.float32)
    )


@pytest.mark.parametrize("function", [common, softmax, loop, weights, small_floats])
@pytest.mark.parametrize(
    "context", [Context(allow_unregistered=True), known()], ids=["unknown", "known"]
)
def test_compiled_programs_give_equal_numbers(
    function: Callable[[Any], Any], context: Context
) -> None:
    x = jnp.linspace(-1, 1, 64, dtype=jnp.float32)
    lowered = jax.jit(function).lower(x)
    theirs = lowered.compiler_ir("stablehlo")
    program = from_bindings(theirs, context)
    if context.operation_class("stablehlo.add") is not None:
        PassManager.parse("builtin.module(cse)").run(program)
        apply_patterns_greedily(program, [TimesTwoIsASum()])
    copy = to_bindings(program, theirs.context)
    assert print_ir(from_bindings(copy, context), locations=True) == print_ir(
        program, locations=True
    )
    update_bindings(theirs, program)
    assert np.array_equal(lowered.compile()(x), jax.jit(function)(x))


def test_rewrite_is_in_what_jax_compiles() -> None:
    x = jnp.arange(4, dtype=jnp.float32)
    lowered = jax.jit(common).lower(x)
    theirs = lowered.compiler_ir("stablehlo")
    before = str(theirs)
    program = from_bindings(theirs, known())
    apply_patterns_greedily(program, [TimesTwoIsASum()])
    PassManager.parse("builtin.module(cse)").run(program)
    update_bindings(theirs, program)
    after = str(theirs)
    assert (before.count("stablehlo.tanh"), after.count("stablehlo.tanh")) == (2, 1)
    assert "stablehlo.constant" in before and "stablehlo.constant" not in after


def test_another_constant_gives_other_numbers() -> None:
    """JAX runs the program that was put there."""
    x = jnp.arange(4, dtype=jnp.float32)
    lowered = jax.jit(lambda x: x * 2).lower(x)
    theirs = lowered.compiler_ir("stablehlo")
    program: Operation = from_bindings(theirs, known())
    two: Any
    [two] = [op for op in program.walk() if isinstance(op, ConstantOp)]
    two.value = DenseElementsAttr.get(two.value.type, [3.0])
    update_bindings(theirs, program)
    assert np.array_equal(lowered.compile()(x), x * 3)
