"""Verifiers of loops and of the operations that wrap them, of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.omp.verifiers.clauses import (
    elements,
    nearest,
    verify_allocators,
    verify_linear,
    verify_reduction,
)
from odsgen.dialects.omp.verifiers.constructs import COMPOSITE
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.omp import (
        DistributeOp,
        LoopNestOp,
        LoopOp,
        SimdOp,
        TaskloopOp,
        WorkshareLoopWrapperOp,
        WsloopOp,
    )

_MISSING = "'omp.composite' attribute missing from composite wrapper"
_PRESENT = "'omp.composite' attribute present in non-composite wrapper"


def is_wrapper(op: Operation | None) -> bool:
    """Whether it wraps a loop."""
    return op is not None and "LoopWrapperInterface" in op.INTERFACES


def _nested_wrapper(op: Operation) -> Operation | None:
    """The wrapper inside of a wrapper, if it is not a loop."""
    blocks = op.regions[0].blocks
    inner = blocks[0].first if blocks else None
    return inner if is_wrapper(inner) else None


def verify_loop_wrapper_interface_regions(op: Operation) -> None:
    """It holds one loop, or one more wrapper."""
    inner = [inner for block in op.regions[0].blocks for inner in block]
    if len(inner) != 1:
        raise op.op_error("loop wrapper does not contain exactly one nested op")
    if inner[0].name != "omp.loop_nest" and not is_wrapper(inner[0]):
        raise op.op_error("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`")


# --- worksharing loops --------------------------------------------------------------------------------------------------


def verify_wsloop(op: WsloopOp) -> None:
    """Clauses agree with what they name."""
    verify_linear(op)
    verify_reduction(op)


def verify_wsloop_regions(op: WsloopOp) -> None:
    """Only lanes are wrapped with it, and what is part of a composite says so."""
    is_composite, is_inside = COMPOSITE in op.attributes, is_wrapper(op.parent_op)
    nested = _nested_wrapper(op)
    if nested is not None:
        if not is_composite:
            raise op.error(_MISSING)
        if nested.name != "omp.simd":
            raise op.error("only supported nested wrapper is 'omp.simd'")
    elif is_composite and not is_inside:
        raise op.error(_PRESENT)
    elif is_inside and not is_composite:
        raise op.error(_MISSING)


def verify_distribute(op: DistributeOp) -> None:
    """Clauses agree with what they name."""
    if op.dist_schedule_chunk_size is not None and not op.dist_schedule_static:
        raise op.op_error("chunk size set without dist_schedule_static being present")
    verify_allocators(op)


def verify_distribute_regions(op: DistributeOp) -> None:
    """Lanes are wrapped with it, or a loop that the threads of a composite share."""
    is_composite, nested = COMPOSITE in op.attributes, _nested_wrapper(op)
    if nested is None:
        if is_composite:
            raise op.error(_PRESENT)
        return
    if not is_composite:
        raise op.error(_MISSING)
    parent = op.parent_op
    if nested.name == "omp.wsloop":
        if parent is None or parent.name != "omp.parallel" or COMPOSITE not in parent.attributes:
            raise op.error(
                "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is "
                "the direct parent"
            )
    elif nested.name != "omp.simd":
        raise op.error("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'")


def verify_taskloop(op: TaskloopOp) -> None:
    """Clauses agree with what they name and with each other."""
    verify_allocators(op)
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


def verify_taskloop_regions(op: TaskloopOp) -> None:
    """Only lanes are wrapped with it."""
    is_composite, nested = COMPOSITE in op.attributes, _nested_wrapper(op)
    if nested is None:
        if is_composite:
            raise op.error(_PRESENT)
        return
    if not is_composite:
        raise op.error(_MISSING)
    if nested.name != "omp.simd":
        raise op.error("only supported nested wrapper is 'omp.simd'")


# --- loops that stand alone ---------------------------------------------------------------------------------------------


def verify_loop(op: LoopOp) -> None:
    """Clauses agree with what they name."""
    verify_reduction(op)


def verify_workshare_loop_wrapper(op: WorkshareLoopWrapperOp) -> None:
    """It shares the work of what is around."""
    if nearest(op, "omp.workshare") is None:
        raise op.op_error("must be nested in an omp.workshare")


def _verify_standalone(op: LoopOp | WorkshareLoopWrapperOp) -> None:
    if is_wrapper(op.parent_op) or _nested_wrapper(op) is not None:
        raise op.op_error("expected to be a standalone loop wrapper")


verify_loop_regions = _verify_standalone
verify_workshare_loop_wrapper_regions = _verify_standalone


# --- lanes --------------------------------------------------------------------------------------------------------------


def _verify_distinct(op: SimdOp, values: Sequence[Value], what: str) -> None:
    if len(set(values)) != len(values):
        raise op.op_error(f"{what} variable used more than once")


def _verify_aligned(op: SimdOp) -> None:
    values, alignments = op.aligned_vars, elements(op, "alignments")
    if values and len(alignments) != len(values):
        raise op.op_error("expected as many alignment values as aligned variables")
    if not values:
        if op.properties.get("alignments") is not None:
            raise op.op_error("unexpected alignment values attribute")
        return
    _verify_distinct(op, values, "aligned")
    for alignment in alignments:
        if not isinstance(alignment, IntegerAttr):
            raise op.op_error("expected integer alignment")
        if alignment.value <= 0:
            raise op.op_error("alignment should be greater than 0")


def verify_simd(op: SimdOp) -> None:
    """As many lanes as are safe; what is part of a composite says so; nothing is copied from outside."""
    if op.simdlen is not None and op.safelen is not None and op.simdlen > op.safelen:
        raise op.op_error(
            "simdlen clause and safelen clause are both present, but the simdlen value is not "
            "less than or equal to safelen value"
        )
    _verify_aligned(op)
    _verify_distinct(op, op.nontemporal_vars, "nontemporal")
    is_composite, is_inside = COMPOSITE in op.attributes, is_wrapper(op.parent_op)
    if is_inside and not is_composite:
        raise op.error(_MISSING)
    if is_composite and not is_inside:
        raise op.error(_PRESENT)
    for symbol in elements(op, "private_syms"):
        privatizer: Any = lookup_nearest_symbol_from(op, symbol)
        if privatizer is None or privatizer.name != "omp.private":
            raise op.error(f"Cannot find privatizer '{symbol}'")
        if privatizer.data_sharing_type.keyword == "firstprivate":
            raise op.error("FIRSTPRIVATE cannot be used with SIMD")
    verify_linear(op)


def verify_simd_regions(op: SimdOp) -> None:
    """No other wrapper is inside."""
    if _nested_wrapper(op) is not None:
        raise op.op_error("must wrap an 'omp.loop_nest' directly")


# --- loops --------------------------------------------------------------------------------------------------------------


def verify_loop_nest(op: LoopNestOp) -> None:
    """A bound for each variable, of its type, inside of what says how the loop runs."""
    variables = op.region.arguments
    lower = op.loop_lower_bounds
    if not lower:
        raise op.op_error("must represent at least one loop")
    if len(lower) != len(variables):
        raise op.op_error("number of range arguments and IVs do not match")
    if any(low.type is not variable.type for low, variable in zip(lower, variables, strict=True)):
        raise op.op_error("range argument type does not match corresponding IV type")
    if op.collapse_num_loops is not None and op.collapse_num_loops > len(variables):
        raise op.op_error("collapse value is larger than the number of loops")
    if op.tile_sizes is not None and len(op.tile_sizes) > len(variables):
        raise op.op_error("too few canonical loops for tile dimensions")
    if not is_wrapper(op.parent_op):
        raise op.op_error("expects parent op to be a loop wrapper")
