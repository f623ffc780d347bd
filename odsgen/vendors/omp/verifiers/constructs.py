"""Verifiers of the constructs of the dialect `omp` with a region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import IsTerminator, function_type_of, lookup_nearest_symbol_from
from odsgen.vendors.omp.verifiers.clauses import (
    elements,
    nearest,
    verify_allocators,
    verify_private,
    verify_reduction,
)
from odsgen_dialects import omp
from odsgen_dialects.func import FuncOp
from odsgen_dialects.llvm import LLVMFuncOp, LLVMFunctionType

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type


COMPOSITE = "omp.composite"


# --- parallel, sections, single, teams ----------------------------------------------------------------------------------


@verifies(omp.ParallelOp)
def verify_parallel(op: omp.ParallelOp) -> None:
    """ParallelOp::verify"""
    verify_private(op)
    verify_reduction(op)


@verifies_regions(omp.ParallelOp)
def verify_parallel_regions(op: omp.ParallelOp) -> None:
    """ParallelOp::verifyRegions"""
    inner = [inner for block in op.region.blocks for inner in block]
    distributing = [one for one in inner if isinstance(one, omp.DistributeOp)]
    if len(distributing) > 1:
        raise op.error("multiple 'omp.distribute' nested inside of 'omp.parallel'")
    if not distributing:
        if COMPOSITE in op.attributes:
            raise op.error("'omp.composite' attribute present in non-composite operation")
        return
    if COMPOSITE not in op.attributes:
        raise op.error("'omp.composite' attribute missing from composite operation")
    for one in inner:
        if one.dialect_name == omp.DIALECT.name and one is not distributing[0]:
            if IsTerminator not in one.TRAITS:
                raise op.error(
                    f"unexpected OpenMP operation inside of composite 'omp.parallel': {one.name}"
                )


@verifies(omp.SectionsOp)
def verify_sections(op: omp.SectionsOp) -> None:
    """SectionsOp::verify"""
    verify_reduction(op)


@verifies_regions(omp.SectionsOp)
def verify_sections_regions(op: omp.SectionsOp) -> None:
    """SectionsOp::verifyRegions"""
    for inner in op.region.blocks[0] if op.region.blocks else ():
        if not isinstance(inner, (omp.SectionOp, omp.TerminatorOp)):
            raise op.op_error("expected omp.section op or terminator op inside region")


def _inputs(function: FuncOp | LLVMFuncOp) -> Sequence[Type]:
    if isinstance(function, FuncOp):
        return function_type_of(function).inputs
    type = function.function_type
    return type.params if isinstance(type, LLVMFunctionType) else ()


@verifies(omp.SingleOp)
def verify_single(op: omp.SingleOp) -> None:
    """SingleOp::verify"""
    symbols, values = elements(op, "copyprivate_syms"), op.copyprivate_vars
    if len(symbols) != len(values):
        raise op.op_error(
            "inconsistent number of copyprivate vars (= "
            f"{len(values)}) and functions (= {len(symbols)}), both must be equal"
        )
    for symbol, value in zip(symbols, values, strict=True):
        function = lookup_nearest_symbol_from(op, symbol)
        if not isinstance(function, (FuncOp, LLVMFuncOp)):
            raise op.op_error(f"expected symbol reference {symbol} to point to a copy function")
        inputs = _inputs(function)
        if len(inputs) != 2:
            raise op.op_error(f"expected copy function {symbol} to have 2 operands")
        if inputs[0] is not inputs[1]:
            raise op.op_error(f"expected copy function {symbol} arguments to have the same type")
        if inputs[0] is not value.type:
            raise op.op_error(
                f"expected copy function arguments' type ('{inputs[0]}') to be the same as "
                f"copyprivate variable's type ('{value.type}')"
            )


@verifies(omp.TeamsOp)
def verify_teams(op: omp.TeamsOp) -> None:
    """TeamsOp::verify"""
    parent = op.parent_op
    if not isinstance(parent, omp.TargetOp):
        while parent is not None and parent.dialect_name != omp.DIALECT.name:
            parent = parent.parent_op
        if parent is not None:
            raise op.error(
                "expected to be nested inside of omp.target or not nested in any OpenMP dialect "
                "operations"
            )
    lower, upper = op.num_teams_lower, op.num_teams_upper
    if lower is not None:
        if upper is None:
            raise op.error(
                "expected num_teams upper bound to be defined if the lower bound is defined"
            )
        if lower.type is not upper.type:
            raise op.error("expected num_teams upper bound and lower bound to be the same type")
    verify_allocators(op)
    verify_reduction(op)


# --- tasks --------------------------------------------------------------------------------------------------------------


@verifies(omp.TaskOp)
def verify_task(op: omp.TaskOp) -> None:
    """TaskOp::verify"""
    verify_reduction(op, "in_reduction")


@verifies(omp.TaskgroupOp)
def verify_taskgroup(op: omp.TaskgroupOp) -> None:
    """TaskgroupOp::verify"""
    verify_reduction(op, "task_reduction")


# --- distributed work ---------------------------------------------------------------------------------------------------

_REFUSED_IN_WORKDISTRIBUTE: dict[type[Operation], str] = {
    omp.BarrierOp: "explicit barriers are not allowed in workdistribute region",
    omp.ParallelOp: "nested parallel constructs not allowed in workdistribute",
    omp.TeamsOp: "nested teams constructs not allowed in workdistribute",
}


@verifies(omp.WorkdistributeOp)
def verify_workdistribute(op: omp.WorkdistributeOp) -> None:
    """WorkdistributeOp::verify"""
    blocks = op.region.blocks
    if not blocks:
        raise op.op_error("region cannot be empty")
    if blocks[0].first is None:
        raise op.op_error("region must contain a structured block")
    ends = [b for b in blocks if isinstance(b.last, omp.TerminatorOp)]
    if len(ends) > 1:
        raise op.op_error("region must have exactly one terminator")
    if not ends:
        raise op.op_error("region must be terminated with omp.terminator")
    for block in blocks:
        for child in block:
            for inner in child.walk(post_order=True):
                if type(inner) in _REFUSED_IN_WORKDISTRIBUTE:
                    raise op.op_error(_REFUSED_IN_WORKDISTRIBUTE[type(inner)])
    if not isinstance(op.parent_op, omp.TeamsOp):
        raise op.op_error("workdistribute must be nested under teams")


# --- ordered, scan ------------------------------------------------------------------------------------------------------


def _verify_ordered_parent(op: omp.OrderedOp | omp.OrderedRegionOp) -> None:
    has_region = bool(op.regions)
    loop = nearest(op, omp.LoopNestOp)
    if loop is None:
        if has_region:
            return
        raise op.op_error("must be nested inside of a loop")
    wrapper: Any = loop.parent_op
    if isinstance(wrapper, omp.WsloopOp):
        if wrapper.ordered is None:
            raise op.op_error("the enclosing worksharing-loop region must have an ordered clause")
        if has_region and wrapper.ordered:
            raise op.op_error(
                "the enclosing loop's ordered clause must not have a parameter present"
            )
        if not has_region and not wrapper.ordered:
            raise op.op_error("the enclosing loop's ordered clause must have a parameter present")
    elif not isinstance(wrapper, omp.SimdOp):
        raise op.op_error("must be nested inside of a worksharing, simd or worksharing simd loop")


@verifies(omp.OrderedOp)
def verify_ordered(op: omp.OrderedOp) -> None:
    """OrderedOp::verify"""
    _verify_ordered_parent(op)
    wrapper: Any = nearest(op, omp.WsloopOp)
    if wrapper is None or wrapper.ordered != op.doacross_num_loops:
        raise op.op_error(
            "number of variables in depend clause does not match number of iteration variables "
            "in the doacross loop"
        )


@verifies(omp.OrderedRegionOp)
def verify_ordered_region(op: omp.OrderedRegionOp) -> None:
    """OrderedRegionOp::verify"""
    _verify_ordered_parent(op)


@verifies(omp.ScanOp)
def verify_scan(op: omp.ScanOp) -> None:
    """ScanOp::verify"""
    for loop in (nearest(op, omp.WsloopOp), nearest(op, omp.SimdOp)):
        if loop is not None and loop.reduction_mod is not None:
            if loop.reduction_mod.keyword == "inscan":
                return
    raise op.error(
        "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD "
        "construct with INSCAN reduction modifier"
    )
