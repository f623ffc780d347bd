"""Promotion and splitting of `memref.alloca` by mem2reg and sroa (MLIR: MemRefMemorySlot.cpp)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from odsgen.dialects.shared import (
    constant_integer,
    erase_promoted_allocation,
    is_deleted,
    keeps_what_is_stored,
)
from odsgen.hooks import implements
from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    BlockArgument,
    Builder,
    DeletionKind,
    DestructurableMemorySlot,
    InsertionPoint,
    IntegerAttr,
    MemorySlot,
    MemRefType,
    Operation,
    Type,
    Use,
    Value,
    index,
)
from odsgen_dialects.memref import AllocaOp, LoadOp, StoreOp

Access = LoadOp | StoreOp

MOST_PARTS = 16
"""The most elements of a memref that sroa splits, as in MLIR."""


# --- alloca -----------------------------------------------------------------------------------------------------------


@implements(AllocaOp, method="promotable_slots")
def promotable_slots_alloca(op: AllocaOp) -> Sequence[MemorySlot]:
    """AllocaOp::getPromotableSlots"""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_static_shape or type.num_elements != 1:
        return ()
    return (MemorySlot(op.memref, type.element_type),)


@implements(AllocaOp, method="default_value")
def default_value_alloca(op: AllocaOp, slot: MemorySlot, builder: Builder) -> Value:
    """AllocaOp::getDefaultValue"""
    from odsgen_dialects.ub import PoisonOp

    made = PoisonOp.build_generic(result_types=[slot.type], location=op.location)
    return builder.insert(made).results[0]


@implements(AllocaOp, method="handle_block_argument")
def handle_block_argument_alloca(
    op: AllocaOp, slot: MemorySlot, argument: BlockArgument, builder: Builder
) -> None:
    """AllocaOp::handleBlockArgument"""


implements(AllocaOp, method="handle_promotion_complete")(erase_promoted_allocation)


@implements(AllocaOp, method="destructurable_slots")
def destructurable_slots_alloca(op: AllocaOp) -> Sequence[DestructurableMemorySlot]:
    """AllocaOp::getDestructurableSlots"""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_static_shape or not 1 < type.num_elements <= MOST_PARTS:
        return ()
    places = product(*map(range, type.shape))
    parts: dict[Attribute, Type] = {_index(place): type.element_type for place in places}
    return (DestructurableMemorySlot(op.memref, type, parts),)


@implements(AllocaOp, method="destructure")
def destructure_alloca(
    op: AllocaOp,
    slot: DestructurableMemorySlot,
    used_indices: Sequence[Attribute],
    builder: Builder,
    new_allocators: list[Operation],
) -> Mapping[Attribute, MemorySlot]:
    """AllocaOp::destructure"""
    builder.insertion_point = InsertionPoint.after(op)
    found: dict[Attribute, MemorySlot] = {}
    for place in used_indices:
        element = slot.parts[place]
        made = AllocaOp.build(MemRefType.get((), element), (), (), location=op.location)
        new_allocators.append(builder.insert(made))
        found[place] = MemorySlot(made.memref, element)
    return found


@implements(AllocaOp, method="handle_destructuring_complete")
def handle_destructuring_complete_alloca(op: AllocaOp, slot: DestructurableMemorySlot) -> None:
    """AllocaOp::handleDestructuringComplete"""
    op.erase()


def _index(place: Sequence[int]) -> ArrayAttr:
    return ArrayAttr.get([IntegerAttr.get(number, index) for number in place])


# --- load and store ---------------------------------------------------------------------------------------------------


@implements(LoadOp, method="loads_from")
@implements(StoreOp, method="stores_to")
def _accesses(op: Access, slot: MemorySlot) -> bool:
    return op.memref is slot.pointer


implements(LoadOp, method="stored")(keeps_what_is_stored)
implements(StoreOp, method="remove_blocking_uses")(is_deleted)


@implements(LoadOp, method="can_uses_be_removed")
def can_uses_be_removed_load(
    op: LoadOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """LoadOp::canUsesBeRemoved"""
    return len(blocking_uses) == 1 and op.memref is slot.pointer and op.result.type is slot.type


@implements(StoreOp, method="can_uses_be_removed")
def can_uses_be_removed_store(
    op: StoreOp, slot: MemorySlot, blocking_uses: Sequence[Use], new_blocking_uses: list[Use]
) -> bool:
    """StoreOp::canUsesBeRemoved"""
    if len(blocking_uses) != 1 or op.memref is not slot.pointer:
        return False
    return op.value is not slot.pointer and op.value.type is slot.type


@implements(LoadOp, method="remove_blocking_uses")
def remove_blocking_uses_load(
    op: LoadOp,
    slot: MemorySlot,
    blocking_uses: Sequence[Use],
    builder: Builder,
    reaching_definition: Value,
) -> DeletionKind:
    """LoadOp::removeBlockingUses"""
    op.result.replace_all_uses_with(reaching_definition)
    return DeletionKind.DELETE


def _element(op: Access) -> Attribute | None:
    """The constant index of the element; None if it is not constant."""
    type = op.memref.type
    assert isinstance(type, MemRefType)
    place: list[int] = []
    for value, size in zip(op.indices, type.shape, strict=True):
        number = constant_integer(value)
        if number is None or not 0 <= number < size:
            return None
        place.append(number)
    return _index(place)


@implements(LoadOp, method="can_rewire")
def can_rewire_load(
    op: LoadOp,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """LoadOp::canRewire"""
    place = _element(op) if op.memref is slot.pointer else None
    if place is None:
        return False
    used_indices[place] = None
    return True


@implements(StoreOp, method="can_rewire")
def can_rewire_store(
    op: StoreOp,
    slot: DestructurableMemorySlot,
    used_indices: dict[Attribute, None],
    must_be_safely_used: list[MemorySlot],
) -> bool:
    """StoreOp::canRewire"""
    place = _element(op) if op.memref is slot.pointer is not op.value else None
    if place is None:
        return False
    used_indices[place] = None
    return True


@implements(LoadOp, StoreOp, method="rewire")
def _rewire(
    op: Access,
    slot: DestructurableMemorySlot,
    parts: Mapping[Attribute, MemorySlot],
    builder: Builder,
) -> DeletionKind:
    place = _element(op)
    assert place is not None
    op.memref = parts[place].pointer
    op.indices = ()
    return DeletionKind.KEEP
