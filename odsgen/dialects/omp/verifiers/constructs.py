"""Verifiers of the constructs that run a region, of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.omp.verifiers.clauses import (
    elements,
    nearest,
    verify_allocators,
    verify_depend,
    verify_private,
    verify_reduction,
)
from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from
from odsgen.runtime.ir.traits import IsTerminator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.omp import (
        OrderedOp,
        OrderedRegionOp,
        ParallelOp,
        ScanOp,
        SectionsOp,
        SingleOp,
        TaskgroupOp,
        TaskOp,
        TeamsOp,
        WorkdistributeOp,
    )

COMPOSITE = "omp.composite"


# --- parallel, sections, single, teams ----------------------------------------------------------------------------------


def verify_parallel(op: ParallelOp) -> None:
    """Clauses agree with what they name."""
    verify_allocators(op)
    verify_private(op)
    verify_reduction(op)


def verify_parallel_regions(op: ParallelOp) -> None:
    """A composite one holds `omp.distribute` and no other construct."""
    inner = [inner for block in op.region.blocks for inner in block]
    distributing = [one for one in inner if one.name == "omp.distribute"]
    if len(distributing) > 1:
        raise op.error("multiple 'omp.distribute' nested inside of 'omp.parallel'")
    if not distributing:
        if COMPOSITE in op.attributes:
            raise op.error("'omp.composite' attribute present in non-composite operation")
        return
    if COMPOSITE not in op.attributes:
        raise op.error("'omp.composite' attribute missing from composite operation")
    for one in inner:
        if one.name.startswith("omp.") and one is not distributing[0]:
            if IsTerminator not in one.TRAITS:
                raise op.error(
                    f"unexpected OpenMP operation inside of composite 'omp.parallel': {one.name}"
                )


def verify_sections(op: SectionsOp) -> None:
    """Clauses agree with what they name."""
    verify_allocators(op)
    verify_reduction(op)


def verify_sections_regions(op: SectionsOp) -> None:
    """Sections, and nothing else."""
    for inner in op.region.blocks[0] if op.region.blocks else ():
        if inner.name not in ("omp.section", "omp.terminator"):
            raise op.op_error("expected omp.section op or terminator op inside region")


def _inputs(function: Operation) -> Sequence[Type]:
    type: Any = function.properties["function_type"].value
    inputs: Sequence[Type] = type.inputs if function.name == "func.func" else type.params
    return inputs


def verify_single(op: SingleOp) -> None:
    """A function copies each variable: it takes two of its type."""
    verify_allocators(op)
    symbols, values = elements(op, "copyprivate_syms"), op.copyprivate_vars
    if len(symbols) != len(values):
        raise op.op_error(
            "inconsistent number of copyprivate vars (= "
            f"{len(values)}) and functions (= {len(symbols)}), both must be equal"
        )
    for symbol, value in zip(symbols, values, strict=True):
        function = lookup_nearest_symbol_from(op, symbol)
        if function is None or function.name not in ("func.func", "llvm.func"):
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


def verify_teams(op: TeamsOp) -> None:
    """It stands in a target or outside of all, and the least number of teams has a greatest."""
    parent = op.parent_op
    if parent is None or parent.name != "omp.target":
        while parent is not None and not parent.name.startswith("omp."):
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


def verify_task(op: TaskOp) -> None:
    """Clauses agree with what they name."""
    verify_depend(op)
    verify_reduction(op, "in_reduction")


def verify_taskgroup(op: TaskgroupOp) -> None:
    """Clauses agree with what they name."""
    verify_reduction(op, "task_reduction")


# --- distributed work ---------------------------------------------------------------------------------------------------

_REFUSED_IN_WORKDISTRIBUTE = {
    "omp.barrier": "explicit barriers are not allowed in workdistribute region",
    "omp.parallel": "nested parallel constructs not allowed in workdistribute",
    "omp.teams": "nested teams constructs not allowed in workdistribute",
}


def verify_workdistribute(op: WorkdistributeOp) -> None:
    """It stands in teams, with one end, and holds no construct with threads or teams of its own."""
    blocks = op.region.blocks
    if not blocks:
        raise op.op_error("region cannot be empty")
    if blocks[0].first is None:
        raise op.op_error("region must contain a structured block")
    ends = [b for b in blocks if b.last is not None and b.last.name == "omp.terminator"]
    if len(ends) > 1:
        raise op.op_error("region must have exactly one terminator")
    if not ends:
        raise op.op_error("region must be terminated with omp.terminator")
    for block in blocks:
        for child in block:
            for inner in child.walk(post_order=True):
                if inner.name in _REFUSED_IN_WORKDISTRIBUTE:
                    raise op.op_error(_REFUSED_IN_WORKDISTRIBUTE[inner.name])
    if op.parent_op is None or op.parent_op.name != "omp.teams":
        raise op.op_error("workdistribute must be nested under teams")


# --- ordered, scan ------------------------------------------------------------------------------------------------------


def _verify_ordered_parent(op: OrderedOp | OrderedRegionOp) -> None:
    has_region = bool(op.regions)
    loop = nearest(op, "omp.loop_nest")
    if loop is None:
        if has_region:
            return
        raise op.op_error("must be nested inside of a loop")
    wrapper: Any = loop.parent_op
    if wrapper is not None and wrapper.name == "omp.wsloop":
        if wrapper.ordered is None:
            raise op.op_error("the enclosing worksharing-loop region must have an ordered clause")
        if has_region and wrapper.ordered:
            raise op.op_error(
                "the enclosing loop's ordered clause must not have a parameter present"
            )
        if not has_region and not wrapper.ordered:
            raise op.op_error("the enclosing loop's ordered clause must have a parameter present")
    elif wrapper is None or wrapper.name != "omp.simd":
        raise op.op_error("must be nested inside of a worksharing, simd or worksharing simd loop")


def verify_ordered(op: OrderedOp) -> None:
    """As many variables as loops depend on each other."""
    _verify_ordered_parent(op)
    wrapper: Any = nearest(op, "omp.wsloop")
    if wrapper is None or wrapper.ordered != op.doacross_num_loops:
        raise op.op_error(
            "number of variables in depend clause does not match number of iteration variables "
            "in the doacross loop"
        )


def verify_ordered_region(op: OrderedRegionOp) -> None:
    """The loop around is ordered."""
    _verify_ordered_parent(op)


def verify_scan(op: ScanOp) -> None:
    """It includes or excludes, in a loop whose reduction is a scan."""
    if bool(op.inclusive_vars) == bool(op.exclusive_vars):
        raise op.error("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected")
    for name in ("omp.wsloop", "omp.simd"):
        loop: Any = nearest(op, name)
        if loop is not None and loop.reduction_mod is not None:
            if loop.reduction_mod.keyword == "inscan":
                return
    raise op.error(
        "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD "
        "construct with INSCAN reduction modifier"
    )
