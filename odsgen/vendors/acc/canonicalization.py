"""Canonicalization patterns of the dialect `acc`: constant conditions and empty regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import simplify_update
from odsgen.hooks import canonicalizes, pattern
from odsgen.rewriting import constant_value
from odsgen.runtime import BoolAttr, Value
from odsgen_dialects import acc

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter


def _known(condition: Value | None) -> bool | None:
    constant = None if condition is None else constant_value(condition)
    return bool(constant.value) if isinstance(constant, BoolAttr) else None


@pattern(acc.EnterDataOp, acc.ExitDataOp, acc.UpdateOp, acc.HostDataOp)
def _constant_condition(
    op: acc.EnterDataOp | acc.ExitDataOp | acc.UpdateOp | acc.HostDataOp, rewriter: PatternRewriter
) -> bool:
    """Drops a condition that is true; a false one leaves only the operations of the region."""
    condition = _known(op.if_cond)
    if condition is None:
        return False
    if condition:
        with rewriter.modifying(op):
            op.if_cond = None
        return True
    for region in op.regions:
        block = region.entry_block
        terminator = block.last
        assert terminator is not None
        rewriter.inline_block_before(block, op)
        rewriter.erase_op(terminator)
    rewriter.erase_op(op)
    return True


@pattern(acc.KernelEnvironmentOp)
def _empty_kernel_environment(op: acc.KernelEnvironmentOp, rewriter: PatternRewriter) -> bool:
    """Replaces an empty kernel environment by the `acc.wait` of its wait operands, or erases it."""
    from odsgen_dialects.acc import DeviceType, WaitOp

    if op.region.entry_block.first is not None:
        return False
    if any(device is not DeviceType.None_ for device in op.wait_operands_device_type or ()):
        return False
    if any(op.has_wait_devnum or ()):
        return False
    if len(op.wait_operands_segments or ()) > 1:
        return False
    if op.wait_operands or op.wait_only_attr is not None:
        rewriter.replace_op_with_new(op, WaitOp.build(op.wait_operands, location=op.location))
    else:
        rewriter.erase_op(op)
    return True


@canonicalizes(acc.AtomicUpdateOp)
def canonicalize_atomic_update(op: acc.AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """AtomicUpdateOp::canonicalize"""
    from odsgen_dialects.acc import AtomicWriteOp

    def write(value: Value) -> AtomicWriteOp:
        return AtomicWriteOp.build(op.x, value, if_cond=op.if_cond, location=op.location)

    return simplify_update(op, rewriter, write)
