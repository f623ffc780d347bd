"""Canonicalization patterns of the dialect `acc`: conditions that are constants, and regions with nothing in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.atomic_updates import simplify_update
from odsgen.dialects.shared.patterns import patterns_of
from odsgen.runtime.builtin.attributes import BoolAttr
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.acc import (
        AtomicUpdateOp,
        EnterDataOp,
        ExitDataOp,
        HostDataOp,
        KernelEnvironmentOp,
        UpdateOp,
    )


def _known(condition: Value | None) -> bool | None:
    constant = None if condition is None else constant_value(condition)
    return bool(constant.value) if isinstance(constant, BoolAttr) else None


def _constant_condition(
    op: EnterDataOp | ExitDataOp | UpdateOp | HostDataOp, rewriter: PatternRewriter
) -> bool:
    """A condition that always holds is dropped; where it never does, nothing is done but what a region has in it."""
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


def canonicalization_patterns_enter_data() -> Sequence[RewritePattern]:
    """The patterns of enter_data."""
    return patterns_of("acc.enter_data", _constant_condition)


def canonicalization_patterns_exit_data() -> Sequence[RewritePattern]:
    """The patterns of exit_data."""
    return patterns_of("acc.exit_data", _constant_condition)


def canonicalization_patterns_update() -> Sequence[RewritePattern]:
    """The patterns of update."""
    return patterns_of("acc.update", _constant_condition)


def canonicalization_patterns_host_data() -> Sequence[RewritePattern]:
    """The patterns of host_data."""
    return patterns_of("acc.host_data", _constant_condition)


def _empty_kernel_environment(op: KernelEnvironmentOp, rewriter: PatternRewriter) -> bool:
    """Where there is no kernel, only what it waits for is left, if `acc.wait` can say it."""
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


def canonicalization_patterns_kernel_environment() -> Sequence[RewritePattern]:
    """The patterns of kernel_environment."""
    return patterns_of("acc.kernel_environment", _empty_kernel_environment)


def canonicalize_atomic_update(op: AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """An update that keeps the value is none; one by what is known before is a write."""
    from odsgen_dialects.acc import AtomicWriteOp

    def write(value: Value) -> AtomicWriteOp:
        return AtomicWriteOp.build(op.x, value, if_cond=op.if_cond, location=op.location)

    return simplify_update(op, rewriter, write)
