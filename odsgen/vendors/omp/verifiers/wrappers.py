"""Verifiers of loops and loop wrappers of the dialect `omp`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Operation, lookup_nearest_symbol_from
from odsgen.vendors.omp.verifiers.clauses import (
    elements,
    nearest,
    verify_reduction,
)
from odsgen.vendors.omp.verifiers.constructs import COMPOSITE
from odsgen_dialects import omp

_MISSING = "'omp.composite' attribute missing from composite wrapper"
_PRESENT = "'omp.composite' attribute present in non-composite wrapper"


def is_wrapper(op: Operation | None) -> bool:
    """Whether it is a LoopWrapperInterface."""
    return op is not None and "LoopWrapperInterface" in op.INTERFACES


def _nested_wrapper(op: Operation) -> Operation | None:
    """LoopWrapperInterface::getNestedWrapper"""
    blocks = op.regions[0].blocks
    inner = blocks[0].first if blocks else None
    return inner if is_wrapper(inner) else None


@verifies_regions(omp.LoopWrapperInterface)
def verify_loop_wrapper_interface_regions(op: Operation) -> None:
    """LoopWrapperInterface::verifyImpl"""
    inner = [inner for block in op.regions[0].blocks for inner in block]
    if len(inner) != 1:
        raise op.op_error("loop wrapper does not contain exactly one nested op")
    if not isinstance(inner[0], omp.LoopNestOp) and not is_wrapper(inner[0]):
        raise op.op_error("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")


# --- worksharing loops --------------------------------------------------------------------------------------------------


@verifies(omp.WsloopOp)
def verify_wsloop(op: omp.WsloopOp) -> None:
    """WsloopOp::verify"""
    verify_reduction(op)


@verifies_regions(omp.WsloopOp)
def verify_wsloop_regions(op: omp.WsloopOp) -> None:
    """WsloopOp::verifyRegions"""
    is_composite, is_inside = COMPOSITE in op.attributes, is_wrapper(op.parent_op)
    nested = _nested_wrapper(op)
    if nested is not None:
        if not is_composite:
            raise op.error(_MISSING)
        if not isinstance(nested, omp.SimdOp):
            raise op.error("only supported nested wrapper is 'omp.simd'")
    elif is_composite and not is_inside:
        raise op.error(_PRESENT)
    elif is_inside and not is_composite:
        raise op.error(_MISSING)


@verifies_regions(omp.DistributeOp)
def verify_distribute_regions(op: omp.DistributeOp) -> None:
    """DistributeOp::verifyRegions"""
    is_composite, nested = COMPOSITE in op.attributes, _nested_wrapper(op)
    if nested is None:
        if is_composite:
            raise op.error(_PRESENT)
        return
    if not is_composite:
        raise op.error(_MISSING)
    parent = op.parent_op
    if isinstance(nested, omp.WsloopOp):
        if not isinstance(parent, omp.ParallelOp) or COMPOSITE not in parent.attributes:
            raise op.error(
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is "
                "the direct parent"
            )
    elif not isinstance(nested, omp.SimdOp):
        raise op.error("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'")


@verifies(omp.TaskloopOp)
def verify_taskloop(op: omp.TaskloopOp) -> None:
    """TaskloopOp::verify"""
    verify_reduction(op)
    verify_reduction(op, "in_reduction")
    if op.reduction_vars and op.nogroup:
        raise op.error(
            "if a reduction clause is present on the taskloop directive, the nogroup clause must "
            "not be specified"
        )
    if not set(op.reduction_vars).isdisjoint(op.in_reduction_vars):
        raise op.error(
            "the same list item cannot appear in both a reduction and an in_reduction clause"
        )
    if op.grainsize is not None and op.num_tasks is not None:
        raise op.error(
            "the grainsize clause and num_tasks clause are mutually exclusive and may not appear "
            "on the same taskloop directive"
        )


@verifies_regions(omp.TaskloopOp)
def verify_taskloop_regions(op: omp.TaskloopOp) -> None:
    """TaskloopOp::verifyRegions"""
    is_composite, nested = COMPOSITE in op.attributes, _nested_wrapper(op)
    if nested is None:
        if is_composite:
            raise op.error(_PRESENT)
        return
    if not is_composite:
        raise op.error(_MISSING)
    if not isinstance(nested, omp.SimdOp):
        raise op.error("only supported nested wrapper is 'omp.simd'")


# --- loops that stand alone ---------------------------------------------------------------------------------------------


@verifies(omp.LoopOp)
def verify_loop(op: omp.LoopOp) -> None:
    """LoopOp::verify"""
    verify_reduction(op)


@verifies(omp.WorkshareLoopWrapperOp)
def verify_workshare_loop_wrapper(op: omp.WorkshareLoopWrapperOp) -> None:
    """WorkshareLoopWrapperOp::verify"""
    if nearest(op, omp.WorkshareOp) is None:
        raise op.op_error("must be nested in an omp.workshare")


@verifies_regions(omp.LoopOp, omp.WorkshareLoopWrapperOp)
def _verify_standalone(op: omp.LoopOp | omp.WorkshareLoopWrapperOp) -> None:
    if is_wrapper(op.parent_op) or _nested_wrapper(op) is not None:
        raise op.op_error("expected to be a standalone loop wrapper")


# --- lanes --------------------------------------------------------------------------------------------------------------


@verifies(omp.SimdOp)
def verify_simd(op: omp.SimdOp) -> None:
    """SimdOp::verify"""
    is_composite, is_inside = COMPOSITE in op.attributes, is_wrapper(op.parent_op)
    if is_inside and not is_composite:
        raise op.error(_MISSING)
    if is_composite and not is_inside:
        raise op.error(_PRESENT)
    for symbol in elements(op, "private_syms"):
        privatizer: Any = lookup_nearest_symbol_from(op, symbol)
        if not isinstance(privatizer, omp.PrivateClauseOp):
            raise op.error(f"Cannot find privatizer '{symbol}'")
        if privatizer.data_sharing_type.keyword == "firstprivate":
            raise op.error("FIRSTPRIVATE cannot be used with SIMD")
    if len(elements(op, "linear_var_types")) != len(op.linear_vars):
        raise op.error("Ill-formed type attributes for linear variables")


@verifies_regions(omp.SimdOp)
def verify_simd_regions(op: omp.SimdOp) -> None:
    """SimdOp::verifyRegions"""
    if _nested_wrapper(op) is not None:
        raise op.op_error("must wrap an 'omp.loop_nest' directly")


# --- loops --------------------------------------------------------------------------------------------------------------


@verifies(omp.LoopNestOp)
def verify_loop_nest(op: omp.LoopNestOp) -> None:
    """LoopNestOp::verify"""
    if not is_wrapper(op.parent_op):
        raise op.op_error("expects parent op to be a loop wrapper")
