"""Which loops of a contraction are rows, columns, reductions and batches (MLIR: `inferContractionDims`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    Block,
    BlockArgument,
    MemoryEffectOpInterface,
    Operation,
    Value,
)
from odsgen_dialects import arith, complex

#: The operations that combine products, by those that multiply.
PRODUCTS: dict[type[Operation], type[Operation]] = {
    arith.MulFOp: arith.AddFOp,
    arith.MulIOp: arith.AddIOp,
    arith.AndIOp: arith.OrIOp,
    complex.MulOp: complex.AddOp,
}


class ContractionLoops(NamedTuple):
    """The loops of a contraction by their role, ascending."""

    batch: list[int]
    m: list[int]
    n: list[int]
    k: list[int]


def contraction_loops(op: Operation, *, any_maps: bool = False) -> ContractionLoops | None:
    """The roles of the loops; None if it is no contraction of two operands.

    With ``any_maps`` operands may be read at sums of loops, too, which have no role then.
    """
    if len(op.operands) != 3 or len(inits_of(op)) != 1:
        return None
    maps, kinds = loop_maps(op), loop_kinds(op)
    if not any_maps and not all(map.is_projected_permutation() for map in maps):
        return None
    found = loops_by_role(maps, kinds)
    return found if found.k and (found.m or found.n) else None


def loops_by_role(maps: Sequence[AffineMap], kinds: Sequence[bool]) -> ContractionLoops:
    """The roles of the loops of three maps, as far as they have one."""
    left, right, result = (permuted_loops(map, kinds, True) for map in maps)
    reduced = permuted_loops(maps[0], kinds, False) & permuted_loops(maps[1], kinds, False)
    return ContractionLoops(
        sorted(left & right & result),
        sorted((left & result) - right),
        sorted((right & result) - left),
        sorted(reduced),
    )


def permuted_loops(map: AffineMap, kinds: Sequence[bool], is_parallel: bool) -> set[int]:
    """The loops of one kind that a map has once, by themselves (`findPermutationsIndexingOperand`)."""
    return {
        expr.position
        for expr in map.results
        if isinstance(expr, AffineDimExpr)
        and kinds[expr.position] == is_parallel
        and sum(each.is_function_of_dim(expr.position) for each in map.results) == 1
    }


# --- bodies -------------------------------------------------------------------------------------------------------------


def _without_conversions(value: Value) -> Value:
    """The value with which a chain of effect-free operations with one operand begins."""
    op = value.defining_op
    while (
        op is not None
        and len(op.operands) == 1
        and isinstance(op, MemoryEffectOpInterface)
        and op.has_no_effect
    ):
        value = op.operands[0]
        op = value.defining_op
    return value


def body_problem(block: Block, is_pair: Callable[[Operation, Operation], bool]) -> str | None:
    """The reason that keeps a body from combining products with the result (`isContractionBody`).

    ``is_pair`` is asked of the operation that multiplies and the one that reduces.
    """
    terminator = block.terminator
    if terminator is None:
        return "no terminator in the block"
    if len(block.arguments) != 3:
        return "expected block with 3 arguments"
    if len(terminator.operands) != 1:
        return "expected terminator with 1 operand"
    reduction = _without_conversions(terminator.operands[0]).defining_op
    if reduction is None or len(reduction.results) != 1 or len(reduction.operands) != 2:
        return "expected reduction op to be binary"
    left, right = map(_without_conversions, reduction.operands)
    if block.arguments[2] not in (left, right):
        return (
            "expected reduction to take block argument #2 as one of the operands (modulo unary "
            "casts)"
        )
    product = (right if isinstance(left, BlockArgument) else left).defining_op
    if product is None or len(product.results) != 1 or len(product.operands) != 2:
        return "expected elementwise op to be binary"
    if not is_pair(product, reduction):
        return "expected reduction/elementwise op kind not satisfied"
    if set(map(_without_conversions, product.operands)) != set(block.arguments[:2]):
        return "expected elementwise op to apply to block arguments (modulo unary casts)"
    return None


def is_contraction(op: Operation) -> bool:
    """Whether products of two inputs are combined along a reduction (`isaContractionOpInterface`)."""
    if len(op.operands) != 3 or len(inits_of(op)) != 1 or all(loop_kinds(op)):
        return False
    if not all(map.is_projected_permutation() for map in loop_maps(op)):
        return False
    block = op.regions[0].entry_block
    return body_problem(block, lambda times, plus: PRODUCTS.get(type(times)) is type(plus)) is None
