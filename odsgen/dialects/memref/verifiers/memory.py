"""Verifiers of the dialect `memref`: memory."""

from __future__ import annotations

from odsgen.dialects.memref.layouts import has_identity_map, num_layout_symbols
from odsgen.dialects.shared import segment_sizes, verify_dynamic_sizes
from odsgen.hooks import verifies
from odsgen.runtime import (
    DYNAMIC,
    AutomaticAllocationScope,
    ElementsAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    ShapedType,
    Type,
    UnitAttr,
    Value,
    index,
    is_memory_effect_free,
)
from odsgen_dialects.memref import (
    AllocaOp,
    AllocOp,
    AtomicRMWOp,
    DmaStartOp,
    GenericAtomicRMWOp,
    GlobalOp,
    ReallocOp,
)


def memref_type_of(type: Type) -> MemRefType:
    assert isinstance(type, MemRefType)
    return type


def _rank(value: Value) -> int:
    return len(memref_type_of(value.type).shape)


# --- allocation -------------------------------------------------------------------------------------------------------


@verifies(AllocOp)
def verify_alloc(op: AllocOp | AllocaOp) -> None:
    """AllocOp::verify"""
    type = memref_type_of(op.memref.type)
    sizes, symbols = segment_sizes(op)
    verify_dynamic_sizes(op, type, sizes)
    expected = num_layout_symbols(type)
    if symbols != expected:
        raise op.op_error(
            "symbol operand count does not equal memref symbol count: "
            f"expected {expected}, got {symbols}"
        )


@verifies(AllocaOp)
def verify_alloca(op: AllocaOp) -> None:
    """AllocaOp::verify"""
    parent = op.parent_op
    while parent is not None and AutomaticAllocationScope not in parent.TRAITS:
        parent = parent.parent_op
    if parent is None:
        raise op.op_error("requires an ancestor op with AutomaticAllocationScope trait")
    verify_alloc(op)


@verifies(ReallocOp)
def verify_realloc(op: ReallocOp) -> None:
    """ReallocOp::verify"""
    source, result = memref_type_of(op.source.type), memref_type_of(op.result.type)
    for what, type in (("source", source), ("result", result)):
        if not has_identity_map(type):
            raise op.error(f"unsupported layout for {what} memref type '{type}'")
    both = f"for source memref type '{source}' and result memref type '{result}'"
    if source.memory_space is not result.memory_space:
        raise op.error(f"different memory spaces specified {both}")
    if source.element_type is not result.element_type:
        raise op.error(f"different element types specified {both}")
    has_size = op.dynamic_result_size is not None
    if DYNAMIC in result.shape and not has_size:
        raise op.error(f"missing dimension operand for result type '{result}'")
    if DYNAMIC not in result.shape and has_size:
        raise op.error(f"unnecessary dimension operand for result type '{result}'")


# --- access -----------------------------------------------------------------------------------------------------------


# --- atomic operations ------------------------------------------------------------------------------------------------

_OF_FLOATS = frozenset({"addf", "maximumf", "maxnumf", "minimumf", "minnumf", "mulf"})


@verifies(AtomicRMWOp)
def verify_atomic_rmw(op: AtomicRMWOp) -> None:
    """AtomicRMWOp::verify"""
    from odsgen_dialects.arith import AtomicRMWKind

    value, memref, indices = op.value, op.memref, op.indices
    if len(indices) != _rank(memref):
        raise op.op_error("expects the number of subscripts to be equal to memref rank")
    found = op.kind_attr
    kind = str(AtomicRMWKind(int(found.value)) if isinstance(found, IntegerAttr) else found)
    if kind in _OF_FLOATS:
        if not isinstance(value.type, FloatType):
            raise op.op_error(f"with kind '{kind}' expects a floating-point type")
    elif kind != "assign" and not isinstance(value.type, IntegerType):
        raise op.op_error(f"with kind '{kind}' expects an integer type")


@verifies(GenericAtomicRMWOp)
def verify_generic_atomic_rmw(op: GenericAtomicRMWOp) -> None:
    """GenericAtomicRMWOp::verify"""
    arguments = op.atomic_body.arguments
    if len(arguments) != 1:
        raise op.op_error("expected single number of entry block arguments")
    if arguments[0].type is not op.result.type:
        raise op.op_error("expected block argument of the same type result type")
    for inner in op.atomic_body.walk(post_order=True):
        if not is_memory_effect_free(inner):
            raise inner.error(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side "
                "effects"
            )


# --- globals ----------------------------------------------------------------------------------------------------------


@verifies(GlobalOp)
def verify_global(op: GlobalOp) -> None:
    """GlobalOp::verify"""
    type = op.type
    if not isinstance(type, MemRefType) or DYNAMIC in type.shape:
        raise op.op_error(f"type should be static shaped memref, but got '{type}'")
    value = op.initial_value
    if value is None or isinstance(value, UnitAttr):
        return
    if not isinstance(value, ElementsAttr):
        raise op.op_error(f"initial value should be a unit or elements attribute, but got {value}")
    found = value.type
    assert isinstance(found, ShapedType)
    if found.element_type is not type.element_type:
        raise op.op_error(
            f"initial value element expected to be of type '{type.element_type}', "
            f"but was of type '{found.element_type}'"
        )
    if found.shape != type.shape:
        raise op.op_error(
            f"initial value shape expected to be {', '.join(map(str, type.shape))} "
            f"but was {', '.join(map(str, found.shape))}"
        )


# --- dma_start, dma_wait ----------------------------------------------------------------------------------------------


@verifies(DmaStartOp)
def verify_dma_start(op: DmaStartOp) -> None:
    """DmaStartOp::verify"""
    operands = op.operands
    if len(operands) < 4:
        raise op.op_error("expected at least 4 operands")
    position = 0
    needed = 4

    def memref(what: str) -> None:
        nonlocal position, needed
        type = operands[position].type
        if not isinstance(type, MemRefType):
            raise op.op_error(f"expected {what} to be of memref type")
        needed += len(type.shape)
        if len(operands) < needed:
            raise op.op_error(f"expected at least {needed} operands")
        indices = operands[position + 1 : position + 1 + len(type.shape)]
        if any(value.type is not index for value in indices):
            raise op.op_error(f"expected {what} indices to be of index type")
        position += 1 + len(type.shape)

    memref("source")
    memref("destination")
    if operands[position].type is not index:
        raise op.op_error("expected num elements to be of index type")
    position += 1
    memref("tag")
    if len(operands) not in (needed, needed + 2):
        raise op.op_error("incorrect number of operands")
    if any(value.type is not index for value in operands[needed:]):
        raise op.op_error("expected stride and num elements per stride to be of type index")
