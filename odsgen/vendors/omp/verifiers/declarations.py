"""Verifiers of privatizers, mappers and declared reductions of the dialect `omp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import is_llvm_pointer
from odsgen.hooks import verifies_regions
from odsgen.runtime import BaseMemRefType, Diagnostic, Severity, VerifyError
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.runtime import Location, Operation, Region, Type


def error_at(location: Location, message: str) -> VerifyError:
    """An error that does not print the operation."""
    return VerifyError([Diagnostic(Severity.ERROR, location, message)])


# --- privatizers --------------------------------------------------------------------------------------------------------


def privatized_type(privatizer: omp.PrivateClauseOp) -> Type | None:
    """The argument type of the regions; None if they take no arguments."""
    return next((a.type for region in privatizer.regions for a in region.arguments), None)


def _verify_yield(terminator: Operation, expected: Type | None) -> None:
    """Checks that a region yields a value of the type, or none if it is None."""
    if terminator.successors:
        return
    if not isinstance(terminator, omp.YieldOp):
        raise error_at(
            terminator.location, "expected exit block terminator to be an `omp.yield` op."
        )
    yielded = terminator.operand_types
    if expected is None:
        if yielded:
            raise error_at(terminator.location, "Did not expect any values to be yielded.")
    elif yielded != (expected,):
        found = ", ".join(f"'{type}'" for type in yielded) or "None"
        raise error_at(
            terminator.location, f"Invalid yielded value. Expected type: '{expected}', got: {found}"
        )


def _verify_region(
    op: omp.PrivateClauseOp, region: Region, name: str, count: int, yielded: Type | None
) -> None:
    found = len(region.arguments)
    if found != count:
        raise error_at(op.location, f"`{name}`: expected {count} region arguments, got: {found}")
    for block in region.blocks:
        if block.terminator is not None:
            _verify_yield(block.terminator, yielded)


@verifies_regions(omp.PrivateClauseOp)
def verify_private_regions(op: omp.PrivateClauseOp) -> None:
    """PrivateClauseOp::verifyRegions"""
    type = privatized_type(op)
    for region in op.regions:
        for argument in region.arguments:
            if argument.type is not type:
                raise op.error(
                    f"Region argument type mismatch: got '{argument.type}' expected '{type}'."
                )
    if op.init_region.blocks:
        _verify_region(op, op.init_region, "init", 2, type)
    copies = bool(op.copy_region.blocks)
    if op.data_sharing_type.keyword == "private":
        if copies:
            raise op.error("`private` clauses do not require a `copy` region.")
    else:
        if not copies:
            raise op.error("`firstprivate` clauses require at least a `copy` region.")
        _verify_region(op, op.copy_region, "copy", 2, type)
    if op.dealloc_region.blocks:
        _verify_region(op, op.dealloc_region, "dealloc", 1, None)


# --- mappers, allocations -----------------------------------------------------------------------------------------------


@verifies_regions(omp.DeclareMapperOp)
def verify_declare_mapper_regions(op: omp.DeclareMapperOp) -> None:
    """DeclareMapperOp::verifyRegions"""
    blocks = op.regions[0].blocks
    last = blocks[0].last if blocks else None
    if not isinstance(last, omp.DeclareMapperInfoOp):
        raise op.op_error("expected terminator to be a DeclareMapperInfoOp")


# --- reductions ---------------------------------------------------------------------------------------------------------


def _yields(region: Region, type: Type) -> bool:
    return all(
        inner.operand_types == (type,)
        for block in region.blocks
        for inner in block
        if isinstance(inner, omp.YieldOp)
    )


def _is_accumulator(pointer: Type, type: Type) -> bool:
    """Whether it is a pointer, opaque or to the type."""
    if isinstance(pointer, BaseMemRefType):
        return pointer.element_type is type
    return is_llvm_pointer(pointer)


@verifies_regions(omp.DeclareReductionOp)
def verify_declare_reduction_regions(op: omp.DeclareReductionOp) -> None:
    """DeclareReductionOp::verifyRegions"""
    type: Type = op.type
    allocation, initializer, reduction, atomic, cleanup = op.regions[:5]
    if not _yields(allocation, type):
        raise op.op_error("expects alloc region to yield a value of the reduction type")
    if not initializer.blocks:
        raise op.op_error("expects non-empty initializer region")
    count = len(initializer.arguments)
    if count == 1 and allocation.blocks:
        raise op.op_error(
            "expects two arguments to the initializer region when an allocation region is used"
        )
    if count == 2 and not allocation.blocks:
        raise op.op_error(
            "expects one argument to the initializer region when no allocation region is used"
        )
    if count not in (1, 2):
        raise op.op_error("expects one or two arguments to the initializer region")
    if any(argument.type is not type for argument in initializer.arguments):
        raise op.op_error("expects initializer region argument to match the reduction type")
    if not _yields(initializer, type):
        raise op.op_error("expects initializer region to yield a value of the reduction type")
    if not reduction.blocks:
        raise op.op_error("expects non-empty reduction region")
    if [argument.type for argument in reduction.arguments] != [type, type]:
        raise op.op_error("expects reduction region with two arguments of the reduction type")
    if not _yields(reduction, type):
        raise op.op_error("expects reduction region to yield a value of the reduction type")
    if atomic.blocks:
        types = [argument.type for argument in atomic.arguments]
        if len(types) != 2 or types[0] is not types[1]:
            raise op.op_error("expects atomic reduction region with two arguments of the same type")
        if not _is_accumulator(types[0], type):
            raise op.op_error(
                "expects atomic reduction region arguments to be accumulators containing the "
                "reduction type"
            )
    if cleanup.blocks and [argument.type for argument in cleanup.arguments] != [type]:
        raise op.op_error("expects cleanup region with one argument of the reduction type")
