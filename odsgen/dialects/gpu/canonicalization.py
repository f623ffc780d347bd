"""Canonicalization patterns of the dialect `gpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import erase_before_same, index_constant, integer_bits
from odsgen.hooks import pattern
from odsgen.rewriting import constant_value
from odsgen.runtime import DYNAMIC, EffectKind, IntegerAttr, MemRefType, memory_effects
from odsgen_dialects.gpu import AllocOp, BarrierOp, LaunchOp, MemcpyOp, WaitOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Value
    from odsgen_dialects.memref import DimOp


pattern(BarrierOp)(erase_before_same)


# --- launches -----------------------------------------------------------------------------------------------------------


@pattern(LaunchOp)
def _launch_of_one(op: LaunchOp, rewriter: PatternRewriter) -> bool:
    """The id in a launch dimension of size 1 is 0."""
    body = op.regions[0].blocks[0]
    sizes = (
        *(op.grid_size_x, op.grid_size_y, op.grid_size_z),
        *(op.block_size_x, op.block_size_y, op.block_size_z),
    )
    numbers = [
        number
        for number, size in zip(body.arguments, sizes, strict=False)
        if number.has_uses and integer_bits(constant_value(size)) == 1
    ]
    if not numbers:
        return False
    first = body.first
    assert first is not None, "a block of a launch has a terminator"
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(first)
        zero = index_constant(rewriter, 0, op.location)
    for number in numbers:
        rewriter.replace_all_uses_with(number, zero)
    return True


# --- memory -------------------------------------------------------------------------------------------------------------


@pattern(AllocOp, root="memref.dim")
def _size_of_allocation(op: DimOp, rewriter: PatternRewriter) -> bool:
    """`memref.dim` of `gpu.alloc` is the dynamic size operand."""
    alloc = op.source.defining_op
    number, type = constant_value(op.index), op.source.type
    if not isinstance(alloc, AllocOp) or not isinstance(type, MemRefType):
        return False
    if not isinstance(number, IntegerAttr) or not 0 <= number.value < len(type.shape):
        return False
    if type.shape[number.value] != DYNAMIC:
        return False
    dynamic_number = type.shape[: number.value].count(DYNAMIC)
    rewriter.replace_op(op, [alloc.dynamic_sizes[dynamic_number]])
    return True


def _only_effect_on(op: Operation, value: Value, kind: EffectKind) -> bool:
    effects = [effect for effect in memory_effects(op) or () if effect.on is value]
    return len(effects) == 1 and effects[0].kind is kind


@pattern(MemcpyOp)
def _copy_that_nobody_reads(op: MemcpyOp, rewriter: PatternRewriter) -> bool:
    """Erases copies into memory that is otherwise only deallocated."""
    allocation = op.dst.defining_op
    if allocation is None or not _only_effect_on(allocation, op.dst, EffectKind.ALLOCATE):
        return False
    if not all(
        user is op or _only_effect_on(user, op.dst, EffectKind.FREE) for user in op.dst.users
    ):
        return False
    dependencies = op.async_dependencies
    if len(dependencies) > 1 or bool(dependencies) != (op.async_token is not None):
        return False
    rewriter.replace_op(op, dependencies)
    return True


# --- waiting ------------------------------------------------------------------------------------------------------------


def _waits_for_nothing(token: Value) -> bool:
    op = token.defining_op
    return isinstance(op, WaitOp) and not op.operands


@pattern(WaitOp)
def _wait_for_wait(op: WaitOp, rewriter: PatternRewriter) -> bool:
    """Drops dependencies on waits without dependencies."""
    left = tuple(token for token in op.operands if not _waits_for_nothing(token))
    if len(left) == len(op.operands):
        return False
    with rewriter.modifying(op):
        op.operands = left
    return True


@pattern(WaitOp)
def _wait_that_adds_nothing(op: WaitOp, rewriter: PatternRewriter) -> bool:
    """Erases a wait without dependencies or uses; replaces a token by its only dependency."""
    dependencies, token = op.async_dependencies, op.async_token
    if token is None:
        if dependencies:
            return False
        rewriter.erase_op(op)
    elif len(dependencies) == 1:
        rewriter.replace_op(op, dependencies)
    elif not token.has_uses:
        rewriter.erase_op(op)
    else:
        return False
    return True
