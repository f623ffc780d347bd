"""Clauses without a translation: refused as by mlir-translate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Diagnostic, Operation, Severity
from odsgen.translation.llvm_ir.errors import TranslationError, failure_of
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

_ALLOCATE = ("allocate", "allocate_vars", "allocator_vars")
_DEPEND = ("depend", "depend_vars", "depend_kinds")
_IN_REDUCTION = ("in_reduction", "in_reduction_vars")
_NOWAIT = ("nowait", "nowait")
_ORDER = ("order", "order", "order_mod")
_PRIVATE = ("privatization", "private_vars")
_REDUCTION = ("reduction", "reduction_vars")
#: By operation its clauses: how each is called, and the arguments of the operation that have it.
_UNHANDLED: dict[type[Operation], tuple[tuple[str, ...], ...]] = {
    omp.DistributeOp: (_ALLOCATE, _ORDER),
    omp.OrderedRegionOp: (("parallelization-level", "par_level_simd"),),
    omp.ParallelOp: (_ALLOCATE,),
    omp.SectionsOp: (_ALLOCATE, _PRIVATE),
    omp.SingleOp: (_ALLOCATE, _PRIVATE),
    omp.TargetEnterDataOp: (_DEPEND,),
    omp.TargetExitDataOp: (_DEPEND,),
    omp.TargetUpdateOp: (_DEPEND,),
    omp.TargetOp: (_ALLOCATE, ("ompx_bare", "bare"), _IN_REDUCTION),
    omp.TaskOp: (_ALLOCATE, _IN_REDUCTION),
    omp.TaskgroupOp: (_ALLOCATE, ("task_reduction", "task_reduction_vars")),
    omp.TaskloopOp: (_ALLOCATE, _IN_REDUCTION, _REDUCTION),
    omp.TaskwaitOp: (_DEPEND, _NOWAIT),
    omp.TeamsOp: (_ALLOCATE, _PRIVATE),
    omp.WsloopOp: (_ALLOCATE, _ORDER),
}
#: Operations without a translation.
_MISSING = (omp.AllocateDirOp, omp.LoopOp, omp.WorkshareOp)


#: What is done on devices.
_ON_DEVICES = (
    omp.TargetOp,
    omp.TargetDataOp,
    omp.TargetEnterDataOp,
    omp.TargetExitDataOp,
    omp.TargetUpdateOp,
)


def check(translation: Translation, op: Any) -> None:
    """Refuses an operation, or one of its clauses, for which there is no translation."""
    function, attributes = translation.function, translation.op.stored_attributes
    if function is None:
        return
    if function.subprogram is not None and not isinstance(op, omp.MapInfoOp):
        raise failure_of(op, "OpenMP cannot be translated with debug information")
    if isinstance(op, _ON_DEVICES) and attributes.get("omp.target_triples"):
        raise failure_of(op, f"{op.name} cannot be translated where devices are named")
    if isinstance(op, _MISSING):
        raise failure_of(op, f"not yet implemented: {op.name}")
    messages = [
        f"not yet implemented: Unhandled clause {name} in {op.name} operation"
        for name, *arguments in _UNHANDLED.get(op.__class__, ())
        if any(_is_given(getattr(op, argument)) for argument in arguments)
    ]
    modifier = None if isinstance(op, omp.TeamsOp) else getattr(op, "reduction_mod", None)
    if modifier is not None and modifier.value is not omp.ReductionModifier.defaultmod:
        clause = "Unhandled clause reduction with modifier"
        messages.append(f"not yet implemented: {clause} in {op.name} operation")
    if messages:
        raise TranslationError(
            [Diagnostic(Severity.ERROR, op.location, each, operation=op) for each in messages]
        )


def _is_given(value: Any) -> bool:
    """Whether an argument is there: a list has elements, a flag is set."""
    if value is None or value is False:
        return False
    return bool(len(value)) if hasattr(value, "__len__") else True
